/** A drawing: what is filled, what is drawn as a line, and what is cut out of the fill. */
export interface Drawing {
  fill?: string;
  line?: string;
  cut?: string;
}

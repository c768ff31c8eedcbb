/** Thinking time for people: 2 d 4 h, 3:05:00, 4:59. */
const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export function readable(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${hours} h`;
  const minutes = Math.floor((seconds % HOUR) / 60);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

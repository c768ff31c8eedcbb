/** All icons on one page, to look at them while drawing: `npm run dev`, then /icons.html. */
import { mount } from "svelte";
import { speak } from "../../words/words.svelte";
import "../tokens.css";
import "../themes.css";
import "../page.css";
import Sheet from "./Sheet.svelte";

await speak("en");
mount(Sheet, { target: document.getElementById("app") as HTMLElement });

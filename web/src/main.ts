import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/themes.css";
import "./look/page.css";
import { startRouting } from "./router.svelte";
import { startSettings } from "./settings/settings.svelte";

await startSettings();
startRouting();
mount(App, { target: document.getElementById("app") as HTMLElement });

import { expect, test } from "vitest";
import { note, refuse, toasts } from "./parts/toasts.svelte";
import { go, routeOf } from "./router.svelte";

const at = (path: string) => routeOf(new URL(path, "http://x"));

test.each([
  ["/", "home", ""],
  ["/new", "new", ""],
  ["/t/aB-3_x", "table", "aB-3_x"],
  ["/replay/aB3?moment=7", "replay", "aB3"],
  ["/replay", "replay", ""],
  ["/learn", "learn", ""],
  ["/rules/guildhall.onepertown", "rules", "guildhall.onepertown"],
  ["/components/hayrick?game=joan", "components", "hayrick"],
  ["/settings", "settings", ""],
  ["/nowhere", "lost", ""],
])("%s is the page %s", (path, page, id) => {
  expect(at(path)).toMatchObject({ page, id });
});

test("query and secret are kept apart from the path", () => {
  const route = at("/t/T1?moment=4#orls_x");
  expect([route.query.get("moment"), route.fragment]).toEqual(["4", "#orls_x"]);
});

test("why something did not work stays on its page, what has worked is still told", () => {
  window.scrollTo = () => undefined;
  refuse({ key: "k", text: "No.", rule: "", rule_text: "", sources: [], ruling: "" });
  note("Copied.");
  go(`${location.pathname}?moment=2`);
  expect(toasts().map((one) => one.text)).toEqual(["No.", "Copied."]);
  go("/settings");
  expect(toasts().map((one) => one.text)).toEqual(["Copied."]);
});

/** The focus after buttons have come and gone. */
import { afterEach, expect, test } from "vitest";
import { FocusKeeper } from "./focus_keeper";

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function sit(
  html: string,
  lost = false,
): { place: FocusKeeper; at: (name: string) => HTMLElement } {
  document.body.innerHTML = `<div class="frame"><header><h1 tabindex="-1">Waiting</h1></header>
    <div class="board">${html}</div></div>`;
  const frame = document.querySelector(".frame") as HTMLElement;
  const place = new FocusKeeper(frame, lost);
  stop = place.watch();
  return { place, at: (name) => document.querySelector(name) as HTMLElement };
}

const MAT = `<section data-part="asked" tabindex="-1"><button data-move="pass">Pass</button></section>
  <section data-part="mat">
    <button data-piece="farmer"></button><button data-fill="village"></button>
    <button data-fill="castle"></button><button data-act="done"></button>
  </section>`;

test("after a Place was filled the next one that can be is at hand", () => {
  const { place, at } = sit(MAT);
  at('[data-fill="village"]').focus();
  at('[data-fill="village"]').remove();
  place.goOn();
  expect(document.activeElement).toBe(at('[data-fill="castle"]'));
});

test("after the last of them it is what is left to place", () => {
  const { place, at } = sit(MAT);
  at('[data-fill="castle"]').focus();
  for (const one of document.querySelectorAll("[data-fill]")) one.remove();
  place.goOn();
  expect(document.activeElement).toBe(at('[data-piece="farmer"]'));
});

test("what only rested while the server was asked gets the focus back", () => {
  const { place, at } = sit(MAT);
  const fill = at('[data-fill="village"]') as HTMLButtonElement;
  fill.focus();
  fill.disabled = true;
  fill.blur();
  fill.disabled = false;
  place.goOn();
  expect(document.activeElement).toBe(fill);
});

test("an answer leads to the next question, and a last one to confirming it", () => {
  const { place, at } = sit(`${MAT}<footer></footer>`);
  at('[data-move="pass"]').focus();
  at('[data-move="pass"]').remove();
  place.goOn();
  expect(document.activeElement).toBe(at('[data-part="asked"]'));

  at('[data-fill="castle"]').focus();
  at('[data-part="mat"]').remove();
  at("footer").innerHTML = `<button data-act="undo"></button><button data-act="confirm"></button>`;
  place.goOn();
  expect(document.activeElement).toBe(at('[data-act="confirm"]'));
});

test("whoever has confirmed does not land on taking back, but waits and then is asked", () => {
  const { place, at } = sit(`<div role="toolbar"><button data-act="confirm"></button></div>`);
  at('[data-act="confirm"]').focus();
  at(".board").innerHTML = "";
  place.goOn();
  expect(document.activeElement).toBe(at("h1"));
  at(".board").innerHTML = MAT;
  place.goOn();
  expect(document.activeElement).toBe(at('[data-part="asked"]'));
});

test("whoever points somewhere else is left alone", () => {
  const { place, at } = sit(MAT);
  at('[data-fill="castle"]').focus();
  at(".board").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  at('[data-fill="castle"]').remove();
  place.goOn();
  expect(document.activeElement).toBe(document.body);
});

test("a table that took the place of a button begins with what is asked", () => {
  const { place, at } = sit(MAT, true);
  place.goOn();
  expect(document.activeElement).toBe(at('[data-part="asked"]'));
});

test("a question whose answers are on the mat begins where the mat says", () => {
  const { place, at } = sit(MAT);
  at('[data-move="pass"]').focus();
  at(".board").innerHTML =
    `<section data-part="mat"><div data-begin></div></section><section data-part="asked"></section>`;
  place.goOn();
  expect(document.activeElement).toBe(at("[data-begin]"));
});

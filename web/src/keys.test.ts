import { beforeEach, expect, test, vi } from "vitest";
import { created, forget, heldAt, iAm, inviteLink, me, personalLink, seated } from "./keys";
import { tables, takeFragment, unseated } from "./keys";

beforeEach(() => localStorage.clear());

test("a table made here leaves its seats and its invitation", () => {
  created({ table: "T1", seats: [{ seat: 0, key: "orls_a" }], invite: "orli_b", commitment: "" });
  expect(heldAt("T1")).toEqual({ seats: ["orls_a"], invite: "orli_b" });
  expect(inviteLink("T1")).toMatch(/\/t\/T1#orli_b$/);
});

test("a personal link carries all seats to another device", () => {
  seated("T1", "orls_a");
  seated("T1", "orls_b");
  const link = new URL(personalLink("T1"));
  forget("T1");
  expect(heldAt("T1").seats).toEqual([]);
  expect(takeFragment("T1", link.hash)).toBe(true);
  expect(heldAt("T1").seats).toEqual(["orls_a", "orls_b"]);
});

test("a seat that was left is forgotten, and the others stay", () => {
  seated("T1", "orls_a");
  seated("T1", "orls_b");
  unseated("T1", "orls_a");
  expect(heldAt("T1").seats).toEqual(["orls_b"]);
});

test("an invitation is no seat", () => {
  takeFragment("T1", "#orli_x");
  expect(heldAt("T1")).toEqual({ seats: [], invite: "orli_x" });
  expect(tables()).toEqual(["T1"]);
});

test("a link without a secret brings none", () => {
  expect(takeFragment("T1", "")).toBe(false);
  expect(tables()).toEqual([]);
});

test("a browser that may not keep anything still remembers while it is open", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  iAm({ player: "P", key: "orlp_x", name: "Anna" });
  expect(me()?.name).toBe("Anna");
  refuse.mockRestore();
  iAm({ player: "P", key: "orlp_x", name: "Ben" });
  expect(me()?.name).toBe("Ben");
});

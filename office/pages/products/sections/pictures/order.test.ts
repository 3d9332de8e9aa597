import { expect, test } from "vitest";
import { moved, placeFor } from "./order.ts";

test("a picture goes to its new place, and the others close up", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(["a", "b"], 0, 9)).toEqual(["b", "a"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});

test("keys move by one or to an end, and never beyond", () => {
  expect(placeFor("ArrowLeft", 0, 3)).toBe(0);
  expect(placeFor("ArrowRight", 2, 3)).toBe(2);
  expect([placeFor("Home", 2, 3), placeFor("End", 0, 3)]).toEqual([0, 2]);
  expect(placeFor("Enter", 1, 3)).toBeNull();
});

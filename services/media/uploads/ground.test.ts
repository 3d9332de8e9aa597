import { expect, test } from "vitest";
import { groundOf } from "./ground.ts";

const side = 16;
const square = (paint: (x: number, y: number) => [number, number, number]) =>
  Uint8Array.from(Array.from({ length: side * side }, (_, at) => paint(at % side, Math.floor(at / side))).flat());

test("goods before an even ground tell its colour, also where they touch the edge or cast a shadow", () => {
  const boot = square((x, y) => (x > 4 && x < 11 && y > 3 ? [40, 40, 40] : [252, 253, 255]));
  expect(groundOf(boot, side)).toBe("#fcfdff");
  const shaded = square((_, y) => (y > 12 ? [236, 236, 238] : [250, 250, 250]));
  expect(groundOf(shaded, side)).toBe("#fafafa");
});

test("a scene has no ground", () => {
  expect(
    groundOf(
      square((_, y) => (y < 8 ? [60, 120, 200] : [240, 244, 248])),
      side,
    ),
  ).toBeNull();
  expect(
    groundOf(
      square((x, y) => [x * 16, y * 16, 90]),
      side,
    ),
  ).toBeNull();
});

import { expect, test } from "vitest";
import { planOf } from "#storefront/components/product-drawings/board-outline.ts";
import { camberPath, touchPoints } from "#storefront/components/product-drawings/camber-line.ts";
import { boardSpecs } from "./board-specs.ts";

const specs = [
  { id: "shape", value: "swallowtail" },
  { id: "camber", value: "hybrid-camber" },
  { id: "flex", value: "7" },
  { id: "terrain-powder", value: "10" },
  { id: "terrain-park", value: "2" },
  { id: "measures-160", value: "1600 258 312 290 1150 8.1 65 92" },
  { id: "measures-164", value: "1640 260 nonsense" },
];

test("3.11 a board's measures are read from its specs; what is not a measure is left out", () => {
  const board = boardSpecs(specs);
  expect(board).toMatchObject({ shape: "swallowtail", camber: "hybrid-camber", flex: 7 });
  expect(board.terrain).toEqual([
    ["park", 2],
    ["powder", 10],
  ]);
  expect(board.sizes).toEqual([
    {
      size: "160",
      length: 1600,
      waist: 258,
      nose: 312,
      tail: 290,
      effectiveEdge: 1150,
      sidecut: 8.1,
      weight: [65, 92],
    },
  ]);
});

test("3.11 things without board specs draw nothing", () => {
  expect(boardSpecs([{ id: "waterproof", value: "20k" }])).toEqual({ terrain: [], sizes: [] });
});

test("3.11 the drawn outline keeps the board's measures", () => {
  const [size] = boardSpecs(specs).sizes;
  const plan = planOf(size!, "swallowtail");
  expect(plan.nose[1] * 2).toBe(312);
  expect(plan.waist[1] * 2).toBe(258);
  expect(plan.contacts[1] - plan.contacts[0]).toBeCloseTo(1150);
  expect(plan.path).not.toContain("NaN");
});

test("3.11 a camber touches the snow near both ends, a rocker in the middle", () => {
  expect(touchPoints("camber", 100).map(Math.round)).toEqual([13, 87]);
  expect(touchPoints("rocker", 100)).toEqual([50]);
  expect(camberPath("flat", 100, 50, 40)).toMatch(/^M0\.0 /);
});

import { expect, test } from "vitest";
import { boardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { type Candidate, matches, nearMisses } from "./rules.ts";

const board = (id: number, levels: string[], terrain: Record<string, number>): Candidate => ({
  id,
  levels,
  specs: boardSpecs([
    ...Object.entries(terrain).map(([name, value]) => ({ id: `terrain-${name}`, value: String(value) })),
    { id: "measures-154", value: "1540 250 295 293 1185 7.9 61 87" },
    { id: "measures-158", value: "1580 254 301 299 1215 8.1 67 94" },
  ]),
});
const candidates = [
  board(1, ["beginner", "intermediate"], { park: 7, powder: 2 }),
  board(2, ["advanced", "expert"], { park: 2, powder: 9 }),
  board(3, ["intermediate", "advanced"], { park: 5, powder: 7 }),
];
const ids = (answers: Parameters<typeof matches>[1]) => matches(candidates, answers).map(({ id }) => id);

test("3.11 whoever answers nothing is shown what most people ride", () => {
  expect(ids({})).toEqual([1, 2, 3]);
});

test("3.11 boards are for the level and the place that were told, the best first", () => {
  expect(ids({ riding: "powder" })).toEqual([2, 3]);
  expect(ids({ riding: "powder", level: "intermediate" })).toEqual([3]);
  expect(ids({ riding: "park", level: "expert" })).toEqual([]);
});

test("3.11 each comes in the length for the weight, with what speaks for it", () => {
  expect(matches(candidates, { riding: "powder", weight: 82 })[0]).toEqual({
    id: 2,
    size: "158",
    points: 9,
    weight: [67, 94],
    reasons: ["weight"],
  });
  expect(ids({ weight: 130 })).toEqual([]);
  expect(matches(candidates, { weight: 82, boot: "46" }).every(({ reasons }) => reasons.includes("narrow"))).toBe(true);
});

test("3.11 near misses miss the terrain by a little or the level, never the weight", () => {
  const near = (answers: Parameters<typeof matches>[1]) => nearMisses(candidates, answers, 3).map(({ id }) => id);
  expect(near({ riding: "park", level: "intermediate", weight: 82 })).toEqual([3]);
  expect(near({ riding: "powder", level: "intermediate" })).toEqual([2]);
  expect(near({ riding: "powder", level: "intermediate", weight: 130 })).toEqual([]);
});

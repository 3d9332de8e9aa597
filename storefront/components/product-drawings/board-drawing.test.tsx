import { expect, test } from "vitest";
import { insertsOf } from "#commerce/shared/boards/rules.ts";
import { shown } from "#tests/support/shown.tsx";
import { BoardDrawing } from "./board-drawing.tsx";
import { planOf } from "./board-outline.ts";

const size = {
  size: "158",
  length: 1585,
  waist: 254,
  nose: 301,
  tail: 299,
  effectiveEdge: 1215,
  sidecut: 7.8,
  weight: [67, 94] as [number, number],
};

test("9.1 a drawing's measures are written in the language's way, as in the table below it", async () => {
  const french = await shown(<BoardDrawing size={size} shape="twin" />, "ca", "fr");
  for (const measure of ["30,1 cm", "25,4 cm", "29,9 cm", "121,5 cm", "158,5 cm"]) expect(french).toContain(measure);
  expect(await shown(<BoardDrawing size={size} shape="twin" />)).toContain("121.5 cm");
});

test("the drawing's inserts are those of the board's pictures: six pairs for each foot, around the waist", () => {
  const { inserts, waist } = planOf(size, "directional");
  expect(inserts).toEqual(insertsOf(size.length, waist[0]).map(([across, along]) => [along, across]));
  expect(inserts).toHaveLength(24);
  const along = inserts.map(([x]) => x);
  expect((Math.max(...along) + Math.min(...along)) / 2).toBeCloseTo(waist[0], 5);
});

test("a further length's drawing shows the same inserts at its own places", async () => {
  const ringsOf = (markup: string) => markup.match(/id="board-inserts"/g)?.length ?? 0;
  const first = await shown(<BoardDrawing size={size} shape="twin" />);
  const further = await shown(<BoardDrawing size={{ ...size, length: 1545 }} shape="twin" isFurther />);
  expect([ringsOf(first), ringsOf(further)]).toEqual([1, 0]);
  const placesIn = (markup: string) =>
    [...markup.matchAll(/(?:translate\(| x=")([\d.]+)[")]*><\/?(?:path|use)/g)].map(([, x]) => Number(x));
  for (const [markup, length] of [
    [first, 1585],
    [further, 1545],
  ] as const) {
    const along = planOf({ ...size, length }, "twin").inserts.map(([x]) => x);
    const [front = 0, back = 0] = placesIn(markup);
    expect(front).toBeCloseTo(along.slice(0, 12).reduce((sum, x) => sum + x, 0) / 12, 0);
    expect(back).toBeCloseTo(along.slice(12).reduce((sum, x) => sum + x, 0) / 12, 0);
  }
});

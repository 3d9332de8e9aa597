import { expect, test } from "vitest";
import { products } from "#demo/catalogue/products.ts";
import { outfit, requestFor } from "#demo/outfit.ts";
import { attitudes } from "./attitudes.ts";
import { linesOf, marksOf } from "./flat-marks.ts";
import { garmentFor, legMarks } from "./garments.ts";
import { person } from "./person.ts";

const all = products.flatMap(({ uid, kind, art, colours }) =>
  (kind === "jacket" || kind === "midlayer") && art.form !== "base-bottom"
    ? colours.map(({ id }) => [uid, id] as const)
    : [],
);

test.each(all)("%s in %s is worn with the panels, zips and marks of its drawing", (uid, colour) => {
  const garment = garmentFor(requestFor(uid, colour));
  const solid = garment.front.filter(({ soft }) => !soft);
  expect(solid.length).toBeGreaterThan(6);
  const drawn = person({ ...outfit(), jacket: requestFor(uid, colour) }, attitudes.waits, "a", true);
  const large = solid.filter(
    ({ fill, lines }) => fill?.startsWith("#") && lines.some((line) => line.every(([x]) => x > 255 && x < 640)),
  );
  for (const { fill } of large) expect(drawn, `${uid} ${fill}`).toContain(fill);
});

test("colourways of one jacket differ when it is worn", () => {
  const worn = ["storm", "signal", "pine"].map((colour) =>
    person({ jacket: requestFor("ridgeline-3l-jacket", colour) }, attitudes.waits, "a", true),
  );
  expect(new Set(worn).size).toBe(3);
});

test("trousers have marks on both legs", () => {
  const xs = legMarks(requestFor("sleet-2l-pants", "olive")).flatMap(({ lines }) => lines.flat().map(([x]) => x));
  expect(Math.min(...xs)).toBeLessThan(350);
  expect(Math.max(...xs)).toBeGreaterThan(550);
});

test("lines of path data: relative and absolute steps, closed ends, curves as points", () => {
  expect(linesOf("M0 0h10v10H0Z", 100)).toEqual([
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ],
  ]);
  expect(linesOf("M0 0L4 0M0 5l-3 .5", 100)).toEqual([
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 5],
      [-3, 5.5],
    ],
  ]);
  const [curve = []] = linesOf("M0 0C0 10 10 10 10 0", 6);
  expect(curve.length).toBeGreaterThan(4);
  expect(curve.at(-1)).toEqual([10, 0]);
});

test("marks are where their groups place them, in the middle colour of their gradient", () => {
  const defs =
    '<linearGradient id="d0" x1="0"><stop offset="0" stop-color="#ffffff"/><stop offset="0.42" stop-color="#123456"/><stop offset="1" stop-color="#000000"/></linearGradient>';
  const markup =
    '<g transform="translate(10 20) scale(2)"><path d="M0 0L5 0" stroke="#ff0000" stroke-width="3"/></g><path d="M0 0L1 1L1 0Z" fill="url(#d0)"/><path d="M0 0L1 1" fill="url(#pattern)"/>';
  const [line, area, ...others] = marksOf(markup, defs, 50);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ width: 6, stroke: "#ff0000", soft: false });
  expect(line?.lines).toEqual([
    [
      [10, 20],
      [20, 20],
    ],
  ]);
  expect(area).toMatchObject({ fill: "#123456" });
});

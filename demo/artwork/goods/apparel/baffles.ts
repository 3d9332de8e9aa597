/** Quilting on body and sleeves. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { sliver } from "#demo/artwork/goods/draw/walk.ts";
import { n } from "#demo/artwork/svg.ts";
import { pitch } from "./insulated.ts";

/** Quilting across the front: a stitched valley with shade below it and light on the bulge. */
export function baffles(e: Easel): string {
  const step = pitch(e);
  const bend = [14, -46, 0][e.variant(3)] ?? 14;
  const rows = Array.from(
    { length: Math.ceil(660 / step) + 1 },
    (_, i) => 386 + ((1000 - 386) * i) / Math.round((1000 - 386) / step),
  ).filter((y) => y < 1010);
  const row = (y: number, lift = 0): string => `220,${n(y + lift)} 450,${n(y + bend + lift)} 680,${n(y + lift)}`;
  const puckers = rows
    .map((y, i) =>
      [262, 322, 392, 508, 574, 632]
        .map(
          (x, j) =>
            `M${x + ((i * 17 + j * 11) % 24)} ${n(y + bend * 0.75)}q${4 + (j % 3)} ${n(step * 0.2)} ${(i % 3) - 5} ${n(step * 0.36)}q-5 ${n(-step * 0.2)} ${5 - (i % 3)} ${n(-step * 0.36)}z`,
        )
        .join(""),
    )
    .join("");
  return (
    fill(rows.map((y) => sliver(row(y), step * 0.26)).join(""), "#05080c", 0.2) +
    fill(rows.map((y) => sliver(row(y), -step * 0.42)).join(""), "#05080c", 0.13) +
    fill(rows.map((y) => sliver(row(y, step * 0.3), step * 0.24)).join(""), "#ffffff", 0.14) +
    stroke(rows.map((y) => line(row(y))).join(""), "#05080c", 2.4, 0.5) +
    fill(puckers, "#05080c", 0.2)
  );
}

/** The same on a sleeve, following its slope. */
export function armBaffles(e: Easel, left: boolean): string {
  const step = pitch(e);
  const x = (v: number): number => (left ? 900 - v : v);
  const count = Math.round(548 / step);
  const rows = Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    const y = 386 + t * 540;
    return `${x(600 + t * 106)},${n(y + 10)} ${x(670 + t * 94)},${n(y + 14)} ${x(700 + t * 128)},${n(y - 6)}`;
  });
  return (
    fill(rows.map((r) => sliver(r, left ? -step * 0.28 : step * 0.28)).join(""), "#05080c", 0.2) +
    fill(rows.map((r) => sliver(r, left ? step * 0.34 : -step * 0.34)).join(""), "#05080c", 0.12) +
    stroke(rows.map(line).join(""), "#05080c", 2.4, 0.5)
  );
}

/** What closes a boot: laces and hooks, speed-lace cords, one dial or two. */
import { luminance } from "../colour.ts";
import { at, n, type Point } from "../svg.ts";
import { last } from "./boot.ts";
import type { Easel } from "./easel.ts";
import { dial, oval, slab, turned } from "./hardware.ts";
import { walk } from "./outline.ts";
import { fill, layered, rope, shaded, slant, stroke, tone } from "./shade.ts";

export const lacings = ["dual-dial", "single-dial", "laces", "speed-lace"] as const;
export type Lacing = (typeof lacings)[number];

/** How the boot closes; unknown facts mean laces. */
export const lacingOf = (e: Easel): Lacing => lacings.find((name) => name === e.facts.lacing) ?? "laces";

const steel = "#a6b0b7";
const shadow = "#05080c";

function cords(e: Easel, pairs: [Point, Point][], paint: string, width: number): string {
  const d = pairs.map(([a, b]) => `M${at(a)}Q${at([(a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 7])} ${at(b)}`).join("");
  return layered(e, d, [
    [shadow, width, 0.45, ' transform="translate(2 5)"'],
    [shaded(paint, 0.45), width],
    [paint, width * 0.7],
  ]);
}

const points = (spec: string, count: number): Point[] => walk(spec, count).map(({ p }) => p);

/** Each cord climbs from one side to the next place on the other. */
function crossed(near: Point[], far: Point[]): [Point, Point][] {
  const pairs: [Point, Point][] = [];
  for (let i = 0; i + 1 < near.length; i++) {
    pairs.push([near[i] as Point, far[i + 1] as Point], [near[i + 1] as Point, far[i] as Point]);
  }
  return pairs;
}

export function bootLacing(e: Easel): string {
  const kind = lacingOf(e);
  const paint = luminance(e.accent) > 0.12 ? e.accent : e.pale;
  const count = kind === "laces" ? 8 : 7;
  const [near, far] = [points(last.eyestay, count), points(last.front, count)];
  if (kind === "laces") {
    const rings = near
      .slice(0, 4)
      .map(([x, y]) => oval(x + 12, y + 2, 7))
      .join("");
    const hooks = near
      .slice(4)
      .map(([x, y]) => hook(e, x + 10, y))
      .join("");
    return (
      cords(e, crossed(near, far), paint, 11) +
      fill(rings, "#14181b") +
      stroke(rings, "#b9c2c9", 3.4) +
      hooks +
      bow(e, paint)
    );
  }
  if (kind === "speed-lace") {
    return cords(e, crossed(near, far), paint, 8) + guides(e, near) + handle(e, 590, 480);
  }
  const wires = cords(e, crossed(near, far), steel, 4.6);
  const top = dial(e, 424, 368, 46, e.dark, e.accent, 0.8, -6);
  if (kind === "single-dial") return wires + guides(e, near) + top;
  const run: [Point, Point][] = [
    [near[4] as Point, [604, 676]],
    [near[3] as Point, [596, 700]],
  ];
  return wires + cords(e, run, steel, 4.6) + guides(e, near) + dial(e, 624, 690, 50, e.dark, e.accent, 0.96, 12) + top;
}

const hook = (e: Easel, x: number, y: number): string =>
  turned(
    fill(slab(x - 14, y - 6, 32, 18, 5), shadow, 0.4) +
      fill(slab(x - 16, y - 9, 32, 16, 6), tone(e, "#98a3ab", slant, 0.5)) +
      fill(oval(x + 7, y - 1, 4), "#3a434a"),
    x,
    y,
    8,
  );

/** Moulded guides that a cord turns in; lean follows the eyestay. */
function guides(e: Easel, at: Point[]): string {
  return at
    .map(([x, y], i) => {
      const [cx, cy] = [x + 10, y];
      return turned(
        fill(slab(cx - 17, cy - 9, 36, 26, 8), shadow, 0.4) +
          fill(slab(cx - 19, cy - 13, 36, 26, 8), tone(e, e.dark, slant, 0.6)) +
          stroke(`M${n(cx - 14)} ${n(cy - 7)}h24`, "#fff", 2.4, 0.4) +
          stroke(`M${n(cx - 17)} ${n(cy + 2)}h30`, shadow, 4, 0.6),
        cx,
        cy,
        i < 3 ? 48 - i * 8 : 12,
      );
    })
    .join("");
}

/** The pull of a speed lace, parked on the flank. */
function handle(e: Easel, x: number, y: number): string {
  const cord = `M${x - 112} ${y - 96}C${x - 40} ${y - 70} ${x - 6} ${y - 60} ${x} ${y - 14}`;
  return (
    layered(e, cord, [
      [shadow, 7, 0.4, ' transform="translate(2 5)"'],
      [shaded(e.accent, 0.4), 7],
      [e.accent, 4.4],
    ]) +
    turned(
      fill(slab(x - 19, y - 22, 42, 92, 15), shadow, 0.4) +
        fill(slab(x - 22, y - 28, 42, 92, 15), tone(e, e.accent, slant, 0.4)) +
        rope(`M${x - 9} ${y - 2}v40M${x + 5} ${y - 2}v40`, shaded(e.accent, 0.5), 5, 0.7),
      x,
      y,
      -8,
    )
  );
}

function bow(e: Easel, paint: string): string {
  const loops =
    "M432 372C356 318 330 404 428 388M438 372C520 312 566 392 446 388M430 388C404 440 384 450 390 506M444 390C474 428 496 440 490 492";
  return (
    layered(e, loops, [
      [shadow, 11, 0.4, ' transform="translate(3 6)"'],
      [shaded(paint, 0.45), 11],
      [paint, 8],
    ]) + fill(slab(420, 368, 32, 28, 10), tone(e, paint, slant, 0.4))
  );
}

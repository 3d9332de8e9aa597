/** Straps, ladders and buckles of a binding. */
import { mix } from "../colour.ts";
import { n, type Point } from "../svg.ts";
import type { Easel } from "./easel.ts";
import { oval, slab } from "./hardware.ts";
import { line, shape } from "./outline.ts";
import { edge, fill, lit, piece, rope, shaded, slant, stitches, stroke, thread, tone } from "./shade.ts";
import { type Camera, type Place, trace } from "./solid.ts";

type Arch = { x: number; foot: number; rise: number; lean: number; half: number; width: (t: number) => number };

/** A place on an arch that spans the boot: t 0 near … 1 far, s −1 toe edge … 1 heel edge, lift outward in cm. */
function over(a: Arch, t: number, s: number, lift = 0): Place {
  const swing = Math.PI * t;
  const bulge = Math.sin(swing);
  return [
    a.x + a.lean * bulge - s * a.width(t) * 0.5,
    (a.half + lift) * Math.cos(swing) * (0.86 + 0.14 * Math.abs(Math.cos(swing))),
    a.foot + (a.rise + lift) * bulge ** 0.78 + s * a.width(t) * 0.3 * bulge,
  ];
}

function patch(c: Camera, a: Arch, from: number, to: number, lift = 0, squeeze = 1): string {
  const span = (s: number): string => c.run(trace(9, (t) => over(a, from + (to - from) * t, s * squeeze, lift)));
  const corner = (run: string): string => run.replace(/^(\S+)/, "$1!").replace(/(\S+)$/, "$1!");
  return shape(`${corner(span(-1))} ${corner(span(1)).split(" ").reverse().join(" ")}`);
}

/** Where the arch turns its inside to the camera: the t at which the strap's picture flips over. */
function turning(c: Camera, a: Arch): number {
  const facing = (t: number): boolean => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [c.at(over(a, t, -1)), c.at(over(a, t + 0.02, -1)), c.at(over(a, t, 1))];
    return (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0) > 0;
  };
  const first = facing(0.3);
  for (let t = 0.34; t < 0.96; t += 0.02) if (facing(t) !== first) return t;
  return 1;
}

const lineAt = (c: Camera, a: Arch, s: number, from: number, to: number, lift = 0.25): string =>
  c.run(trace(9, (t) => over(a, from + (to - from) * t, s, lift)));

/** A toothed ladder between rail and buckle. */
function ladder(c: Camera, a: Arch, from: number, to: number, hex: string, lift = 0.4): string {
  const narrow: Arch = { ...a, width: () => 1.7 };
  const d = patch(c, narrow, from, to, lift);
  const teeth = trace(Math.max(5, Math.round((to - from) * 60)), (t) => [t, 0, 0]).map(([t]) =>
    line(c.run([over(narrow, from + (to - from) * t, -0.7, lift), over(narrow, from + (to - from) * t, 0.7, lift)])),
  );
  return fill(d, shaded(hex, 0.2)) + stroke(teeth.join(""), "#05080c", 3, 0.5) + stroke(d, lit(hex, 0.4), 1.6, 0.6);
}

/** A ratchet buckle with its lever, laid along the arch. */
function buckle(e: Easel, c: Camera, a: Arch, t: number, size: number): string {
  const [x, y] = c.at(over(a, t, 0, 0.9));
  const [x2, y2] = c.at(over(a, t + 0.05, 0, 0.9));
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  const s = size;
  const metal = mix(e.dark, "#6b757d", e.variant(2) ? 0.6 : 0.15);
  const frame = slab(-s, -s * 0.5, s * 2, s, s * 0.22);
  const lever = `M${n(-s * 0.62)} ${n(-s * 0.42)}h${n(s * 1.3)}q${n(s * 0.5)} ${n(s * 0.1)} ${n(s * 0.62)} ${n(s * 0.42)}q${n(-s * 0.12)} ${n(s * 0.32)} ${n(-s * 0.62)} ${n(s * 0.42)}h${n(-s * 1.3)}Z`;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">` +
    fill(slab(-s + 3, -s * 0.5 + 8, s * 2, s, s * 0.22), "#05080c", 0.4) +
    fill(frame, tone(e, metal, slant, 0.5)) +
    edge(frame, metal, 1.6) +
    fill(lever, tone(e, e.accent, slant, 0.4)) +
    edge(lever, e.accent, 1.6) +
    rope(
      `M${n(-s * 0.3)} ${n(-s * 0.2)}h${n(s * 0.9)}M${n(-s * 0.3)} 0h${n(s * 1.05)}M${n(-s * 0.3)} ${n(s * 0.2)}h${n(s * 0.9)}`,
      shaded(e.accent, 0.5),
      s * 0.07,
      0.7,
    ) +
    fill(oval(-s * 0.78, 0, s * 0.13), "#c4ccd2") +
    stroke(`M${n(-s * 0.55)} ${n(-s * 0.36)}h${n(s * 1.15)}`, "#fff", s * 0.06, 0.45) +
    "</g>"
  );
}

/** The inside of a strap's far end, which belongs behind the chassis. */
function lining(e: Easel, c: Camera, a: Arch): string {
  const turn = turning(c, a);
  return turn < 0.97
    ? piece(e, patch(c, a, turn - 0.06, 1, 0.1), shaded(mix(e.dark, e.second, 0.2), 0.4), [0, 0, 1, 0.4], 0.4)
    : "";
}

/** The far ends of both straps. */
export const farStraps = (e: Easel, c: Camera): string => lining(e, c, ankleArch(e)) + lining(e, c, toeArch);

function strap(e: Easel, c: Camera, a: Arch, hex: string, from: number, holes: (to: number) => string[]): string {
  const turn = turning(c, a);
  const to = Math.min(0.92, turn);
  const top = patch(c, a, from, to, 0.5);
  const core = patch(c, a, from + 0.03, to - 0.02, 0.75, 0.66);
  const trim = mix(e.dark, hex, 0.2);
  const cuts = holes(to).join("");
  const rows = (s: number): string => lineAt(c, a, s, from + 0.02, to - 0.01, 0.6);
  return (
    fill(patch(c, a, from, to, 0), shaded(trim, 0.6)) +
    piece(e, top, trim, [0, 0, 0.7, 1], 0.5) +
    stroke(line(lineAt(c, a, -1, from, to, 0.5)), lit(trim, 0.6), 4, 0.6) +
    piece(e, core, hex, [0, 0, 0.8, 1], 0.5) +
    (cuts
      ? `<path d="${cuts}" fill="#05080c" fill-opacity=".6" stroke="${lit(hex, 0.5)}" stroke-width="1.6" stroke-opacity=".5"/>`
      : "") +
    stitches(rows(-0.82), thread(trim), 2.2, 0.7) +
    stitches(rows(0.82), thread(trim), 2.2, 0.7) +
    stroke(line(lineAt(c, a, -0.55, from + 0.05, to - 0.03, 0.8)), "#ffffff", 3, 0.3)
  );
}

const bolt = (e: Easel, [x, y]: Point, r: number): string =>
  fill(oval(x + 1, y + 3, r * 1.2), "#05080c", 0.45) +
  fill(oval(x, y, r), tone(e, "#aeb7be", slant, 0.6)) +
  stroke(`M${n(x - r * 0.5)} ${n(y + r * 0.3)}L${n(x + r * 0.5)} ${n(y - r * 0.3)}`, "#2a3137", r * 0.24);

const ankleArch = (e: Easel): Arch => {
  const wide = [5.4, 4.6, 6.2, 5][e.variant(4)] ?? 5.4;
  return {
    x: -3.6,
    foot: 3.4,
    rise: 12.4,
    lean: 4.4,
    half: 7.6,
    width: (t) => wide * (0.62 + 0.38 * Math.sin(Math.PI * t)),
  };
};

const toeArch: Arch = {
  x: 8.6,
  foot: 1.6,
  rise: 6.6,
  lean: 4.2,
  half: 7.4,
  width: (t) => 3.9 * (0.7 + 0.3 * Math.sin(Math.PI * t)),
};

export function ankleStrap(e: Easel, c: Camera): string {
  const a = ankleArch(e);
  const hole = (t: number, s: number, w: number, h: number): string =>
    shape(c.run([over(a, t - w, s, 0.75), over(a, t, s - h, 0.75), over(a, t + w, s, 0.75), over(a, t, s + h, 0.75)]));
  const style = e.variant(4);
  const holes = (to: number): string[] => {
    const row = (count: number): number[] =>
      Array.from({ length: count }, (_, i) => 0.34 + ((to - 0.4) * (i + 0.5)) / count);
    if (style === 1) return row(5).flatMap((t) => [hole(t, 0.3, 0.026, 0.22), hole(t + 0.03, -0.3, 0.026, 0.22)]);
    if (style === 2) return row(7).map((t) => hole(t, 0, 0.017, 0.46));
    if (style === 3) return [patch(c, a, 0.36, to - 0.1, 0.75, 0.3)];
    return [];
  };
  return (
    ladder(c, a, 0.03, 0.34, e.dark) +
    strap(e, c, a, e.second, 0.25, holes) +
    buckle(e, c, a, 0.22, 50) +
    bolt(e, c.at(over(a, 0.035, 0, 0.6)), 13)
  );
}

export function toeStrap(e: Easel, c: Camera): string {
  const a = toeArch;
  const holes = (to: number): string[] =>
    e.variant(2)
      ? [0.4, 0.5, 0.6, 0.7].filter((t) => t < to - 0.05).map((t) => patch(c, a, t - 0.02, t + 0.02, 0.75, 0.42))
      : [patch(c, a, 0.38, to - 0.08, 0.75, 0.26)];
  return (
    ladder(c, a, 0.03, 0.36, e.dark) +
    strap(e, c, a, e.variant(3) === 2 ? e.main : e.second, 0.28, holes) +
    buckle(e, c, a, 0.23, 40) +
    bolt(e, c.at(over(a, 0.035, 0, 0.6)), 11)
  );
}

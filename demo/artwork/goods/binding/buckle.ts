/** Ladders, ratchets and bolts. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { type Camera, trace } from "#demo/artwork/goods/draw/solid.ts";
import { fill, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { type Arch, over, patch } from "./arch.ts";

/** A toothed ladder between rail and buckle. */
export function ladder(c: Camera, a: Arch, from: number, to: number, hex: string, lift = 0.4): string {
  const narrow: Arch = { ...a, width: () => 1.7 };
  const d = patch(c, narrow, from, to, lift);
  const teeth = trace(Math.max(5, Math.round((to - from) * 60)), (t) => [t, 0, 0]).map(([t]) =>
    line(c.run([over(narrow, from + (to - from) * t, -0.7, lift), over(narrow, from + (to - from) * t, 0.7, lift)])),
  );
  return fill(d, shaded(hex, 0.2)) + stroke(teeth.join(""), "#05080c", 3, 0.5) + stroke(d, lit(hex, 0.4), 1.6, 0.6);
}

/** A ratchet buckle with its lever, laid along the arch. */
export function buckle(e: Easel, c: Camera, a: Arch, t: number, size: number): string {
  const [x, y] = c.at(over(a, t, 0, 0.9));
  const [x2, y2] = c.at(over(a, t + 0.05, 0, 0.9));
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  const s = size;
  const metal = mix(e.dark, "#6b757d", e.trait("buckle", 2) ? 0.6 : 0.15);
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

export const bolt = (e: Easel, [x, y]: Point, r: number): string =>
  fill(oval(x + 1, y + 3, r * 1.2), "#05080c", 0.45) +
  fill(oval(x, y, r), tone(e, "#aeb7be", slant, 0.6)) +
  stroke(`M${n(x - r * 0.5)} ${n(y + r * 0.3)}L${n(x + r * 0.5)} ${n(y - r * 0.3)}`, "#2a3137", r * 0.24);

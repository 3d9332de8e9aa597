/** Woven straps and their small hardware: ladder locks, studs, cord locks. */
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";
import { cast } from "./fold.ts";
import { oval, slab, turned } from "./form.ts";
import { line } from "./outline.ts";
import { edge, stitches, thread } from "./seam.ts";
import { fill, stroke } from "./stroke.ts";
import { lit, shaded, slant, tone } from "./tone.ts";
import { parallel } from "./walk.ts";

/** A woven strap along a spec: edges, two rows of stitches, a highlight. */
export function webbing(of: string, width: number, hex: string, sewn = true, shadow = true): string {
  const d = line(of);
  return (
    (shadow ? cast(parallel(of, width * 0.18), width * 1.25, 0.34) : "") +
    stroke(d, shaded(hex, 0.55), width) +
    stroke(d, hex, width * 0.9) +
    stroke(line(parallel(of, -width * 0.2)), lit(hex, 0.5), width * 0.34, 0.4) +
    stroke(d, "#05080c", width * 0.86, 0.12, ` stroke-dasharray="1.6 3.4"`) +
    (sewn
      ? stitches(parallel(of, width * 0.36), thread(hex), 1.7, 0.6) +
        stitches(parallel(of, -width * 0.36), thread(hex), 1.7, 0.6)
      : "")
  );
}

/** A press stud or rivet. */
export const snap = (e: Easel, x: number, y: number, r: number, hex: string): string =>
  fill(oval(x + r * 0.15, y + r * 0.25, r * 1.15), "#05080c", 0.35) +
  fill(oval(x, y, r), tone(e, hex, slant, 0.6)) +
  stroke(oval(x, y, r * 0.62), shaded(hex, 0.7), r * 0.14, 0.7) +
  fill(oval(x - r * 0.3, y - r * 0.35, r * 0.24, r * 0.16), "#ffffff", 0.6);

/** A cord lock with two hanging cord ends. */
export function cordLock(e: Easel, x: number, y: number, size: number, cord: string, body: string): string {
  const s = size;
  const tails = `M${n(x - s * 0.2)} ${n(y)}c${n(-s * 0.4)} ${n(s * 1.2)} ${n(s * 0.1)} ${n(s * 1.8)} ${n(-s * 0.25)} ${n(s * 2.6)}M${n(x + s * 0.2)} ${n(y)}c${n(s * 0.5)} ${n(s)} ${n(-s * 0.1)} ${n(s * 1.6)} ${n(s * 0.3)} ${n(s * 2.2)}`;
  const shell = slab(x - s * 0.55, y - s * 0.6, s * 1.1, s * 1.2, s * 0.4);
  return (
    stroke(tails, shaded(cord, 0.5), s * 0.26) +
    stroke(tails, cord, s * 0.18) +
    fill(shell, tone(e, body, slant, 0.5)) +
    edge(shell, body, 1.2) +
    stroke(`M${n(x - s * 0.3)} ${n(y - s * 0.2)}h${n(s * 0.6)}`, "#fff", s * 0.09, 0.35)
  );
}

/** A strap's buckle frame: a plate with two bars, rotated by degrees. */
export function ladderLock(e: Easel, x: number, y: number, w: number, h: number, hex: string, turn = 0): string {
  const outer = slab(x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.22);
  const bar = (k: number): string =>
    fill(slab(x - w * 0.36, y + h * k, w * 0.72, h * 0.13, h * 0.06), shaded(hex, 0.7));
  return turned(
    fill(slab(x - w / 2 + 2, y - h / 2 + 4, w, h, Math.min(w, h) * 0.22), "#05080c", 0.3) +
      fill(outer, tone(e, hex, slant, 0.5)) +
      edge(outer, hex, 1.4) +
      bar(-0.26) +
      bar(0.1) +
      stroke(`M${n(x - w * 0.36)} ${n(y - h * 0.38)}H${n(x + w * 0.3)}`, "#fff", h * 0.05, 0.4),
    x,
    y,
    turn,
  );
}

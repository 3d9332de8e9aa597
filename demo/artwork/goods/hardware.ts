/** Small parts that many goods share: dials, zips, webbing, snaps, cord locks. */
import { darken, lighten, luminance, mix } from "../colour.ts";
import { n } from "../svg.ts";
import type { Easel } from "./easel.ts";
import { beside, line, walk } from "./outline.ts";
import { cast, edge, fill, glow, lit, shaded, slant, stitches, stroke, thread, tone } from "./shade.ts";

/** An ellipse as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

/** A rectangle with round corners as path data. */
export const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;

/** A group turned about a point. */
export const turned = (body: string, x: number, y: number, degrees: number): string =>
  degrees ? `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${body}</g>` : body;

/** A lacing dial, seen a little from the side when squash is below 1. */
export function dial(
  e: Easel,
  x: number,
  y: number,
  r: number,
  hex: string,
  accent: string,
  squash = 1,
  turn = 0,
): string {
  const o = (k: number): string => oval(x, y, r * k * squash, r * k);
  const teeth = ` stroke-dasharray="${n(r * 0.1)} ${n(r * 0.09)}"`;
  const cap = mix(hex, "#3a434b", 0.25);
  const body =
    glow(e, x + r * 0.22, y + r * 0.35, r * 1.55 * squash, r * 1.5, "#05080c", 0.5) +
    fill(o(1.14), shaded(cap, 0.55)) +
    fill(o(1.06), tone(e, cap, slant, 0.6)) +
    stroke(o(0.97), shaded(cap, 0.75), r * 0.16) +
    stroke(o(0.97), lit(cap, 0.5), r * 0.15, 0.9, teeth) +
    fill(o(0.84), shaded(cap, 0.5)) +
    fill(o(0.79), tone(e, cap, slant, 0.55)) +
    stroke(o(0.56), accent, r * 0.09) +
    fill(o(0.42), tone(e, lit(cap, 0.14), slant, 0.5)) +
    `<path d="M${n(x - r * 0.12 * squash)} ${n(y + r * 0.2)}v${n(-r * 0.4)}h${n(r * 0.28 * squash)}M${n(x - r * 0.12 * squash)} ${n(y)}h${n(r * 0.22 * squash)}" fill="none" stroke="${accent}" stroke-width="${n(r * 0.09)}"/>` +
    `<path d="M${n(x - r * 0.62 * squash)} ${n(y - r * 0.3)}A${n(r * 0.7 * squash)} ${n(r * 0.7)} 0 0 1 ${n(x + r * 0.1)} ${n(y - r * 0.69)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n(r * 0.06)}" stroke-linecap="round"/>`;
  return turned(body, x, y, turn);
}

/** A coil zip along a spec with its puller at one end. */
export function zip(of: string, hex: string, puller: string, width = 9, end: 0 | 1 = 0): string {
  const metal = luminance(hex) > 0.2 ? darken(hex, 0.55) : lighten(hex, 0.32);
  const d = line(of);
  return (
    stroke(d, "#05080c", width * 2.1, 0.16) +
    stroke(d, shaded(hex, 0.5), width * 1.5) +
    stroke(d, metal, width * 0.66, 0.9, ` stroke-dasharray="${n(width * 0.3)} ${n(width * 0.24)}"`) +
    stroke(d, "#05080c", width * 0.12, 0.8) +
    zipPull(of, puller, width, end)
  );
}

/** A sealed zip: two laminated lips that meet, and a garage for the slider. */
export function sealedZip(of: string, hex: string, puller: string, width = 8, end: 0 | 1 = 0): string {
  const lip = luminance(hex) < 0.05 ? lighten(hex, 0.14) : shaded(hex, 0.3);
  return (
    stroke(line(beside(of, width * 0.4)), "#05080c", width * 1.9, 0.14) +
    stroke(line(of), lip, width * 1.7) +
    stroke(line(beside(of, -width * 0.52)), "#ffffff", width * 0.22, 0.34) +
    stroke(line(of), "#05080c", width * 0.24, 0.72) +
    zipPull(of, puller, width * 0.95, end)
  );
}

/** The slider and its cord. */
export function zipPull(of: string, hex: string, width: number, end: 0 | 1 = 0): string {
  const steps = walk(of, 24);
  const [here, next] = end === 0 ? [steps[0], steps[2]] : [steps[23], steps[21]];
  if (!here || !next) return "";
  const angle = (Math.atan2(next.p[1] - here.p[1], next.p[0] - here.p[0]) * 180) / Math.PI - 90;
  const w = width;
  const body =
    `<path d="${slab(-w * 0.62, -w * 0.4, w * 1.24, w * 1.9, w * 0.4)}" fill="#8d979f"/>` +
    `<path d="${slab(-w * 0.36, -w * 0.2, w * 0.5, w * 1.3, w * 0.2)}" fill="#fff" fill-opacity=".5"/>` +
    `<path d="M0 ${n(w * 1.1)}C${n(w * 0.5)} ${n(w * 2)} ${n(-w * 0.3)} ${n(w * 2.4)} 0 ${n(w * 3.4)}" stroke="${shaded(hex, 0.3)}" stroke-width="${n(w * 0.5)}" fill="none"/>` +
    `<path d="${slab(-w * 0.55, w * 3, w * 1.1, w * 3.2, w * 0.45)}" fill="${hex}"/>` +
    `<path d="${slab(-w * 0.4, w * 3.2, w * 0.3, w * 2.7, w * 0.15)}" fill="#fff" fill-opacity=".35"/>`;
  return `<g transform="translate(${n(here.p[0])} ${n(here.p[1])}) rotate(${n(angle)})">${body}</g>`;
}

/** A woven strap along a spec: edges, two rows of stitches, a line of light. */
export function webbing(of: string, width: number, hex: string, sewn = true, shadow = true): string {
  const d = line(of);
  return (
    (shadow ? cast(beside(of, width * 0.18), width * 1.25, 0.34) : "") +
    stroke(d, shaded(hex, 0.55), width) +
    stroke(d, hex, width * 0.9) +
    stroke(line(beside(of, -width * 0.2)), lit(hex, 0.5), width * 0.34, 0.4) +
    stroke(d, "#05080c", width * 0.86, 0.12, ` stroke-dasharray="1.6 3.4"`) +
    (sewn
      ? stitches(beside(of, width * 0.36), thread(hex), 1.7, 0.6) +
        stitches(beside(of, -width * 0.36), thread(hex), 1.7, 0.6)
      : "")
  );
}

/** A press stud or rivet. */
export const snap = (e: Easel, x: number, y: number, r: number, hex: string): string =>
  fill(oval(x + r * 0.15, y + r * 0.25, r * 1.15), "#05080c", 0.35) +
  fill(oval(x, y, r), tone(e, hex, slant, 0.6)) +
  stroke(oval(x, y, r * 0.62), shaded(hex, 0.7), r * 0.14, 0.7) +
  fill(oval(x - r * 0.3, y - r * 0.35, r * 0.24, r * 0.16), "#ffffff", 0.6);

/** A cord lock with its two cord tails hanging. */
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

/** A buckle frame of a strap: a plate with two bars, turned by degrees. */
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

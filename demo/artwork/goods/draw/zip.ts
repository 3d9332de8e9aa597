/** Zips: coil, sealed, and their pullers. */
import { darken, lighten, luminance } from "#demo/artwork/colour.ts";
import { n } from "#demo/artwork/svg.ts";
import { slab } from "./form.ts";
import { line } from "./outline.ts";
import { stroke } from "./stroke.ts";
import { shaded } from "./tone.ts";
import { parallel, walk } from "./walk.ts";

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

/** A sealed zip: two laminated lips that meet, and a cover for the slider. */
export function sealedZip(of: string, hex: string, puller: string, width = 8, end: 0 | 1 = 0): string {
  const lip = luminance(hex) < 0.05 ? lighten(hex, 0.14) : shaded(hex, 0.3);
  return (
    stroke(line(parallel(of, width * 0.4)), "#05080c", width * 1.9, 0.14) +
    stroke(line(of), lip, width * 1.7) +
    stroke(line(parallel(of, -width * 0.52)), "#ffffff", width * 0.22, 0.34) +
    stroke(line(of), "#05080c", width * 0.24, 0.72) +
    zipPull(of, puller, width * 0.95, end)
  );
}

/** The slider and its cord. */
function zipPull(of: string, hex: string, width: number, end: 0 | 1 = 0): string {
  const steps = walk(of, 24);
  const [here, next] = end === 0 ? [steps[0], steps[2]] : [steps[23], steps[21]];
  if (!here || !next) return "";
  const angle = (Math.atan2(next.p[1] - here.p[1], next.p[0] - here.p[0]) * 180) / Math.PI - 90;
  const w = width;
  const body =
    `<path d="${slab(-w * 0.62, -w * 0.4, w * 1.24, w * 1.9, w * 0.4)}" fill="#8d979f"/>` +
    `<path d="${slab(-w * 0.36, -w * 0.2, w * 0.5, w * 1.3, w * 0.2)}" fill="#fff" fill-opacity=".5"/>` +
    `<path d="M0 ${n(w * 1.1)}C${n(w * 0.5)} ${n(w * 2)} ${n(-w * 0.3)} ${n(w * 2.4)} 0 ${n(w * 3.4)}" stroke="${shaded(hex, 0.3)}" stroke-width="${n(w * 0.5)}"/>` +
    `<path d="${slab(-w * 0.55, w * 3, w * 1.1, w * 3.2, w * 0.45)}" fill="${hex}"/>` +
    `<path d="${slab(-w * 0.4, w * 3.2, w * 0.3, w * 2.7, w * 0.15)}" fill="#fff" fill-opacity=".35"/>`;
  return `<g transform="translate(${n(here.p[0])} ${n(here.p[1])}) rotate(${n(angle)})">${body}</g>`;
}

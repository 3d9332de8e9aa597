/** Simple closed forms as path data, and rotation. */
import { n } from "#demo/artwork/svg.ts";

/** An ellipse as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

/** A rectangle with round corners as path data. */
export const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;

/** A group rotated about a point. */
export const turned = (body: string, x: number, y: number, degrees: number): string =>
  degrees ? `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${body}</g>` : body;

/** Lacing dials. */
import { mix } from "#demo/artwork/colour.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";
import { oval, turned } from "./form.ts";
import { fill, stroke } from "./stroke.ts";
import { lit, shaded, slant, tone } from "./tone.ts";
import { glow } from "./volume.ts";

/** A lacing dial. Below 1, `squash` shows it slightly from the side. */
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
    `<path d="M${n(x - r * 0.12 * squash)} ${n(y + r * 0.2)}v${n(-r * 0.4)}h${n(r * 0.28 * squash)}M${n(x - r * 0.12 * squash)} ${n(y)}h${n(r * 0.22 * squash)}" stroke="${accent}" stroke-width="${n(r * 0.09)}"/>` +
    `<path d="M${n(x - r * 0.62 * squash)} ${n(y - r * 0.3)}A${n(r * 0.7 * squash)} ${n(r * 0.7)} 0 0 1 ${n(x + r * 0.1)} ${n(y - r * 0.69)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(r * 0.06)}" stroke-linecap="round"/>`;
  return turned(body, x, y, turn);
}

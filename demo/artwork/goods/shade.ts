/** Light and material: gradients, volumes, seams, stitches, folds. Light comes from the upper left. */
import { darken, lighten, luminance, mix } from "../colour.ts";
import { linear, n, radial } from "../svg.ts";
import type { Easel } from "./easel.ts";
import { beside, line, sliver } from "./outline.ts";

/** Directions of a gradient as fractions of the shape's box, from its lit end to its shaded end. */
export const across = [0, 0, 1, 0] as const;
export const down = [0, 0, 0, 1] as const;
export const slant = [0, 0, 0.9, 1] as const;
export const back = [1, 0, 0, 0] as const;
const sheen = [0, 0.1, 1, 0.45] as const;
type Direction = readonly [number, number, number, number];

const dimness = (hex: string): number => Math.max(0, 1 - luminance(hex) * 6);

/** The lit and the shaded colour of a material. Dark materials show light, pale ones show shade. */
export const lit = (hex: string, amount: number): string => lighten(hex, amount * (0.55 + 0.25 * dimness(hex)));
export const shaded = (hex: string, amount: number): string => darken(hex, amount * (0.9 - 0.2 * dimness(hex)));

/** A fill that runs from lit to shaded; strength 0 … 1. */
export function tone(e: Easel, hex: string, direction: Direction = slant, strength = 0.35): string {
  const id = e.define(`t${hex}${direction.join()}${strength}`, (key) =>
    linear(key, direction, [
      [0, lit(hex, strength * 0.75)],
      [0.42, hex],
      [1, shaded(hex, strength)],
    ]),
  );
  return `url(#${id})`;
}

/** A fill like a tube's: shade, light a third in, shade again. For sleeves, fingers, straps seen along their length. */
export function tube(e: Easel, hex: string, direction: Direction = across, strength = 0.4): string {
  const id = e.define(`u${hex}${direction.join()}${strength}`, (key) =>
    linear(key, direction, [
      [0, shaded(hex, strength * 0.45)],
      [0.28, lit(hex, strength * 0.6)],
      [0.55, hex],
      [1, shaded(hex, strength)],
    ]),
  );
  return `url(#${id})`;
}

/** A plain path. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** A plain stroke with square-cut ends; rounded ones cost the renderer half as much again. */
export function stroke(d: string, paint: string, width: number, opacity = 1, extra = ""): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 1000) / 1000}"` : "";
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}"${alpha}${extra}/>`;
}

/** A stroke with round ends and joins: cords, cables, bars. */
export const rope = (d: string, paint: string, width: number, opacity = 1, extra = ""): string =>
  stroke(d, paint, width, opacity, ` stroke-linecap="round" stroke-linejoin="round"${extra}`);

/** One path painted in several strokes, widest first; its data is written once. */
export function layered(
  e: Easel,
  d: string,
  layers: [paint: string, width: number, opacity?: number, extra?: string][],
): string {
  const id = e.define(`p${d}`, (key) => `<path id="${key}" d="${d}"/>`);
  const drawn = layers.map(
    ([paint, width, opacity = 1, extra = ""]) =>
      `<use href="#${id}" stroke="${paint}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}${extra}/>`,
  );
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g>`;
}

/** Body shown only inside the outline. */
export function inside(e: Easel, d: string, body: string): string {
  if (!body) return "";
  const id = e.define(`c${d}`, (key) => `<clipPath id="${key}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/**
 * Rounds a flat shape: a sheen from the lit left to the shaded right, and a narrow rim of shade below and right.
 * The renderer has no cheap blur, so the wide falloff is a gradient and only the rim is made of strokes.
 */
export function volume(
  e: Easel,
  d: string,
  spread = 40,
  dark = 0.32,
  light = 0.22,
  direction: Direction = sheen,
): string {
  const id = e.define(`p${d}`, (key) => `<path id="${key}" d="${d}"/>`);
  const wash = e.define(`v${dark}${light}${direction.join()}`, (key) =>
    linear(key, direction, [
      [0, "#ffffff", light * 0.9],
      [0.3, "#ffffff", 0],
      [0.5, "#05080c", 0],
      [1, "#05080c", dark * 0.8],
    ]),
  );
  const rim = (paint: string, alpha: number, shift: number, steps: number[]): string =>
    `<g fill="none" stroke="${paint}" stroke-opacity="${Math.round((alpha / steps.length) * 1000) / 1000}" transform="translate(${n(shift)} ${n(shift)})">${steps
      .map((s) => `<use href="#${id}" stroke-width="${n(spread * s)}"/>`)
      .join("")}</g>`;
  return inside(
    e,
    d,
    `<use href="#${id}" fill="url(#${wash})"/>` +
      (e.weave && spread > 45 ? cloth(e) : "") +
      (e.wet && spread > 43 ? beads(e) : "") +
      rim("#05080c", dark * 0.52, -spread * 0.15, [0.92, 0.46]) +
      (light > 0 ? rim("#ffffff", light * 0.62, spread * 0.15, [0.3]) : ""),
  );
}

/** Ripstop seen close: squares of heavier thread. */
function cloth(e: Easel): string {
  const id = e.define("cloth", (key) => {
    const grid = `${Array.from({ length: 50 }, (_, i) => `M${i * 18} 0v1200`).join("")}${Array.from({ length: 60 }, (_, i) => `M0 ${i * 18}h900`).join("")}`;
    return `<path id="${key}" fill="none" d="${grid}" stroke="#05080c" stroke-opacity=".09" stroke-width="1.6"/>`;
  });
  return `<use href="#${id}"/>`;
}

/** Beads of water as they stand on treated cloth: shade below, a spark above. Dots are strokes of no length. */
function beads(e: Easel): string {
  const id = e.define("beads", (key) => {
    const sizes = [6, 9, 13].map((size) => {
      const dots = Array.from(
        { length: 26 },
        () => `M${Math.round(e.between(200, 700))} ${Math.round(e.between(100, 900))}h.1`,
      ).join("");
      e.define(`beads${size}`, (dot) => `<path id="${dot}" d="${dots}"/>`);
      const dot = e.define(`beads${size}`, () => "");
      const drop = (paint: string, alpha: number, width: number, shift: number): string =>
        `<use href="#${dot}" stroke="${paint}" stroke-opacity="${alpha}" stroke-width="${n(width)}" transform="translate(${n(shift)} ${n(shift * 1.3)})"/>`;
      return (
        drop("#05080c", 0.3, size * 1.06, size * 0.1) +
        drop("#ffffff", 0.2, size, 0) +
        drop("#ffffff", 0.28, size * 0.5, size * 0.14) +
        drop("#ffffff", 0.95, size * 0.2, -size * 0.18)
      );
    });
    return `<g id="${key}" fill="none" stroke-linecap="round">${sizes.join("")}</g>`;
  });
  return `<use href="#${id}"/>`;
}

/** A soft light or shade blob; radii in picture units. */
export function glow(
  e: Easel,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  alpha: number,
  turn = 0,
): string {
  const id = e.define(`g${paint}${alpha}`, (key) =>
    radial(
      key,
      [0.5, 0.5, 0.5],
      [
        [0, paint, alpha],
        [0.5, paint, alpha * 0.42],
        [1, paint, 0],
      ],
    ),
  );
  const rotate = turn ? ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"` : "";
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"${rotate}/>`;
}

/** The thin dark edge that keeps a pale thing apart from the pale ground. */
export const edge = (d: string, hex: string, width = 2): string =>
  stroke(d, mix(shaded(hex, 0.7), "#0b1016", 0.35), width, luminance(hex) > 0.5 ? 0.42 : 0.7);

/** A piece of material: toned fill and a fine edge, in one element. */
export function piece(
  e: Easel,
  d: string,
  hex: string,
  direction: Direction = slant,
  strength = 0.35,
  width = 1.6,
): string {
  const rim = mix(shaded(hex, 0.7), "#0b1016", 0.35);
  const alpha = luminance(hex) > 0.5 ? 0.42 : 0.7;
  return `<path d="${d}" fill="${tone(e, hex, direction, strength)}" stroke="${rim}" stroke-width="${width}" stroke-opacity="${alpha}" stroke-linejoin="round"/>`;
}

/** A sewn seam along a spec: a dark valley with a lit lip. */
export function seam(of: string, hex: string, width = 2.6): string {
  const dark = luminance(hex) < 0.03;
  return (
    stroke(line(of), "#05080c", width, dark ? 0.75 : 0.42) +
    stroke(line(beside(of, -width * 0.9)), "#ffffff", width * 0.5, dark ? 0.2 : 0.34)
  );
}

/** The colour of thread that reads on a material. */
export const thread = (hex: string): string => (luminance(hex) < 0.18 ? lighten(hex, 0.42) : darken(hex, 0.42));

/** A row of stitches along a spec. */
export function stitches(of: string, paint: string, width = 2.2, opacity = 0.85): string {
  return stroke(line(of), paint, width, opacity, ` stroke-dasharray="${n(width * 3.2)} ${n(width * 2.3)}"`);
}

/** A seam with a row of stitches on one side or, with both, a felled seam. */
export function topstitch(of: string, hex: string, gap = 7, both = false): string {
  const paint = thread(hex);
  return (
    seam(of, hex) +
    stitches(beside(of, gap), paint, 1.9, 0.7) +
    (both ? stitches(beside(of, -gap), paint, 1.9, 0.7) : "")
  );
}

/** A fold of cloth along a spec: shade on the right of travel, light on the left. */
export function fold(of: string, width: number, depth = 1): string {
  const alpha = (value: number): number => Math.round(value * depth * 100) / 100;
  const layer = (k: number, paint: string, a: number): string => fill(sliver(of, width * k), paint, alpha(a));
  return (
    layer(0.95, "#05080c", 0.07) +
    layer(0.58, "#05080c", 0.08) +
    layer(0.26, "#05080c", 0.12) +
    layer(-0.36, "#ffffff", 0.13)
  );
}

/** A soft shadow that one part throws on another along a spec. */
export function cast(of: string, width: number, alpha = 0.3): string {
  const d = line(of);
  return [1, 0.45].map((s) => stroke(d, "#05080c", width * s, alpha / 2)).join("");
}

/** Shading that makes flat shapes look round. */
import { linear, n, radial } from "#demo/artwork/svg.ts";
import { beads, cloth } from "./cloth.ts";
import type { Easel } from "./easel.ts";
import { inside } from "./stroke.ts";
import type { Direction } from "./tone.ts";

const sheen = [0, 0.1, 1, 0.45] as const;

/**
 * Rounds a flat shape: a sheen from the lit left to the shaded right, and a narrow rim of shade below and right. Blur
 * is slow in the renderer, so the wide falloff is a gradient and only the rim consists of strokes.
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
    `<g stroke="${paint}" stroke-opacity="${Math.round((alpha / steps.length) * 1000) / 1000}" transform="translate(${n(shift)} ${n(shift)})">${steps
      .map((s) => `<use href="#${id}" stroke-width="${n(spread * s)}"/>`)
      .join("")}</g>`;
  return inside(
    e,
    d,
    `<use href="#${id}" fill="url(#${wash})"/>` +
      (e.weave && spread > 45 ? cloth(e) : "") +
      (e.wet && spread > 45 ? beads(e) : "") +
      rim("#05080c", dark * 0.52, -spread * 0.15, [0.92, 0.46]) +
      (light > 0 ? rim("#ffffff", light * 0.62, spread * 0.15, [0.3]) : ""),
  );
}

/** A soft spot of light or shade. Radii in picture units. */
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

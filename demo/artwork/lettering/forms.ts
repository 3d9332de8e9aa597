import type { Point } from "#demo/artwork/svg.ts";
import { bar, type Corner, tube } from "./stroke.ts";

/** Draws a letter of width `w` with stroke thickness `s`. */
export type Draw = (w: number, s: number) => Point[][];

/** Corner radius on the centre line, between a squared and a round face. */
export const bend = (w: number, s: number): number => Math.max(s * 0.5 + 0.02, Math.min(0.36, w * 0.42));
export const MID = 0.49;

export function bowl(w: number, s: number, top: number, bottom: number): Point[][] {
  const r = Math.min(bend(w, s), (bottom - top) / 2);
  const h = s / 2;
  const corners: Corner[] = [
    [h, top],
    [w - h, top, r],
    [w - h, bottom, r],
    [h, bottom],
  ];
  return [...tube(corners, s), ...bar(0, top - h, s, bottom - top + s)];
}

export const loop = (l: number, t: number, r: number, b: number, bendBy: number, s: number): Point[][] =>
  tube(
    [
      [l, t, bendBy],
      [r, t, bendBy],
      [r, b, bendBy],
      [l, b, bendBy],
    ],
    s,
    true,
  );

export const frame = (w: number, s: number) => {
  const h = s / 2;
  return { h, l: h, r: w - h, t: h, b: 1 - h, c: bend(w, s), k: s * 1.18 };
};

/**
 * Letters by character: the width as a multiple of an average letter's (0: as wide as the stroke), and the function
 * that draws them.
 */
export type Letters = Record<string, [factor: number, draw: Draw]>;

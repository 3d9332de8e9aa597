/** Goggle frames and the surface they follow. Centimetres; x towards the viewer, y to the wearer's left. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import type { Place } from "#demo/artwork/goods/draw/solid.ts";

export type Flat = readonly [u: number, v: number];

type LensForm = "cylindrical" | "spherical" | "otg";

/** The form of the lens; unknown forms are cylindrical. */
export const lensForm = (e: Easel): LensForm => (e.form === "spherical" || e.form === "otg" ? e.form : "cylindrical");

/** Half frames, from the middle of the brow down to the nose. */
export const frames: Record<LensForm, Flat[][]> = {
  cylindrical: [
    [
      [0, 0.92],
      [0.4, 0.96],
      [0.76, 0.94],
      [0.95, 0.72],
      [1, 0.2],
      [0.96, -0.36],
      [0.8, -0.82],
      [0.5, -0.98],
      [0.28, -0.92],
      [0.14, -0.66],
      [0, -0.56],
    ],
    [
      [0, 0.84],
      [0.3, 0.94],
      [0.66, 1],
      [0.94, 0.9],
      [1.02, 0.4],
      [0.98, -0.3],
      [0.86, -0.74],
      [0.56, -0.9],
      [0.3, -0.86],
      [0.15, -0.6],
      [0, -0.5],
    ],
  ],
  spherical: [
    [
      [0, 1],
      [0.4, 1],
      [0.74, 0.92],
      [0.96, 0.58],
      [1, 0.1],
      [0.95, -0.42],
      [0.78, -0.84],
      [0.52, -1],
      [0.3, -0.96],
      [0.15, -0.7],
      [0, -0.58],
    ],
    [
      [0, 0.94],
      [0.44, 1.02],
      [0.82, 0.98],
      [1, 0.66],
      [1, 0.05],
      [0.9, -0.5],
      [0.7, -0.9],
      [0.46, -1.04],
      [0.28, -0.98],
      [0.14, -0.74],
      [0, -0.62],
    ],
  ],
  otg: [
    [
      [0, 1.06],
      [0.42, 1.08],
      [0.8, 1.02],
      [0.97, 0.78],
      [0.98, 0.34],
      [1.0, 0.1],
      [0.98, -0.3],
      [0.86, -0.84],
      [0.56, -1.1],
      [0.28, -1.02],
      [0.14, -0.72],
      [0, -0.6],
    ],
  ],
};

/**
 * Converts the lens's own coordinates (u −1 … 1 across, v −1 … 1 up) into space. `back` moves the place towards the
 * face.
 */
export function builder(form: LensForm): (p: Flat, back?: number) => Place {
  const bulge = form === "spherical" ? 1.9 : 0.25;
  const sweep = form === "spherical" ? 0.96 : 0.9;
  return ([u, v], back = 0) => {
    const a = u * sweep;
    return [10.5 * Math.cos(a) - 10.5 - bulge * v * v - back, 10.5 * Math.sin(a) * (1 - back * 0.012), v * 4.7];
  };
}

/** Both halves of a frame, scaled about its middle. */
export const whole = (half: Flat[], scale = 1, rise = 0): Flat[] =>
  [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([u, v]): Flat => [-u, v]),
  ].map(([u, v]): Flat => [u * (scale + (1 - scale) * 0.45), v * scale + rise]);

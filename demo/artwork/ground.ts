import { linear, n, radial } from "./svg.ts";

/** The product ground: firn, brighter at the upper left where the light comes from, settling towards the floor. */
export function ground(width: number, height: number): string {
  const gradients =
    linear(
      "firnGround",
      [0, 0, 0.25, 1],
      [
        [0, "#f7f8fa"],
        [0.55, "#f2f4f6"],
        [1, "#e7ebef"],
      ],
    ) +
    radial(
      "firnGlow",
      [0.36, 0.3, 0.62],
      [
        [0, "#ffffff", 0.75],
        [1, "#ffffff", 0],
      ],
    );
  const box = `width="${n(width)}" height="${n(height)}"`;
  return `<defs>${gradients}</defs><rect ${box} fill="url(#firnGround)"/><rect ${box} fill="url(#firnGlow)"/>`;
}

/**
 * The contact shadow under a thing that stands on the ground: a wide soft pool and a narrow dark core.
 * Centre and radii in picture units; the id must be unique in the picture.
 */
export function groundShadow(cx: number, cy: number, rx: number, ry: number, id: string): string {
  const gradients =
    radial(
      `${id}Pool`,
      [0.5, 0.5, 0.5],
      [
        [0, "#1c2733", 0.34],
        [0.45, "#1c2733", 0.15],
        [1, "#1c2733", 0],
      ],
    ) +
    radial(
      `${id}Core`,
      [0.5, 0.5, 0.5],
      [
        [0, "#0b1016", 0.55],
        [0.6, "#0b1016", 0.22],
        [1, "#0b1016", 0],
      ],
    );
  const ellipse = (fx: number, fy: number, fill: string, dx: number): string =>
    `<ellipse cx="${n(cx + dx)}" cy="${n(cy)}" rx="${n(rx * fx)}" ry="${n(ry * fy)}" fill="url(#${id}${fill})"/>`;
  return `<defs>${gradients}</defs>${ellipse(1.2, 1.35, "Pool", rx * 0.07)}${ellipse(0.86, 0.5, "Core", 0)}`;
}

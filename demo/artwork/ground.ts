import { linear, n, radial } from "./svg.ts";

/**
 * The background gradient of every product picture: brighter at the top, where the light comes from, and darker towards
 * the floor. It is the same from left to right, so that a page can continue it beside a picture (--ground of
 * ui/tokens.css). It is darker than a page everywhere, so that a picture has a visible edge on every side.
 */
export const groundStops = [
  [0, "#eef1f4"],
  [1, "#e3e8ec"],
] as const;

/** The same ground as a rectangle that fills a picture. */
export const ground = (width: number, height: number): string =>
  `<defs>${linear("firnGround", [0, 0, 0, 1], groundStops)}</defs><rect width="${n(width)}" height="${n(height)}" fill="url(#firnGround)"/>`;

/**
 * The contact shadow under a thing on the ground: a wide soft ellipse and a narrow dark core. Centre and radii in
 * picture units; the id must be unique in the picture.
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

import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { bottom, H, type Picture, type Stops, top, W } from "./picture.ts";

/** The sky from the top of the picture down to a height. */
export const sky = (picture: Picture, to: number, stops: Stops, from = 0): void =>
  picture.band(top, bottom - top, picture.down(from, to, stops));

/** A sun or moon with a glow around it. */
export function sun(picture: Picture, at: Point, radius: number, colour: string, glow: string, reach: number): void {
  const fill = picture.around(at, reach, [
    [0, glow, 0.85],
    [0.18, glow, 0.42],
    [0.5, glow, 0.14],
    [1, glow, 0],
  ]);
  picture.box(
    Math.max(0, at[0] - reach),
    Math.max(top, at[1] - reach),
    Math.min(W, reach * 2),
    Math.min(at[1] - top, reach) + reach,
    fill,
  );
  if (radius > 0) picture.disc(at, radius, colour);
}

/** Stars, denser towards the top. They end at `low`. */
export function stars(picture: Picture, count: number, low: number, seed: string): void {
  const random = seeded(`${seed}:stars`);
  const sizes: Point[][][] = [[], [], []];
  for (let i = 0; i < count; i++) {
    const point: Point = [random() * W, low * random() ** 1.5];
    (sizes[Math.min(2, Math.floor(random() ** 2 * 3.4))] as Point[][]).push([point]);
  }
  for (const [i, list] of sizes.entries()) picture.lines(list, "#ffffff", 1.1 + i * 0.9, { opacity: 0.5 + i * 0.2 });
}

/** Flat-bottomed streaks of cloud or mist, soft at the ends. */
export function mist(
  picture: Picture,
  y: number,
  tall: number,
  colour: string,
  strength: number,
  seed: string,
  count = 3,
): void {
  const random = seeded(`${seed}:mist`);
  picture.band(
    y - tall,
    tall * 2,
    picture.down(y - tall, y + tall, [
      [0, colour, 0],
      [0.55, colour, strength],
      [1, colour, 0],
    ]),
  );
  for (let i = 0; i < count; i++) {
    const at: Point = [between(random, 0, W), y + between(random, -0.5, 0.5) * tall];
    const [rx, ry] = [between(random, 220, 520), between(random, 0.12, 0.32) * tall];
    cloud(picture, at, rx, ry, colour, strength * 0.9);
  }
}

/** One soft streak: an ellipse of light, made of a flattened circular gradient. */
export function cloud(picture: Picture, [x, y]: Point, rx: number, ry: number, colour: string, strength: number): void {
  const fill = picture.around([0, 0], 100, [
    [0, colour, strength],
    [0.5, colour, strength * 0.55],
    [1, colour, 0],
  ]);
  picture.raw(
    `<circle r="100" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(rx / 100).toFixed(2)} ${(ry / 100).toFixed(2)})" fill="${fill}"/>`,
  );
}

/** Falling snow: flakes of three sizes, streaked by the wind when `wind` is not 0. */
export function snowfall(picture: Picture, count: number, wind: number, seed: string, colour = "#ffffff"): void {
  const random = seeded(`${seed}:fall`);
  for (const [share, size, opacity, long] of [
    [0.6, 2, 0.55, 10],
    [0.3, 3.6, 0.7, 20],
    [0.1, 6.5, 0.75, 34],
  ] as const) {
    const flakes = Array.from({ length: Math.round(count * share) }, (): Point[] => {
      const [x, y] = [random() * W, random() * H];
      const far = 0.4 + random();
      return wind === 0
        ? [[x, y]]
        : [
            [x, y],
            [x + wind * long * far, y + long * far * 0.42],
          ];
    });
    picture.lines(flakes, colour, wind === 0 ? size : size * 0.6, { opacity: wind === 0 ? opacity : opacity * 0.7 });
  }
}

/** Light and dark specks over snow or the whole picture. They keep it from looking flat. */
export function grain(picture: Picture, count: number, seed: string, from = 0): void {
  const random = seeded(`${seed}:grain`);
  const speck = (): Point[] => [[Math.round(random() * W), Math.round(from + random() * (H - from))]];
  picture.lines(Array.from({ length: count }, speck), "#ffffff", 1.6, { opacity: 0.28 });
  picture.lines(Array.from({ length: count }, speck), "#0b1622", 1.6, { opacity: 0.12 });
}

/** Darker corners, which draw the eye to the middle and make white text legible. */
export const vignette = (picture: Picture, strength: number, colour = "#060a10"): void =>
  picture.band(
    0,
    H,
    picture.around([W / 2, H * 0.46], W * 0.66, [
      [0, colour, 0],
      [0.6, colour, 0],
      [1, colour, strength],
    ]),
  );

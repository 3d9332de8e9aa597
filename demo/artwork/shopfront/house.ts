import { darken, mix } from "#demo/artwork/colour.ts";
import { between } from "#demo/artwork/random.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { FrontStyle } from "./styles.ts";

/** A house seen from the front: its walls, the floor above the shop, its roof. */
export type House = {
  left: number;
  right: number;
  /** The heights at which the roof begins, the upper floor ends above the shop, and the house meets the street. */
  eaves: number;
  floor: number;
  street: number;
  wall: string;
  /** The colour of the woodwork and the sign board. */
  trim: string;
  style: FrontStyle;
};

export const isGabled = (style: FrontStyle): boolean => style === "chalet" || style === "timber" || style === "lodge";

/** The height of a gable above the eaves. */
export const rise = ({ left, right, style }: House): number =>
  (right - left) * (style === "chalet" ? 0.17 : style === "lodge" ? 0.29 : 0.2);

/** The wall with its material. */
export function walls(p: Picture, house: House, random: () => number): void {
  const { left, right, eaves, street, wall, style } = house;
  const gable: Point[] = isGabled(style) ? [[(left + right) / 2, eaves - rise(house)]] : [];
  p.area(
    [[left, street], [left, eaves], ...gable, [right, eaves], [right, street]],
    p.along([left, eaves], [right, street], `0 ${mix(wall, "#ffffff", 0.14)}, .5 ${wall}, 1 ${darken(wall, 0.8)}`),
  );
  const dark = darken(wall, 0.7);
  const light = mix(wall, "#ffffff", 0.25);
  const lines: Point[][] = [];
  const level = (step: number, from = eaves): void => {
    for (let y = from + step; y < street; y += step)
      lines.push([
        [left, y],
        [right, y],
      ]);
  };
  if (style === "brick") {
    bond(p, house, random, [light, dark]);
  } else if (style === "chalet") level(26, eaves - rise(house) * 0.2);
  else if (style === "lodge") logs(p, house);
  else if (style === "clapboard") level(20);
  else if (style === "machiya" || style === "timber") {
    const step = style === "timber" ? 30 : 16;
    const middle = (left + right) / 2;
    for (let x = left + step; x < right; x += step) {
      const top = isGabled(style) ? eaves - rise(house) * (1 - Math.abs(x - middle) / (middle - left)) : eaves;
      lines.push([
        [x, top + 6],
        [x, street],
      ]);
    }
  } else {
    const stains = Array.from({ length: 9 }, (): Point[] => {
      const [x, y] = [between(random, left + 30, right - 120), between(random, eaves + 20, street - 160)];
      return [
        [x, y],
        [x + between(random, 40, 130), y + 8],
        [x + between(random, 30, 100), y + between(random, 20, 60)],
      ];
    });
    p.areas(stains, light, { curved: true, opacity: 0.35 });
  }
  p.lines(lines, dark, 2.4, { opacity: 0.5, round: false });
  if (style === "timber" || style === "clapboard")
    for (const x of [left, right - 18]) p.box(x, eaves, 18, street - eaves, "#f2efe8");
  if (style === "plaster" || style === "brick") {
    p.box(left, street - 46, right - left, 46, mix(wall, "#6b6f73", 0.6));
    p.box(left - 6, house.floor - 30, right - left + 12, 14, mix(wall, "#ffffff", 0.45));
  }
  if (style === "chalet" || style === "lodge") p.box(left, street - 60, right - left, 60, "#8b8f92");
}

/** Bricks in running bond: every course is shifted by half a brick. Some bricks are darker, some lighter. */
function bond(p: Picture, { left, right, eaves, street }: House, random: () => number, tints: [string, string]): void {
  const [high, wide] = [18, 46];
  const joints: Point[][] = [];
  const odd: Point[][][] = [[], []];
  for (let y = eaves, row = 0; y < street; y += high, row++) {
    joints.push([
      [left, y],
      [right, y],
    ]);
    for (let x = left + (row % 2 ? wide / 2 : wide); x < right; x += wide) {
      joints.push([
        [x, y],
        [x, y + high],
      ]);
      const dice = random();
      if (dice < 0.22 && x + wide < right)
        odd[dice < 0.12 ? 0 : 1]?.push([
          [x, y],
          [x + wide, y],
          [x + wide, y + high],
          [x, y + high],
        ]);
    }
  }
  for (const [i, list] of odd.entries()) p.areas(list, tints[i] as string, { opacity: 0.24 });
  p.lines(joints, mix(tints[0], "#e9e2d6", 0.5), 1.8, { opacity: 0.5, round: false });
}

/** Stacked round logs: lit above, dark in the joints. In the gable, their length is limited by the roof. */
function logs(p: Picture, house: House): void {
  const { left, right, eaves, street, wall } = house;
  const [middle, top] = [(left + right) / 2, eaves - rise(house)];
  const lit: Point[][] = [];
  const dark: Point[][] = [];
  for (let y = top + 40; y < street; y += 30) {
    const half = y < eaves ? ((y - top) / (eaves - top)) * (right - middle) : right - middle;
    dark.push([
      [middle - half, y],
      [middle + half, y],
    ]);
    lit.push([
      [middle - half, y + 8],
      [middle + half, y + 8],
    ]);
  }
  p.lines(lit, mix(wall, "#ffffff", 0.4), 5, { opacity: 0.35, round: false });
  p.lines(dark, darken(wall, 0.7), 5, { opacity: 0.6, round: false });
}

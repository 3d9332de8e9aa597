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

/** The gable of a lodge is glazed from one rafter to the other, between posts. */
function gableGlass(p: Picture, house: House, isLate: boolean): void {
  const { left, right, eaves, floor, wall } = house;
  const middle = (left + right) / 2;
  const steep = rise(house) / (right - middle);
  const top = eaves - rise(house) + 96;
  const low = floor - 44;
  const wide = 300;
  const at = (dx: number): number => top + Math.abs(dx) * steep;
  const frame: Point[] = [
    [middle - wide - 12, low + 12],
    [middle - wide - 12, at(wide) - 8],
    [middle, top - 16],
    [middle + wide + 12, at(wide) - 8],
    [middle + wide + 12, low + 12],
  ];
  p.area(frame, darken(wall, 0.75));
  const glass: Point[] = [
    [middle - wide, low],
    [middle - wide, at(wide)],
    [middle, top],
    [middle + wide, at(wide)],
    [middle + wide, low],
  ];
  p.area(glass, p.down(top, low, isLate ? "0 #ffe7b4, 1 #f0b25c" : "0 #7fa3c2, .5 #b9d0df, 1 #e9d3a8"));
  p.area(
    [
      [middle - wide, low],
      [middle - wide, at(wide)],
      [middle - 60, at(60)],
      [middle - 190, low],
    ],
    "#ffffff",
    { opacity: 0.16 },
  );
  const bars = [-200, -100, 0, 100, 200].map((dx): Point[] => [
    [middle + dx, at(dx)],
    [middle + dx, low],
  ]);
  const rail = low - (low - at(wide)) * 0.9;
  p.lines(
    [
      ...bars,
      [
        [middle - wide, rail],
        [middle + wide, rail],
      ],
    ],
    darken(wall, 0.7),
    9,
    { round: false },
  );
}

/** Windows above the shop, and the balcony of a chalet. */
export function upperFloor(p: Picture, house: House, isLate: boolean, random: () => number): void {
  const { left, right, eaves, floor, wall, trim, style } = house;
  if (style === "lodge") {
    gableGlass(p, house, isLate);
    return;
  }
  const count = style === "chalet" || style === "machiya" ? 4 : 5;
  const rows = floor - eaves > 330 ? 2 : 1;
  const high = style === "machiya" ? 84 : Math.min(150, (floor - eaves) / rows - 80);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < count; i++) {
      const wide = style === "machiya" ? 170 : 84;
      const x = left + ((right - left) * (i + 0.5)) / count - wide / 2;
      const y = eaves + 44 + ((floor - eaves - 30) / rows) * row;
      const isLit = random() < (isLate ? 0.6 : 0.25);
      const frame = style === "plaster" || style === "chalet" ? mix(wall, "#ffffff", 0.6) : "#f2efe8";
      p.box(x - 8, y - 8, wide + 16, high + 16, style === "machiya" ? darken(wall, 0.6) : frame);
      p.box(x, y, wide, high, p.down(y, y + high, isLit ? "0 #ffe2a6, 1 #ffc165" : "0 #3d5266, .6 #23323f, 1 #50677b"));
      if (style === "machiya") {
        p.lines(
          Array.from({ length: 13 }, (_, k): Point[] => [
            [x + 6 + k * 13, y],
            [x + 6 + k * 13, y + high],
          ]),
          darken(wall, 0.7),
          5,
          { round: false },
        );
      } else {
        p.lines(
          [
            [
              [x + wide / 2, y],
              [x + wide / 2, y + high],
            ],
            [
              [x, y + high * 0.45],
              [x + wide, y + high * 0.45],
            ],
          ],
          frame,
          6,
          { round: false },
        );
        p.area(
          [
            [x - 12, y + high + 8],
            [x + wide + 12, y + high + 8],
            [x + wide + 8, y + high - 3],
            [x + wide / 2, y + high - 7],
            [x - 8, y + high - 2],
          ],
          "#ffffff",
          { curved: true },
        );
      }
      if (style === "plaster" || style === "chalet")
        for (const side of [x - 50, x + wide + 12]) {
          p.box(side, y - 4, 38, high + 8, trim);
          p.lines(
            Array.from({ length: 7 }, (_, k): Point[] => [
              [side + 5, y + 8 + (k * high) / 7],
              [side + 33, y + 8 + (k * high) / 7],
            ]),
            darken(trim, 0.7),
            3,
            { round: false },
          );
        }
    }
  if (style === "chalet") {
    p.box(left - 20, floor - 92, right - left + 40, 12, darken(wall, 0.6));
    p.lines(
      Array.from({ length: Math.floor((right - left + 20) / 24) }, (_, k): Point[] => [
        [left - 8 + k * 24, floor - 84],
        [left - 8 + k * 24, floor - 26],
      ]),
      darken(wall, 0.75),
      13,
      { round: false },
    );
    p.box(left - 24, floor - 30, right - left + 48, 16, darken(wall, 0.5));
    p.box(left - 20, floor - 100, right - left + 40, 9, "#ffffff");
  }
}

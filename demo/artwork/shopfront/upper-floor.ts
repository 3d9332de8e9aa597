import { darken, mix } from "#demo/artwork/colour.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type House, rise } from "./house.ts";

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

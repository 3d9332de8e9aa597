import { darken, mix } from "#demo/artwork/colour.ts";
import { between } from "#demo/artwork/random.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type House, isGabled, rise } from "./house.ts";

/** The roof with snow on it. */
export function roof(p: Picture, house: House, random: () => number): void {
  const { left, right, eaves, wall, trim, style } = house;
  const middle = (left + right) / 2;
  if (isGabled(style)) {
    const [top, out] = [eaves - rise(house), style === "chalet" ? 90 : style === "lodge" ? 76 : 34];
    const low = eaves + (out * (eaves - top)) / (middle - left);
    const slab = (lift: number, thick: number, reach: number): Point[] => [
      [left - out - reach, low - lift],
      [middle, top - lift],
      [right + out + reach, low - lift],
      [right + out + reach, low - lift + thick],
      [middle, top - lift + thick],
      [left - out - reach, low - lift + thick],
    ];
    p.area(slab(0, 26, 0), darken(style === "timber" ? trim : wall, 0.6));
    p.area(slab(44, 46, 12), p.down(top - 44, low, "0 #ffffff, 1 #d5e1ec"));
  } else if (style === "machiya") {
    p.area(
      [
        [left - 70, eaves + 8],
        [right + 70, eaves + 8],
        [right - 30, eaves - 110],
        [left + 30, eaves - 110],
      ],
      "#3d444b",
    );
    p.lines(
      Array.from({ length: 38 }, (_, k): Point[] => [
        [left - 56 + (k * (right - left + 112)) / 37, eaves + 4],
        [left + 34 + (k * (right - left - 68)) / 37, eaves - 106],
      ]),
      "#2b3137",
      5,
      { round: false },
    );
    p.area(
      [
        [left - 40, eaves - 34],
        [left + 200, eaves - 52],
        [middle, eaves - 40],
        [right - 160, eaves - 56],
        [right + 40, eaves - 34],
        [right - 26, eaves - 132],
        [middle, eaves - 142],
        [left + 26, eaves - 132],
      ],
      "#f4f8fb",
      { curved: true },
    );
    p.area(
      [
        [left - 40, house.floor - 4],
        [right + 40, house.floor - 4],
        [right + 10, house.floor - 56],
        [left - 10, house.floor - 56],
      ],
      "#3d444b",
    );
    p.area(
      [
        [left - 34, house.floor - 22],
        [middle, house.floor - 34],
        [right + 34, house.floor - 22],
        [right + 6, house.floor - 72],
        [left - 6, house.floor - 72],
      ],
      "#f4f8fb",
      { curved: true },
    );
  } else {
    const step = style === "clapboard" ? 70 : 0;
    p.box(left - 16, eaves - 20, right - left + 32, 30, mix(wall, style === "brick" ? "#d8d2c6" : "#ffffff", 0.6));
    if (step > 0) {
      p.box(left + 180, eaves - 20 - step, right - left - 360, step + 4, wall);
      p.box(left + 168, eaves - 32 - step, right - left - 336, 16, "#f2efe8");
      p.box(left + 160, eaves - 50 - step, right - left - 320, 20, "#ffffff");
    }
    for (const [from, to] of step > 0
      ? [
          [left - 24, left + 170],
          [right - 170, right + 24],
        ]
      : ([[left - 24, right + 24]] as const)) {
      const [a = 0, b = 0] = [from, to];
      p.area(
        [
          [a, eaves - 18],
          [a + 10, eaves - 44],
          [(a + b) / 2, eaves - 38],
          [b - 10, eaves - 46],
          [b, eaves - 18],
        ],
        "#ffffff",
        { curved: false },
      );
    }
  }
  if (style !== "machiya" && random() < 0.8) {
    const x = middle + (random() < 0.5 ? -1 : 1) * between(random, 180, 300);
    const y = isGabled(style) ? eaves - rise(house) * 0.55 - 60 : eaves - 60;
    p.box(x, y - 60, 58, 70, mix(wall, "#4a4a4c", 0.5));
    p.box(x - 6, y - 76, 70, 20, "#ffffff");
  }
}

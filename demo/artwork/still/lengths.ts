import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { bottom, type Picture, top, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { lain, words } from "./light.ts";
import { planks, putBoard, roomLight, shadow, sold } from "./things.ts";

/** Units per millimetre, and the height of the floor. */
const [unit, floor] = [0.42, 870];
const levelOf = (centimetres: number): number => floor - centimetres * 10 * unit;

/** Three boards for adults at their lengths, beside a rule in centimetres. All within the narrowest crop. */
export function adultLengths(p: Picture): void {
  planks(p, [top, 830], "#4d6472", "lengths:wall", { wide: 150, upright: true, line: "#22323c" });
  planks(p, [830, bottom], "#a8774a", "lengths", { wide: 84 });
  p.box(0, 822, W, 14, "#d3a473");
  // The rule: a line every centimetre from 130 upwards, its foot below the boards.
  const [left, wide] = [600, 72];
  p.box(left + 10, levelOf(182) + 12, wide, 182 * 10 * unit, "#0a1216", 0.4);
  p.box(
    left,
    levelOf(182),
    wide,
    182 * 10 * unit,
    p.along([left, 0], [left + wide, 0], "0 #f6e5c4, .7 #e9d2a4, 1 #c9a670"),
  );
  const ticks = Array.from({ length: 180 }, (_, i): Point[] => {
    const long = i % 10 === 0 ? 34 : i % 5 === 0 ? 24 : 14;
    return [
      [left, levelOf(i)],
      [left + long, levelOf(i)],
    ];
  });
  p.lines(ticks, "#5d3a1e", 2, { round: false });
  for (let high = 20; high <= 180; high += 20)
    words(p, String(high), { x: left + 54, y: levelOf(high) + 12, height: 15, angle: 0 }, "#5d3a1e");
  const boards = [
    ["backchat:plum", 772],
    ["windlip:sky", 940],
    ["cornice:brick", 1108],
  ] as const;
  for (const [piece, x] of boards) {
    const { length } = canvasOf(sold(piece)).outline;
    shadow(p, [x + 40, floor], 110, 16, 0.7, "#0a1216");
    lain(p, 22, () => putBoard(p, piece, { at: [x, floor - (length * unit) / 2], scale: unit }));
    p.line(
      [
        [left + wide, floor - length * unit],
        [x - 90, floor - length * unit],
      ],
      "#f4e9d6",
      3,
      { dash: "3 12", opacity: 0.8 },
    );
    words(
      p,
      String(Math.round(length / 10)),
      { x, y: floor - length * unit - 28, height: 30, face: "black" },
      "#ffffff",
    );
  }
  roomLight(p, "#ffe9c4");
}

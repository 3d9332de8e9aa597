import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { inset } from "#demo/artwork/board/outline.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import { H, pts, W } from "#demo/artwork/scene/picture.ts";
import { n, type Point, path } from "#demo/artwork/svg.ts";
import { planks, putBoard, roomLight, sold } from "./things.ts";

const board = "kestrel:glacier";
const scale = 0.54;

/** The layers of a board, one above the other: base, steel edge, glass fibre, core, glass fibre, topsheet. */
export function boardLayers(p: Picture): void {
  p.band(0, 760, p.down(0, 760, "0 #cfd8dc, .7 #e9edef, 1 #f4f1ea"));
  planks(p, [760, H], "#b98a58", "inside", { wide: 84 });
  p.box(0, 756, W, 10, "#e2bd8d");
  const { outline } = canvasOf(sold(board));
  const shape = outline.points.map(([x, y]): Point => [x * scale, y * scale]);
  const core = inset(shape, 14);
  const d = path(shape);
  p.raw(
    `<defs><clipPath id="inC"><path d="${path(core)}"/></clipPath>` +
      '<filter id="inS" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>' +
      '<pattern id="inW" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L12 12M12 0L0 12" stroke="#8fa3b3" stroke-width="1.6" stroke-opacity=".75"/></pattern></defs>',
  );
  const lying = (y: number, body: string): string =>
    `<g transform="translate(900 ${y}) scale(1 .46) skewX(-34) rotate(-90)">${body}</g>`;
  /** A layer: its shadow on the one below, its edge, its upper side. */
  const sheet = (y: number, thick: number, side: string, body: string): void => {
    p.raw(lying(y + 74, `<path d="${d}" fill="#0b1622" fill-opacity=".3" filter="url(#inS)"/>`));
    for (let t = thick; t > 0; t -= 2) p.raw(lying(y + t, `<path d="${d}" fill="${side}"/>`));
    p.raw(lying(y, body));
  };
  const light = p.along([0, 560], [0, -560], "0 #ffffff .34, .4 #ffffff .05, 1 #05070a .22");
  const whole = (fill: string): string => `<path d="${d}" fill="${fill}"/>`;
  // Base and steel edge, with the edge some distance above the base.
  sheet(826, 8, "#0b0e11", whole("#171c21"));
  p.raw('<g transform="translate(900 826) scale(1 .46) skewX(-34)">');
  putBoard(p, board, { at: [0, 0], scale, turn: -90 }, "base");
  p.raw("</g>");
  for (const [dy, paint, wide] of [
    [7, "#5c6770", 11],
    [0, "#c9d2d9", 10],
    [-1, "#ffffff", 3],
  ] as const)
    p.raw(lying(716 + dy, `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}"/>`));
  const glass = (y: number): void =>
    sheet(
      y,
      4,
      "#b9c9d4",
      `${whole("#e4eef3")}${whole("url(#inW)")}<path d="${d}" fill="none" stroke="#ffffff" stroke-width="4"/>${whole(light)}`,
    );
  glass(606);
  // The core: strips of poplar and beech between black sidewalls, with inserts.
  const strips = Array.from({ length: 16 }, (_, i) => {
    const x = -136 + i * 17;
    const paint = ["#e8c48e", "#d9ad70", "#efd2a2", "#c4935a"][(i * 7) % 4];
    return `<rect x="${x}" y="-620" width="17" height="1240" fill="${paint}"/><path d="M${x} -620v1240" stroke="#8a5a2c" stroke-width="1.4" stroke-opacity=".6"/>`;
  }).join("");
  const inserts = [-1, 1]
    .flatMap((end) => [0, 1, 2, 3].flatMap((k) => [-1, 1].map((side): Point => [side * 14, end * (150 + k * 28)])))
    .map(
      ([x, y]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="7.5" fill="#4b555e"/><circle cx="${n(x)}" cy="${n(y)}" r="4" fill="#dfe5ea"/>`,
    )
    .join("");
  sheet(490, 22, "#15191d", `${whole("#1d2328")}<g clip-path="url(#inC)">${strips}${inserts}</g>${whole(light)}`);
  glass(366);
  sheet(250, 8, "#0e1216", whole("#171c21"));
  p.raw('<g transform="translate(900 250) scale(1 .46) skewX(-34)">');
  putBoard(p, board, { at: [0, 0], scale, turn: -90 });
  p.raw("</g>");
  p.raw(lying(250, whole(light)));
  // Lines from one layer to the next, as in a technical drawing.
  p.lines([pts("446 290, 446 850"), pts("1354 200, 1354 780")], "#5a6570", 2, { dash: "3 10", opacity: 0.7 });
  roomLight(p, "#fff4dc");
}

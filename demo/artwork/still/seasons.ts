import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, drift } from "./light.ts";
import { heap, planks, put, putBoard, roomLight, shadow } from "./things.ts";

/** Still lifes for landing pages: spring tuning, presents, and small things beside large ones. */

/** A board in the bench vices, with tools for tuning the edge in spring. */
export function tuningBench(p: Picture): void {
  p.band(0, 640, p.down(0, 640, "0 #c9d6c4, 1 #aebfae"));
  // A spring view behind the glass.
  p.box(560, 70, 680, 330, "#f4f1e6");
  p.box(582, 92, 636, 286, p.down(92, 378, "0 #86c0ea, .7 #d6ebf4, 1 #eef4e4"));
  p.area(pts("582 300, 700 210, 790 280, 900 180, 1020 270, 1218 220, 1218 378, 582 378"), "#ffffff");
  p.area(pts("582 350, 760 320, 960 346, 1218 318, 1218 378, 582 378"), "#8fb36c", { curved: true });
  p.box(892, 70, 16, 330, "#f4f1e6");
  p.box(540, 398, 720, 20, "#e4ddcb");
  planks(p, [640, H], "#a8774a", "tune", { wide: 96 });
  p.box(0, 640, W, 14, "#d3a473");
  for (const x of [560, 1240]) {
    p.box(x - 26, 560, 52, 100, "#24425c");
    p.box(x - 70, 650, 140, 26, "#1b344a");
    p.disc([x, 620], 18, "#c8350a");
  }
  shadow(p, [900, 690], 660, 26, 0.6, "#1d0f06");
  // The board with its base up, seen from a low angle: a long flat shape on the vices.
  p.raw('<g transform="translate(900 540) scale(1 .34) translate(-900 -540)">');
  putBoard(p, "corduroy:navy", { at: [900, 540], scale: 0.86, turn: -90 }, "base");
  p.raw("</g>");
  shadow(p, [620, 890], 200, 30, 0.6, "#1d0f06");
  put(p, "bevel-edge-tool:silver", "be", { at: [620, 800], scale: 0.4, turn: -4 });
  shadow(p, [930, 900], 200, 30, 0.6, "#1d0f06");
  put(p, "three-degrees-wax-bar:lemon", "wa", { at: [930, 800], scale: 0.34, turn: 6 });
  shadow(p, [1220, 890], 220, 30, 0.6, "#1d0f06");
  put(p, "mane-horsehair-brush:walnut", "br", { at: [1220, 790], scale: 0.4, turn: -3 });
  roomLight(p, "#fff4d0");
}

type Paper = { lit: string; main: string; deep: string };

/** A wrapped box with a ribbon: upper left corner, width, height, its paper and its ribbon. The light comes from the left. */
function present(p: Picture, [x, y]: Point, wide: number, high: number, paper: Paper, ribbon: Paper): void {
  const across = (from: number, to: number, { lit, main, deep }: Paper) =>
    p.along([from, 0], [to, 0], `0 ${lit}, .35 ${main}, 1 ${deep}`);
  const lid = Math.min(44, high * 0.22);
  const band = wide * 0.15;
  const left = x + (wide - band) / 2;
  p.box(x, y, wide, high, across(x, x + wide, paper));
  // The paper's folds at both edges, and the lid's shadow.
  p.line(
    [
      [x + 3, y + lid],
      [x + 3, y + high],
    ],
    paper.lit,
    3,
    { opacity: 0.6 },
  );
  p.box(x, y + lid, wide, 26, p.down(y + lid, y + lid + 26, "0 #0b1622 .38, 1 #0b1622 0"));
  p.box(left, y, band, high, across(left, left + band, ribbon));
  p.box(left - 5, y + lid, 5, high - lid, "#0b1622", 0.16);
  p.box(x - 9, y, wide + 18, lid, across(x - 9, x + wide + 9, paper));
  p.box(x - 9, y, wide + 18, 4, paper.lit, 0.7);
  p.box(left, y, band, lid, across(left, left + band, ribbon));
  bow(p, [x + wide / 2, y + 2], wide * 0.2, ribbon);
}

/** Two loops, two ends and the knot between them. */
function bow(p: Picture, [x, y]: Point, size: number, { lit, main, deep }: Paper): void {
  const at = (way: number, u: number, v: number): Point => [x + way * u * size, y + v * size];
  for (const way of [-1, 1]) {
    const tail: Point[] = [
      at(way, 0, -0.1),
      at(way, 0.42, 0.2),
      at(way, 0.62, 0.82),
      at(way, 0.36, 0.7),
      at(way, 0.24, 0.86),
      at(way, 0.1, 0.3),
    ];
    p.area(tail, deep);
    const loop: Point[] = [
      at(way, 0, -0.14),
      at(way, 0.5, -0.78),
      at(way, 1.16, -0.86),
      at(way, 1.3, -0.34),
      at(way, 0.8, 0.06),
      at(way, 0.1, 0.06),
    ];
    p.area(loop, p.along(at(way, 0, 0), at(way, 1.2, -0.5), `0 ${deep}, .4 ${main}, 1 ${lit}`), { curved: true });
    const inside: Point[] = [
      at(way, 0.2, -0.12),
      at(way, 0.62, -0.52),
      at(way, 1.04, -0.56),
      at(way, 1.02, -0.3),
      at(way, 0.66, -0.1),
    ];
    p.area(inside, deep, { curved: true, opacity: 0.75 });
  }
  p.area(
    [at(1, -0.2, -0.26), at(1, 0.2, -0.26), at(1, 0.24, 0.12), at(1, -0.24, 0.12)],
    p.along(at(1, -0.2, 0), at(1, 0.24, 0), `0 ${lit}, .5 ${main}, 1 ${deep}`),
    { curved: true },
  );
}

const papers = {
  pine: { lit: "#3f7459", main: "#234d3b", deep: "#122b20" },
  snow: { lit: "#ffffff", main: "#ece8de", deep: "#b9b5bd" },
  night: { lit: "#5f6ad0", main: "#34389a", deep: "#1c1f63" },
  signal: { lit: "#f47446", main: "#c8350a", deep: "#7c2106" },
  cream: { lit: "#fff8e8", main: "#f1dfbf", deep: "#c2a478" },
  ice: { lit: "#ffffff", main: "#d5e7ee", deep: "#93b1c4" },
};

/** Presents in the snow; the shape of one shows that it is a board. */
export function wrappedGifts(p: Picture): void {
  sky(p, 420, "0 #14224f, .6 #51649c, 1 #d0a7a8");
  const stars: Point[][] = [];
  for (let i = 0; i < 60; i++) stars.push([[(i * 397) % W, (i * 151) % 260]]);
  p.lines(stars, "#ffffff", 3, { opacity: 0.7 });
  paintRidge(
    p,
    { seed: "gifts:far", base: 400, peaks: "240 190 440, 940 160 420, 1580 210 460", rough: 60 },
    { stops: "0 #d9cfe0, .5 #98a3cb, 1 #7a8abb", depth: 260, shade: { colours: ["#5f72ab"], opacity: 0.85 } },
  );
  mist(p, 410, 36, "#e3c2c0", 0.5, "gifts");
  slope(p, pts("0 420, 440 408, 900 426, 1380 404, 1792 392"), "0 #e6e3f0, .4 #c3c9e3, 1 #7d8cbe");
  ripples(p, 480, H, "#6577ae", 0.4, "gifts", 50);
  contact(p, [930, 866], 470, 60, "#141f4a");
  // A board in wrapping paper, standing free.
  const board = pts("700 860, 688 330, 706 226, 770 178, 834 226, 852 330, 840 860");
  const { lit, main, deep } = papers.signal;
  p.area(board, p.along([688, 0], [852, 0], `0 ${lit}, .4 ${main}, 1 ${deep}`), { curved: true });
  // Creases, where the paper is drawn tight around the tip.
  for (const [from, to] of [
    ["744 206, 716 262, 708 330", "0.4"],
    ["798 206, 826 262, 832 330", "0.55"],
  ] as const)
    p.line(pts(from), deep, 4, { curved: true, opacity: Number(to) });
  const { lit: pale, main: cream, deep: shade } = papers.cream;
  p.box(757, 200, 28, 660, p.along([757, 0], [785, 0], `0 ${pale}, .5 ${cream}, 1 ${shade}`));
  p.box(690, 520, 160, 30, p.along([690, 0], [850, 0], `0 ${pale}, .4 ${cream}, 1 ${shade}`));
  bow(p, [771, 528], 64, papers.cream);
  present(p, [884, 626], 330, 236, papers.pine, papers.cream);
  present(p, [956, 486], 186, 140, papers.snow, papers.signal);
  present(p, [508, 716], 196, 148, papers.night, papers.ice);
  put(p, "standard-issue-beanie:black", "be", { at: [1306, 768], scale: 0.32, turn: 6 });
  const snow = { light: "#f3f1fa", ground: "#c9cfe8", shade: "#8290c2" };
  drift(p, [770, 884], [420, 60], snow, 0.3);
  drift(p, [1180, 888], [360, 46], snow, 0.66);
  grain(p, 400, "gifts", 430);
}

/** A child's board and boots beside those of a tall adult. */
export function smallAndLarge(p: Picture): void {
  sky(p, 400, "0 #4b93d3, .6 #a9d0ea, 1 #f0f6f8");
  sun(p, [1330, 240], 40, "#fff8e4", "#fff1cf", 420);
  paintRidge(
    p,
    { seed: "kids:far", base: 380, peaks: "260 170 440, 1000 140 400, 1620 190 440", rough: 50 },
    { stops: "0 #ffffff, .5 #dbe7f1, 1 #c0d4e6", depth: 240, shade: { colours: ["#93b4d4"], opacity: 0.8 } },
  );
  slope(p, pts("0 400, 440 386, 900 404, 1380 384, 1792 374"), "0 #ffffff, .4 #e8f0f6, 1 #b9cfe3");
  ripples(p, 470, H, "#9dbad6", 0.4, "kids", 60);
  // Low enough to be whole in a crop more than twice as wide as high.
  shadow(p, [990, 876], 430, 36, 0.5, "#27476f");
  putBoard(p, "kestrel:signal", { at: [702, 579], scale: 0.38, turn: -3 });
  putBoard(p, "paper-plane:lemon", { at: [884, 656], scale: 0.38, turn: 4 });
  put(p, "tadpole-boot:teal", "sb", { at: [1082, 738], scale: 0.274 });
  put(p, "runt-helmet:coral", "ru", { at: [1282, 754], scale: 0.26, turn: -6 });
  heap(p, [702, 876], 100, 26, "#f1f6fa");
  heap(p, [888, 879], 100, 26, "#f1f6fa");
  heap(p, [1090, 882], 138, 20, "#eef4f9");
  heap(p, [1282, 862], 116, 19, "#eef4f9");
  grain(p, 400, "kids", 400);
}

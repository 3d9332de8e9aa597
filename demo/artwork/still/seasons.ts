import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
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

/** A wrapped box with a ribbon: upper left corner, width, height, paper and ribbon. */
function present(p: Picture, [x, y]: Point, wide: number, high: number, paper: string, ribbon: string): void {
  p.box(x, y, wide, high, paper);
  p.box(x + wide * 0.72, y, wide * 0.28, high, "#0b1622", 0.14);
  p.box(x - 8, y - 8, wide + 16, high * 0.2, paper);
  p.box(x - 8, y - 8 + high * 0.2, wide + 16, 6, "#0b1622", 0.22);
  p.box(x + wide * 0.42, y - 8, wide * 0.16, high + 8, ribbon);
  const [cx, cy, size] = [x + wide / 2, y - 8, wide * 0.2];
  for (const way of [-1, 1]) {
    p.area(
      [
        [cx, cy],
        [cx + way * size * 1.2, cy - size],
        [cx + way * size * 1.7, cy - size * 0.2],
        [cx + way * size, cy + size * 0.1],
      ],
      ribbon,
      { curved: true },
    );
  }
  p.disc([cx, cy - 4], size * 0.26, ribbon);
}

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
  shadow(p, [920, 850], 520, 50, 0.6, "#141f4a");
  // A board in wrapping paper, standing free.
  p.area(
    pts("700 840, 690 300, 716 200, 770 166, 824 200, 850 300, 840 840"),
    p.along([690, 0], [850, 0], "0 #e2532a, .5 #c8350a, 1 #8a2407"),
    { curved: true },
  );
  p.box(692, 500, 156, 34, "#f7e9d0");
  p.box(756, 176, 30, 664, "#f7e9d0");
  for (const way of [-1, 1])
    p.area(
      [
        [771, 510],
        [771 + way * 74, 452],
        [771 + way * 104, 500],
        [771 + way * 60, 524],
      ],
      "#f7e9d0",
      { curved: true },
    );
  present(p, [880, 590], 320, 250, "#1f4030", "#e2b878");
  present(p, [960, 430], 180, 140, "#f4f1ea", "#c8350a");
  present(p, [520, 690], 190, 150, "#34389a", "#d5e7ee");
  put(p, "standard-issue-beanie:black", "be", { at: [1300, 760], scale: 0.3, turn: 12 });
  heap(p, [900, 852], 460, 38, "#b9c2e0");
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

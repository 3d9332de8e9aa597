import { boot } from "#demo/artwork/goods/boot/front.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { contact, lain } from "./light.ts";
import { planks, put, putBoard, roomLight, shadow } from "./things.ts";

/** Close still lifes: things on a bench or a table. */

/** A pair of boots on the bench, in close-up. */
export function bootsNear(p: Picture): void {
  planks(p, [0, 640], "#3f5a68", "boots:wall", { wide: 150, upright: true, line: "#16232b" });
  planks(p, [640, H], "#b08354", "boots:bench", { wide: 120 });
  p.box(0, 640, W, 14, "#d9b27f");
  // The soles on the wood, each with its own dark line, and the sock flat on the bench in front of them.
  contact(p, [690, 808], 292, 40, "#1d0f06");
  contact(p, [1134, 806], 140, 30, "#1d0f06");
  put(p, "waymark-boot:olive", "b1", { at: [690, 476], scale: 0.82 });
  put(p, "waymark-boot:olive", "b2", { at: [1130, 510], scale: 0.74 }, (e) => boot(e, 450, true));
  lain(p, 9, () => {
    p.raw('<g transform="translate(560 902) scale(1 .56) translate(-560 -902)">');
    put(p, "woodstove-socks:rust", "so", { at: [560, 902], scale: 0.3, turn: -78 });
    p.raw("</g>");
  });
  roomLight(p);
}

/** A kitchen table: the base of a board, a whole bar of wax, an iron, a brush. */
export function waxTable(p: Picture): void {
  planks(p, [0, H], "#8e6a49", "wax", { wide: 200 });
  roomLight(p);
  p.raw(
    '<g transform="translate(14 26)" opacity=".4"><rect x="130" y="590" width="1600" height="270" rx="130" fill="#1d0f06"/></g>',
  );
  putBoard(p, "corduroy:mustard", { at: [930, 720], scale: 1.02, turn: -90 }, "base");
  shadow(p, [600, 360], 230, 150, 0.6, "#1d0f06");
  put(p, "three-degrees-wax-bar:coral", "w1", { at: [610, 330], scale: 0.5, turn: -12 });
  shadow(p, [1290, 380], 230, 150, 0.55, "#1d0f06");
  put(p, "mane-horsehair-brush:walnut", "br", { at: [1290, 340], scale: 0.52, turn: 14 });
  // An old iron.
  shadow(p, [940, 640], 260, 90, 0.5, "#1d0f06");
  p.area(
    pts("720 620, 760 520, 900 470, 1080 500, 1150 600, 1150 640, 720 640"),
    p.down(470, 640, "0 #6fb4ea, 1 #2b6da3"),
    { curved: true },
  );
  p.area(pts("700 636, 1160 630, 1164 664, 690 668"), p.down(630, 668, "0 #f1f4f6, 1 #7d878f"));
  p.line(pts("820 500, 850 430, 1000 420, 1080 440, 1090 510"), "#14191e", 38, { curved: true });
  p.disc([960, 570], 34, "#f4f1ea");
  p.line(pts("960 570, 976 550"), "#c8350a", 6);
  p.line(pts("1090 470, 1240 440, 1380 520, 1560 430, 1840 500"), "#14191e", 12, { curved: true });
}

import { bottom, type Picture, pts, top, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { putBoard, shadow } from "./things.ts";

/** A board on the wall of a garage in July, behind a bicycle. */
export function julyGarage(p: Picture): void {
  p.band(top, 800 - top, p.down(top, 800, "0 #e6d8bd, 1 #cdb892"));
  const bricks: Point[][] = [];
  for (let row = -10; row < 20; row++) {
    bricks.push([
      [0, row * 40],
      [W, row * 40],
    ]);
    for (let x = row % 2 ? 0 : 60; x < W; x += 120)
      bricks.push([
        [x, row * 40],
        [x, row * 40 + 40],
      ]);
  }
  p.lines(bricks, "#a8906a", 3, { opacity: 0.45, round: false });
  // A window with summer outside, and its light on the wall.
  p.box(170, 120, 360, 400, "#f8f4ea");
  p.box(190, 140, 320, 360, p.down(140, 500, "0 #57a8e4, .7 #bfe2f2, 1 #e8f4d8"));
  p.area(pts("190 430, 260 380, 350 420, 430 360, 510 410, 510 500, 190 500"), "#5d9a4a", { curved: true });
  p.disc([430, 210], 36, "#fff3c4");
  p.box(342, 120, 16, 400, "#f8f4ea");
  p.box(170, 306, 360, 14, "#f8f4ea");
  p.box(150, 516, 400, 22, "#e0d6c0");
  p.area(pts("560 -400, 1180 -400, 1080 800, 700 800"), "#fff2c2", { opacity: 0.38 });
  p.band(800, bottom - 800, p.down(800, bottom, "0 #9a8f80, 1 #7a7064"));
  p.box(0, 792, W, 12, "#8a7a60");
  // Large, since tiles are narrow.
  p.raw('<g transform="translate(896 600) scale(1.14) translate(-896 -600)">');
  // The board, upright on two pegs.
  shadow(p, [1130, 400], 110, 330, 0.45, "#4a3618");
  putBoard(p, "windlip:sky", { at: [1080, 392], scale: 0.42 });
  for (const x of [1014, 1146]) p.box(x - 8, 270, 16, 38, "#5d3a1e");
  // The bicycle, before the board.
  p.raw('<g transform="translate(-404 0)">');
  shadow(p, [1290, 872], 400, 30, 0.6, "#1d1408");
  for (const x of [1120, 1500]) {
    p.raw(
      `<circle cx="${x}" cy="730" r="136" fill="none" stroke="#1b1f24" stroke-width="16"/><circle cx="${x}" cy="730" r="124" fill="none" stroke="#b5bfc8" stroke-width="6"/>`,
    );
    const spokes: Point[][] = [];
    for (let i = 0; i < 12; i++) {
      const turn = (i / 12) * Math.PI * 2;
      spokes.push([
        [x, 730],
        [x + Math.cos(turn) * 122, 730 + Math.sin(turn) * 122],
      ]);
    }
    p.lines(spokes, "#6d7780", 2, { opacity: 0.8 });
    p.disc([x, 730], 14, "#39434d");
  }
  p.lines(
    [
      pts("1120 730, 1222 540, 1440 540, 1320 742, 1222 540"),
      pts("1320 742, 1120 730"),
      pts("1440 540, 1500 730"),
      pts("1440 540, 1424 470"),
    ],
    "#0f6b4f",
    18,
  );
  p.line(pts("1222 540, 1206 490"), "#0f6b4f", 14);
  p.line(pts("1160 484, 1260 490"), "#1b1f24", 24);
  p.line(pts("1424 470, 1386 452, 1350 480"), "#1b1f24", 14, { curved: true });
  // Chain, chainring, cranks with pedals, brake.
  p.lines([pts("1122 718, 1318 712"), pts("1122 744, 1318 772")], "#2b333a", 5, { dash: "7 3" });
  p.disc([1120, 730], 22, "#59646d");
  p.disc([1320, 742], 32, "#39434d");
  p.disc([1320, 742], 22, "#7a858e");
  p.lines([pts("1320 742, 1362 806"), pts("1320 742, 1280 682")], "#1b1f24", 10);
  p.lines([pts("1340 812, 1388 806"), pts("1256 680, 1302 674")], "#14181c", 14);
  p.disc([1320, 742], 9, "#1b1f24");
  p.line(pts("1426 478, 1452 520, 1474 588"), "#1b1f24", 4, { curved: true });
  p.line(pts("1446 590, 1490 578"), "#39434d", 12);
  p.raw("</g>");
  // The lifebuoy, on its hook.
  const [x, y] = [700, 330];
  p.raw(
    `<filter id="jgS"><feGaussianBlur stdDeviation="12"/></filter><circle cx="${x + 16}" cy="${y + 20}" r="104" fill="none" stroke="#4a3618" stroke-opacity=".5" stroke-width="54" filter="url(#jgS)"/>` +
      `<circle cx="${x}" cy="${y}" r="104" fill="none" stroke="#f7f8f8" stroke-width="56"/><circle cx="${x}" cy="${y}" r="104" fill="none" stroke="#c8350a" stroke-width="56" stroke-dasharray="82 81.4"/>` +
      `<circle cx="${x}" cy="${y}" r="122" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="10"/><circle cx="${x}" cy="${y}" r="82" fill="none" stroke="#3a1206" stroke-opacity=".22" stroke-width="12"/>`,
  );
  p.box(x - 10, y - 96, 20, 30, "#5d3a1e");
  p.raw("</g>");
  p.band(top, bottom - top, p.around([420, 200], 1500, "0 #fff0c0 .34, .5 #fff0c0 .06, 1 #3a2408 .26"));
}

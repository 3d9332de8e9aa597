import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { cutSnow, someone } from "#demo/artwork/scene/ride.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { heightOf, scatter, stand } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { drift } from "./light.ts";
import { shadow, sink } from "./things.ts";

/** Slopes that show one thing each, and equipment carried up them. */

/** Forest as a continuous band along the horizon, which looks right in every crop. */
function treeLine(p: Picture, seed: string, ground: readonly Point[], colour: string): void {
  // The slope, which is painted afterwards, covers the trunks.
  const feet = scatter(seed, 150, -30, W + 30, (x) => heightOf(ground)(x) + 5, 6);
  stand(p, { seed, feet, tall: [26, 54], colour, snow: { colour: "#f2f4f6", side: 1 } });
}

/** A carved turn: one line in the groomed snow, with no spray. The left is free for dark text. */
export function carve(p: Picture): void {
  sky(p, 460, "0 #2f6db4, .6 #a4c6e2, .9 #f3dcc2, 1 #ffeeda");
  sun(p, [520, 400], 0, "#fff", "#ffe0b0", 560);
  paintRidge(
    p,
    { seed: "carve:far", base: 460, peaks: "180 200 420, 900 150 380, 1440 240 480", rough: 60 },
    {
      stops: "0 #fff3e4, .4 #d9e0ea, 1 #b9c9dc",
      depth: 300,
      shade: { colours: ["#a0b5d2", "#7495c0"], opacity: 0.9 },
    },
  );
  mist(p, 470, 40, "#fdeedd", 0.6, "carve");
  const ground = pts("-40 480, 400 484, 900 474, 1400 484, 1832 468");
  treeLine(p, "carve", ground, "#3a566b");
  slope(p, ground, "0 #fff8ef, .35 #e6edf4, 1 #b1c8e2");
  const eye: Point = [900, 440];
  const grooves: Point[][] = [];
  for (let i = -70; i <= 70; i++) {
    const x = eye[0] + i * 46;
    const from = i % 3 === 0 ? 0.1 : 0.16;
    grooves.push([
      [eye[0] + (x - eye[0]) * from, eye[1] + 640 * from],
      [x - 8, 1080],
      [x + 10, 1080],
    ]);
  }
  p.areas(grooves, p.down(470, 1000, "0 #7f9fca 0, .2 #7f9fca .3, 1 #5f86ba .5"));
  // The track: as thin as an edge in the distance, as wide as a hand near the viewer.
  const left: Point[] = pts("1010 498, 880 514, 772 548, 712 602, 716 664, 786 714, 888 745");
  const width = (i: number): number => 2 + i * 1.5;
  p.area([...left, ...left.map(([x, y], i): Point => [x - 2, y + width(i)]).reverse()], "#4a76ad", { curved: true });
  p.line(
    left.map(([x, y], i): Point => [x + 2, y + width(i) + 3]),
    "#ffffff",
    4,
    { curved: true, opacity: 0.9 },
  );
  // The edge in the snow, the board's shadow on it, and the snow it has cut into.
  const edge: Point[] = pts("884 748, 931 771, 1004 786, 1158 813, 1320 842, 1405 855, 1452 858");
  p.area([...edge, ...edge.toReversed().map(([x, y]): Point => [x + 66, y + 40])], "#3f66a0", { opacity: 0.4 });
  someone(p, { at: [1150, 770], scale: 0.56, how: "heelside", who: "lou-perrin" });
  cutSnow(p, edge, 12, "#f3f6fa", "carve");
  grain(p, 600, "carve", 490);
}

/** Goggles, gloves and a bag in the snow. The lower left is free for dark text. */
export function smallThings(p: Picture): void {
  sky(p, 230, "0 #4b93d3, 1 #c3deee");
  paintRidge(
    p,
    { seed: "small:far", base: 240, peaks: "420 110 420, 1180 150 460, 1680 100 380", rough: 40 },
    { stops: "0 #ffffff, .5 #d5e3ef, 1 #bcd2e5", depth: 200, shade: { colours: ["#8fb1d2"], opacity: 0.8 } },
  );
  slope(p, pts("0 250, 440 240, 900 256, 1380 236, 1792 226"), "0 #f6fafd, .5 #e4edf4, 1 #cfdfec");
  ripples(p, 320, H, "#a5c0da", 0.3, "small", 40);
  shadow(p, [1130, 650], 560, 50, 0.55, "#1d3f6d");
  sink(p, "daybreak-22-backpack:ember", "ba", { at: [1080, 400], scale: 0.56, turn: 4 }, [1084, 622, 250, 34]);
  sink(p, "crevasse-glove:ink", "gv", { at: [760, 480], scale: 0.4, turn: -10 }, [768, 640, 180, 34]);
  sink(p, "meridian-goggle:copper", "go", { at: [1390, 590], scale: 0.5, turn: -5 }, [1400, 694, 250, 34]);
  grain(p, 300, "small", 320);
}

/** Gloves and mittens in one row, small, whole in a crop four times as wide as high. The left is free for words. */
export function smallFinds(p: Picture): void {
  sky(p, 300, "0 #4b93d3, 1 #c3deee");
  paintRidge(
    p,
    { seed: "finds:far", base: 404, peaks: "300 66 420, 900 44 380, 1420 70 440", rough: 20 },
    { stops: "0 #ffffff, .5 #d5e3ef, 1 #bcd2e5", depth: 110, shade: { colours: ["#8fb1d2"], opacity: 0.8 } },
  );
  slope(p, pts("0 414, 440 406, 900 418, 1380 402, 1792 408"), "0 #f6fafd, .5 #e4edf4, 1 #cfdfec");
  ripples(p, 440, H, "#a5c0da", 0.3, "finds", 40);
  shadow(p, [1210, 668], 560, 36, 0.5, "#1d3f6d");
  sink(p, "crevasse-glove:ink", "fg", { at: [930, 590], scale: 0.34, turn: -10 }, [936, 654, 140, 26]);
  sink(p, "pillar-mitten:bone", "fb", { at: [1200, 592], scale: 0.36, turn: 4 }, [1204, 660, 140, 26]);
  sink(p, "slush-glove:lemon", "fo", { at: [1470, 590], scale: 0.34, turn: -5 }, [1474, 656, 140, 26]);
  // One drift before all three, so that each stands in the same snow.
  drift(p, [1200, 694], [520, 40], { light: "#ffffff", ground: "#e6eef5", shade: "#a9c2da" }, 0.5);
  grain(p, 300, "finds", 380);
}

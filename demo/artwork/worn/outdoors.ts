import { mist, sky } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { n } from "#demo/artwork/svg.ts";

let known = "";

/** Sky, a mountain as in the scenes, and snow below about two thirds of the height. */
function view(): string {
  if (known) return known;
  const p = new Picture();
  sky(p, 640, "0 #3f7fc4, .55 #9cc4e4, 1 #f3ece2");
  paintRidge(
    p,
    { seed: "worn:far", base: 560, peaks: "260 150 380, 1000 120 340, 1560 200 420", rough: 50 },
    { stops: "0 #f3f7fa, 1 #b6cbe0", depth: 260, shade: { colours: ["#93b2d3"], opacity: 0.8 } },
  );
  mist(p, 570, 50, "#eef3f7", 0.7, "worn");
  paintRidge(
    p,
    { seed: "worn:near", base: 680, peaks: "640 330 560, 1230 250 420", rough: 64 },
    { stops: "0 #ffffff, .5 #eaf1f8, 1 #cfdfee", depth: 420, shade: { colours: ["#a3c1e0", "#6f99ca"], opacity: 0.9 } },
  );
  mist(p, 690, 44, "#f2f6f9", 0.7, "worn2");
  slope(p, pts("0 730, 420 712, 900 734, 1380 708, 1792 722"), "0 #ffffff, .35 #e9f0f7, 1 #b9cfe6");
  ripples(p, 780, H, "#8fb0d6", 0.34, "worn", 60);
  known = p.finish(W, H);
  return known;
}

/** That view placed in a picture: its upper left corner and its width. */
export const outdoors = (x: number, y: number, width: number): string =>
  view().replace(
    /^<svg[^>]*>/,
    `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n((width * H) / W)}" viewBox="0 0 ${W} ${H}">`,
  );

import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { bottom, type Picture, pts, top } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { contact, drift } from "./light.ts";
import { put } from "./things.ts";

/** The equipment of ski patrollers in the snow, in the first light from the left. */
export function patrolKit(p: Picture): void {
  sky(p, 440, "0 #12285a, .5 #4f6aa6, .82 #e0a58c, 1 #ffd9ae", top / 2);
  sun(p, [360, 400], 0, "#fff", "#ffc890", 640);
  paintRidge(
    p,
    { seed: "patrol:far", base: 420, peaks: "240 210 480, 1000 170 420, 1560 230 460", rough: 60 },
    { stops: "0 #ffd9bd, .5 #a7a6c8, 1 #7688b8", depth: 280, shade: { colours: ["#4a5f9a"], opacity: 0.85 } },
  );
  mist(p, 424, 34, "#ffd9b8", 0.5, "patrol");
  slope(p, pts("0 440, 440 428, 900 446, 1380 424, 1792 410"), "0 #f3dccf, .28 #c3c4de, 1 #4f69a2");
  ripples(p, 500, bottom, "#3f5c96", 0.4, "patrol", 60);
  p.band(430, bottom - 430, p.around([300, 450], 900, "0 #ffcf9e .5, 1 #ffcf9e 0"));
  // Close together, so that a crop twice as high as wide holds all three.
  p.raw('<g transform="translate(930 870) scale(.76) translate(-930 -870)">');
  // From back to front: the probe, the shovel leaning on the pack, the pack.
  contact(p, [1130, 800], 110, 40, "#14224d");
  put(p, "needle-320-probe:graphite", "pr", { at: [1140, 494], scale: 0.6, turn: 14 });
  contact(p, [700, 850], 180, 46, "#14224d");
  put(p, "updraft-30-airbag-pack:ember", "pa", { at: [940, 566], scale: 0.62, turn: 2 });
  contact(p, [960, 858], 240, 52, "#14224d");
  put(p, "trench-shovel:slate", "sh", { at: [730, 560], scale: 0.66, turn: 17 });
  // The sun is low and warms the sides that face it.
  p.area(pts("520 780, 600 560, 760 300, 820 300, 700 620, 640 860"), "#ffb36b", {
    opacity: 0.12,
    soft: 40,
    curved: true,
  });
  const snow = { light: "#f3d9cf", ground: "#8f9cc6", shade: "#43599a" };
  drift(p, [1140, 846], [230, 54], snow, 0.4);
  drift(p, [960, 902], [360, 74], snow, 0.56);
  drift(p, [660, 900], [330, 96], snow, 0.44);
  p.raw("</g>");
  grain(p, 400, "patrol", 460);
}

import { grain, mist, sky } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { drift } from "./light.ts";
import { put } from "./things.ts";

/** An empty board bag, flat on the snow. */
export function bagInSnow(p: Picture): void {
  sky(p, 360, "0 #3c83c7, .6 #a3cae7, 1 #eef5f7");
  paintRidge(
    p,
    { seed: "bag:far", base: 330, peaks: "240 150 420, 980 200 460, 1600 160 420", rough: 50 },
    { stops: "0 #fdfefe, .5 #dae6f0, 1 #bfd3e5", depth: 240, shade: { colours: ["#8fb1d2"], opacity: 0.8 } },
  );
  mist(p, 330, 34, "#eef4f8", 0.6, "bag");
  slope(p, pts("0 350, 440 336, 900 354, 1380 334, 1792 322"), "0 #ffffff, .45 #e8eff5, 1 #b7cde2");
  ripples(p, 420, H, "#9dbad6", 0.4, "bag", 60);
  // Steps of whoever left it, on towards the mountains.
  const steps = Array.from({ length: 15 }, (_, i): Point[] => {
    const t = (i / 14) ** 0.7;
    const [x, y, size] = [1560 - 250 * t + (i % 2 ? 1 : -1) * (20 - 17 * t), 700 - 340 * t, 15 - 12.4 * t];
    return pts(
      `${x - size} ${y}, ${x - size * 0.2} ${y - size * 0.55}, ${x + size} ${y - size * 0.1}, ${x + size * 0.6} ${y + size * 0.5}, ${x - size * 0.5} ${y + size * 0.45}`,
    );
  });
  p.areas(steps, "#7d9fc8", { curved: true, opacity: 0.85 });
  // Seen from above its foot, so it is drawn half as deep as it is long.
  p.area(pts("400 600, 620 560, 1300 570, 1480 620, 1560 720, 1480 800, 1200 812, 560 800, 400 740"), "#27476f", {
    curved: true,
    opacity: 0.4,
    soft: 30,
  });
  p.area(pts("370 700, 520 766, 1250 778, 1440 716, 1450 742, 1270 796, 520 786, 380 724"), "#16304f", {
    curved: true,
    opacity: 0.65,
    soft: 7,
  });
  p.raw('<g transform="translate(896 650) scale(1 .62)">');
  put(p, "quiver-166-board-bag:teal", "bg", { at: [0, 0], scale: 1.12, turn: -90 });
  p.raw("</g>");
  const snow = { light: "#ffffff", ground: "#dfe9f2", shade: "#7fa3c8" };
  // Along its whole lower edge, so that it lies in the snow and not on it.
  drift(p, [900, 800], [640, 30], snow, 0.36);
  drift(p, [400, 776], [210, 44], snow, 0.62);
  drift(p, [1420, 788], [250, 58], snow, 0.5);
  grain(p, 400, "bag", 350);
}

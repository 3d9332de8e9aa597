import { seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { grain, mist, sky } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { sheet, someone } from "./ride.ts";
import { ripples, slope, track, turns } from "./snow.ts";

/**
 * Rows of crevasses that curve downhill, wider and further apart towards the viewer, with snow bridges between them.
 */
function crevasses(p: Picture): void {
  const random = seeded("ice:cracks");
  for (let row = 0; row < 8; row++) {
    const near = row / 7;
    const y = 548 + near ** 1.5 * 400;
    const deep = 9 + 46 * near ** 1.3;
    const cracks: Point[][] = [];
    const lips: Point[][] = [];
    for (let x = -260 + random() * 200; x < 1860; ) {
      const long = (110 + 260 * random()) * (0.5 + near * 1.3);
      // No crevasse crosses the track, which runs over a snow bridge.
      const line = 1010 - 230 * near;
      if (x < line + 90 + 90 * near && x + long > line - 90 - 110 * near) {
        x = line + (100 + 100 * near) * (1 + random());
        continue;
      }
      const at = (u: number): number =>
        y + 46 * near * ((x + long * u - 900) / 900) ** 2 + 10 * near * Math.sin(x + u * 4);
      const open = deep * (0.45 + 0.75 * random());
      const upper = [0, 0.16, 0.36, 0.58, 0.8, 1].map(
        (u, i): Point => [x + long * u, at(u) - (i % 2 ? open * 0.16 : 0)],
      );
      const lower = [0.86, 0.62, 0.4, 0.18].map(
        (u, i): Point => [x + long * u, at(u) + open * (0.8 + (i % 2 ? 0.3 : 0))],
      );
      cracks.push([...upper, ...lower]);
      lips.push(upper);
      x += long * (1.15 + 0.7 * random());
    }
    const fill = p.down(y - 8, y + deep + 40 * near, "0 #0a3f8f, .3 #1f74c4, .7 #7cc4ea, 1 #d8f0fb");
    p.areas(cracks, fill, { curved: true, opacity: 0.5 + 0.5 * near });
    p.lines(lips, "#ffffff", 1.5 + 4 * near, { curved: true });
  }
}

/** Old ice, deep blue where it has broken. */
export function glacier(p: Picture): void {
  sky(p, 420, "0 #9db8cc, 1 #e9f0f4");
  paintRidge(
    p,
    {
      seed: "ice:far",
      base: 430,
      peaks: "240 240 460, 860 180 360, 1500 270 460",
      rough: 60,
    },
    {
      stops: "0 #f5f8fa, 1 #bdd0df",
      depth: 320,
      shade: { colours: ["#7d9dbb"], opacity: 0.75 },
      rock: { colour: "#3a4a59", amount: 0.62, opacity: 0.7 },
    },
  );
  mist(p, 470, 60, "#eef3f6", 0.8, "ice");
  slope(p, pts("0 520, 360 470, 820 500, 1240 468, 1792 520"), "0 #ffffff, .6 #e3edf4, 1 #c4d9e8");
  crevasses(p);
  track(p, turns([1010, 500], [930, 800], 6, [8, 46]), [2, 20], "#a9c8e0", "#ffffff");
  p.area(pts("800 830, 1060 800, 1330 880, 1180 920, 940 870"), "#8fb7d8", { opacity: 0.45, curved: true });
  sheet(p, [708, 766], [900, 826], [-200, 20], ["#ffffff", "#b5cfe4"], "ice");
  someone(p, { at: [880, 796], scale: 0.34, turn: -7, how: "heelside", who: "ilse-hofer" });
  ripples(p, 560, H, "#8fb7d8", 0.4, "ice", 60);
  grain(p, 800, "ice", 480);
}

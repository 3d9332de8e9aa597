import { grain, sun } from "#demo/artwork/scene/air.ts";
import { type Picture, pts } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, drift } from "./light.ts";
import { land, noon } from "./outside.ts";
import { put } from "./things.ts";

/** A washed jacket on the line in the snow, dripping into a tub of suds. All within the narrowest crop. */
export function washDay(p: Picture): void {
  land(p, "wash", noon, 560, "260 190 440, 940 230 420, 1540 200 460", () =>
    sun(p, [1380, 120], 40, "#fffdf2", "#fff1cf", 460),
  );
  for (const x of [190, 1602]) {
    contact(p, [x, 860], 60, 16, "#27476f");
    p.area(
      pts(`${x - 16} -60, ${x + 16} -60, ${x + 20} 864, ${x - 20} 864`),
      p.along([x - 20, 0], [x + 20, 0], "0 #c08a52, .5 #8f6239, 1 #573517"),
    );
    p.area(pts(`${x - 26} -60, ${x + 26} -60, ${x + 20} -84, ${x - 20} -84`), "#ffffff", { curved: true });
  }
  const line = pts("190 -20, 560 16, 896 30, 1232 16, 1602 -20");
  p.line(line, "#39434d", 6, { curved: true });
  put(p, "ridgeline-3l-jacket:signal", "wj", { at: [896, 346], scale: 0.8 });
  // The hanger's hook, over the line and under a peg.
  p.line(pts("896 96, 896 66, 914 50, 912 26, 892 18, 880 30"), "#5f6a73", 8, { curved: true });
  p.line(pts("894 94, 894 66, 912 48, 909 28, 892 21"), "#dfe5ea", 2.5, { curved: true });
  // Drops under the hem.
  for (const [x, y, size] of [
    [742, 712, 10],
    [808, 752, 8],
    [896, 726, 11],
    [958, 762, 8],
    [1038, 716, 10],
  ] as const)
    p.area(
      [
        [x, y - size * 2.2],
        [x + size, y],
        [x, y + size],
        [x - size, y],
      ] as Point[],
      p.down(y - size * 2, y + size, "0 #ffffff .9, 1 #5f9ad0"),
      { curved: true },
    );
  tub(p, [896, 830]);
  drift(p, [896, 976], [430, 54], { light: "#ffffff", ground: "#dde8f2", shade: "#7fa3c8" }, 0.4);
  grain(p, 500, "wash", 560);
}

/** A zinc tub with two handles, full of suds. */
function tub(p: Picture, [x, y]: Point): void {
  contact(p, [x + 10, y + 128], 300, 40, "#27476f");
  for (const side of [-1, 1])
    p.line(
      [
        [x + side * 286, y + 34],
        [x + side * 336, y + 44],
        [x + side * 330, y + 84],
        [x + side * 276, y + 80],
      ],
      "#75818b",
      12,
      {
        curved: true,
      },
    );
  p.area(
    [
      [x - 296, y],
      [x - 240, y + 140],
      [x, y + 160],
      [x + 240, y + 140],
      [x + 296, y],
    ],
    p.along([x - 300, 0], [x + 300, 0], "0 #e6ebef, .2 #b9c3cb, .45 #dbe1e6, .8 #8d99a3, 1 #66727c"),
  );
  for (const ring of [44, 96])
    p.line(
      pts(`${x - 278 + ring * 0.34} ${y + ring}, ${x} ${y + ring + 22}, ${x + 278 - ring * 0.34} ${y + ring}`),
      "#7d8993",
      5,
      { curved: true, opacity: 0.7 },
    );
  p.ellipse([x, y], 300, 44, "#8d99a3");
  p.ellipse([x, y + 2], 284, 36, "#5f9ad0");
  for (let i = 0; i < 34; i++) {
    const turn = i * 2.4;
    const far = Math.sqrt(i / 34);
    const [bx, by] = [x + Math.cos(turn) * 258 * far, y - 6 + Math.sin(turn) * 24 * far];
    const size = 16 + ((i * 7) % 5) * 6;
    p.disc(
      [bx, by],
      size,
      p.around([bx - size * 0.3, by - size * 0.4], size * 1.5, "0 #ffffff, .6 #eef6fb, 1 #b9d6ea"),
      0.94,
    );
  }
}

import { between, seeded } from "#demo/artwork/random.ts";
import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { moved } from "./light.ts";

/** Wind crust: snow carved by the wind, whose hard surface has broken at every turn. */
export function crust(p: Picture): void {
  sky(p, 340, "0 #2f6db4, .6 #9dc3e2, 1 #f3e6d6");
  sun(p, [250, 240], 0, "#fff", "#fff0cf", 520);
  paintRidge(
    p,
    { seed: "crust:far", base: 320, peaks: "220 140 420, 820 170 420, 1420 210 520", rough: 56 },
    {
      stops: "0 #fff6ea, .5 #d6e1ec, 1 #b9cde0",
      depth: 260,
      shade: { colours: ["#8eaed0", "#6f93c0"], opacity: 0.85 },
      rock: { colour: "#3a4c5f", amount: 0.42, opacity: 0.7 },
    },
  );
  mist(p, 322, 30, "#f6efe6", 0.6, "crust");
  slope(p, pts("0 336, 420 330, 900 346, 1400 318, 1792 300"), "0 #fffaf2, .3 #eaf0f6, 1 #a9c3de");
  carved(p);
  // From far to near. More of the broken crust is visible in the nearer holes.
  for (const [i, [x, y, size]] of [
    [1010, 392, 34],
    [930, 436, 52],
    [1040, 492, 80],
    [880, 572, 122],
    [1030, 690, 186],
    [800, 858, 268],
  ].entries())
    broken(p, [x as number, y as number], size as number, `crust:${i}`);
  grain(p, 700, "crust", 340);
}

/** Sastrugi: ridges with a lit back and a steep, shaded front, all along the wind. */
function carved(p: Picture): void {
  const random = seeded("crust:carved");
  const rows = Array.from({ length: 76 }, () => 352 + 640 * random() ** 1.5).sort((a, b) => a - b);
  for (const y of rows) {
    const near = (y - 330) / 680;
    const x = between(random, -160, 1760);
    const long = (60 + 330 * near) * between(random, 0.6, 1.3);
    const high = 3 + 22 * near * between(random, 0.6, 1.2);
    const back: Point[] = pts(
      `${x} ${y}, ${x + long * 0.3} ${y - high * 0.5}, ${x + long * 0.62} ${y - high}, ${x + long * 0.86} ${y - high * 0.7}, ${x + long} ${y + high * 0.1}`,
    );
    const front: Point[] = pts(
      `${x + long} ${y + high * 0.1}, ${x + long * 0.8} ${y + high * 0.35}, ${x + long * 0.5} ${y + high * 0.2}, ${x + long * 0.2} ${y + high * 0.3}`,
    );
    p.area([...back, ...front], p.down(y - high, y + high * 0.5, "0 #86a9cf .75, .6 #9dbbdb .45, 1 #b5cce2 0"), {
      curved: true,
    });
    p.line(back, "#ffffff", 1.2 + 3.4 * near, { curved: true, opacity: 0.72 });
  }
}

/** A hole in the crust, and the plates it has broken into. */
function broken(p: Picture, [x, y]: Point, size: number, seed: string): void {
  const random = seeded(seed);
  const flat = 0.4;
  const thick = size * 0.13;
  const rim = Array.from({ length: 13 }, (_, i): Point => {
    const turn = (i / 13) * Math.PI * 2;
    const far = size * between(random, 0.78, 1.16);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * flat];
  });
  // Cracks that continue under the snow.
  const cracks = [0.1, 0.75, 1.2, 2.2, 3.3, 4.1, 5.3].map((turn): Point[] => {
    const at = (far: number, swing: number): Point => [
      x + Math.cos(turn + swing) * size * far,
      y + Math.sin(turn + swing) * size * far * flat,
    ];
    return [at(0.9, 0), at(1.25, 0.08), at(1.5, -0.03), at(1.5 + random() * 0.6, 0.07)];
  });
  p.lines(cracks, "#6f95c2", Math.max(1.2, size * 0.016), { opacity: 0.8 });
  p.lines(
    cracks.map((crack) => moved(crack, size * 0.008, size * 0.012)),
    "#ffffff",
    Math.max(1, size * 0.012),
    { opacity: 0.9 },
  );
  // Below the crust: the thickness of its far rim, then soft snow in the shade.
  p.area(rim, p.down(y - size * flat, y + size * flat, "0 #7fa3cd, .3 #4f7bb2, .75 #88acd4, 1 #bcd2e8"));
  const floor = rim.map(([px, py]): Point => [x + (px - x) * 0.97, py + thick]);
  p.area(
    floor.map(([px, py]): Point => [px, Math.min(py, y + size * flat)]),
    p.along([x - size, y - size * flat], [x + size, y + size * flat], "0 #35639f, .45 #5f8cc0, 1 #bdd3e9"),
    { opacity: 0.85 },
  );
  p.line([...rim.slice(6), rim[0] as Point], "#ffffff", Math.max(1.5, size * 0.02), { opacity: 0.95 });
  // Plates, each at its own tilt.
  for (const [dx, dy, wide, tilt] of [
    [-0.42, 0.02, 0.5, -0.26],
    [0.36, -0.1, 0.46, 0.2],
    [-0.02, 0.2, 0.56, 0.12],
    [0.66, 0.26, 0.42, -0.3],
    [-0.72, 0.34, 0.38, 0.24],
  ] as const)
    plate(p, [x + dx * size, y + dy * size], wide * size, tilt, thick, random);
}

function plate(p: Picture, [x, y]: Point, wide: number, tilt: number, thick: number, random: () => number): void {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const turn = (i / 6) * Math.PI * 2 + between(random, -0.24, 0.24);
    const far = wide * between(random, 0.75, 1.1);
    const u = Math.cos(turn) * far;
    return [x + u, y + Math.sin(turn) * far * 0.42 + u * tilt];
  });
  p.area(moved(corners, wide * 0.2, thick * 1.6), "#234a82", { opacity: 0.42, soft: Math.max(2, wide * 0.05) });
  p.area(moved(corners, 0, thick), p.along([x - wide, y], [x + wide, y], "0 #b5cce4, .5 #8fb1d6, 1 #6389bb"));
  const low = corners.map(([px, py], i): Point[] => {
    const [qx, qy] = corners[(i + 1) % 6] as Point;
    return [
      [px, py],
      [qx, qy],
      [qx, qy + thick],
      [px, py + thick],
    ];
  });
  p.areas(low, p.along([x - wide, y], [x + wide, y], "0 #c3d6ea, .5 #95b5d8, 1 #6389bb"));
  p.area(corners, p.along([x - wide, y - wide * 0.4], [x + wide, y + wide * 0.4], "0 #ffffff, .55 #f3f7fb, 1 #d3e0ee"));
  p.lines([[corners[3], corners[4], corners[5]] as Point[]], "#ffffff", Math.max(1.5, wide * 0.03));
}

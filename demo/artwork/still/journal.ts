import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { planks, put, roomLight, shadow } from "./things.ts";

/** Still lifes that illustrate articles of the journal. */

/** A board bag on a trolley in an airport hall. */
export function trolley(p: Picture): void {
  // The glass front, the apron and the mountains behind it.
  p.band(0, 620, p.down(0, 620, "0 #79abd8, .7 #cfe1ee, 1 #f4ece0"));
  p.area(
    pts("0 520, 180 430, 330 500, 560 380, 760 500, 980 430, 1240 510, 1480 400, 1792 520, 1792 620, 0 620"),
    "#dfe8f1",
  );
  p.area(pts("560 380, 600 450, 580 520, 700 520, 760 500"), "#a9c0d8");
  p.area(pts("1480 400, 1500 470, 1470 540, 1620 540, 1792 520"), "#a9c0d8");
  p.box(0, 570, W, 60, "#b5bfc8");
  // A waiting aeroplane.
  p.area(pts("1180 508, 1210 482, 1640 478, 1700 492, 1690 516, 1220 528"), "#ffffff", { curved: true });
  p.area(pts("1560 486, 1640 380, 1690 380, 1668 490"), "#ff5a1f");
  p.area(pts("1380 510, 1480 570, 1530 570, 1470 508"), "#c5ced6");
  p.line(pts("1290 496, 1560 492"), "#5a6570", 7, { dash: "7 13", round: false });
  for (const x of [20, 450, 880, 1310, 1740]) p.box(x, 0, 18, 640, "#39434d");
  p.box(0, 150, W, 12, "#39434d");
  p.box(0, 622, W, 22, "#2b333b");
  p.band(644, H - 644, p.down(644, H, "0 #aab4bd, .4 #cdd4da, 1 #98a3ad"));
  p.lines(
    [
      pts("0 760, 1792 760"),
      pts("0 880, 1792 880"),
      pts("300 644, 60 1008"),
      pts("700 644, 600 1008"),
      pts("1100 644, 1160 1008"),
      pts("1500 644, 1720 1008"),
    ],
    "#8a959f",
    3,
    { opacity: 0.7 },
  );
  shadow(p, [920, 900], 560, 46, 0.7);
  // The trolley: frame, wheels, and the handle at the right.
  p.lines([pts("470 838, 1300 838, 1352 420"), pts("1300 838, 1240 860")], "#8b969f", 22);
  p.lines([pts("470 832, 1300 832, 1346 424")], "#dfe5ea", 6);
  p.line(pts("1300 412, 1420 412"), "#14191e", 30);
  for (const x of [560, 1240]) {
    p.disc([x, 878], 36, "#14191e");
    p.disc([x, 878], 14, "#b5bfc8");
  }
  p.line(pts("470 838, 462 700"), "#8b969f", 18);
  // The bag lies on its back; a duffel on top.
  put(p, "quiver-roller-172-board-bag:black", "bb", { at: [900, 730], scale: 0.94, turn: -90 });
  put(p, "haul-60-duffel:ochre", "du", { at: [1010, 500], scale: 0.5 });
  put(p, "drip-boot-bag:slate", "bo", { at: [680, 505], scale: 0.38 });
}

/** A half-open press in the workshop, with a core between its plates. */
export function press(p: Picture): void {
  planks(p, [0, 720], "#8d8f8a", "press:wall", { wide: 160, upright: true, line: "#3a3d3c" });
  p.box(1330, 90, 330, 400, "#2b333b");
  p.box(1346, 106, 298, 368, p.down(106, 474, "0 #8fbbe0, .7 #dbe8ef, 1 #f4ece0"));
  // Davos in the distance: a range in haze, a wood, snow on the sill.
  p.area(
    pts(
      "1346 352, 1378 330, 1404 338, 1440 296, 1462 306, 1486 270, 1512 300, 1540 288, 1566 318, 1604 300, 1644 334, 1644 474, 1346 474",
    ),
    p.down(270, 420, "0 #ffffff, .5 #d9e5ef, 1 #c3d5e5"),
  );
  p.area(pts("1486 270, 1512 300, 1540 288, 1566 318, 1548 346, 1526 334, 1508 360, 1496 320"), "#9dbbd8", {
    opacity: 0.7,
  });
  p.area(pts("1440 296, 1462 306, 1470 332, 1452 352, 1446 324"), "#9dbbd8", { opacity: 0.6 });
  p.area(pts("1346 404, 1420 384, 1500 398, 1580 378, 1644 392, 1644 474, 1346 474"), "#6f8a93", {
    curved: true,
    opacity: 0.75,
  });
  p.area(pts("1346 430, 1440 416, 1560 428, 1644 414, 1644 474, 1346 474"), "#eef4f8", { curved: true });
  p.box(1488, 90, 14, 400, "#2b333b");
  planks(p, [720, H], "#6c5844", "press:floor", { wide: 80 });
  shadow(p, [880, 930], 620, 60, 0.7);
  // Columns, the head with its cylinders, the plates.
  p.box(330, 150, 90, 760, "#24425c");
  p.box(1240, 150, 90, 760, "#1b344a");
  p.box(290, 110, 1080, 130, p.down(110, 240, "0 #3b6488, 1 #24425c"));
  p.box(290, 110, 1080, 10, "#6d98bd");
  for (const x of [500, 760, 1020]) {
    p.box(x, 240, 120, 110, p.along([x, 0], [x + 120, 0], "0 #6d7780, .35 #dfe5ea, 1 #5a6570"));
  }
  p.box(410, 350, 840, 90, p.down(350, 440, "0 #8b969f, 1 #4b555e"));
  p.box(410, 432, 840, 14, "#c8350a");
  p.box(410, 660, 840, 100, p.down(660, 760, "0 #77828b, 1 #3b444c"));
  p.box(410, 654, 840, 12, "#c8350a");
  p.box(330, 760, 1000, 150, p.down(760, 910, "0 #2d5274, 1 #18304a"));
  p.disc([1120, 834], 40, "#f4f1ea");
  p.disc([1120, 834], 33, "#ffffff");
  p.line(pts("1120 834, 1142 812"), "#c8350a", 6);
  p.disc([1120, 834], 6, "#14191e");
  p.box(470, 806, 70, 56, "#ff5a1f");
  p.box(570, 806, 70, 56, "#0f6b4f");
  // Base, core of wood strips and topsheet: the sandwich, bent up at its ends.
  const layer = (y: number, thick: number, paint: string): void => {
    p.area(
      [
        [356, y - 54],
        [430, y - 12],
        [560, y],
        [1100, y],
        [1230, y - 12],
        [1304, y - 54],
        [1304, y - 54 + thick],
        [1230, y - 12 + thick],
        [1100, y + thick],
        [560, y + thick],
        [430, y - 12 + thick],
        [356, y - 54 + thick],
      ],
      paint,
      { curved: true },
    );
  };
  layer(634, 14, "#14191e");
  layer(606, 24, "#e2b878");
  for (const [y, paint] of [
    [606, "#f0d3a0"],
    [614, "#c48f52"],
    [622, "#a8743c"],
  ] as const)
    layer(y, 5, paint);
  layer(560, 12, "#ff5a1f");
  // Heat, barely visible.
  for (const [x, high] of [
    [620, 90],
    [830, 110],
    [1040, 84],
  ] as const)
    p.area(pts(`${x - 40} 552, ${x - 20} ${552 - high}, ${x + 34} ${552 - high}, ${x + 30} 552`), "#ffffff", {
      curved: true,
      opacity: 0.2,
      soft: 16,
    });
  // Cores leaning on the wall.
  for (const [i, paint] of ["#d9ad70", "#c99a5c", "#e5c08a"].entries()) {
    const x = 130 + i * 58;
    p.area(
      [
        [x, 900],
        [x + 10, 340],
        [x + 26, 310],
        [x + 42, 340],
        [x + 52, 900],
        [x + 26, 918],
      ],
      paint,
      { curved: true },
    );
    p.lines(
      [
        [
          [x + 18, 350],
          [x + 16, 900],
        ],
        [
          [x + 34, 350],
          [x + 36, 900],
        ],
      ],
      "#8a5a2c",
      3,
      { opacity: 0.6 },
    );
  }
  roomLight(p);
}

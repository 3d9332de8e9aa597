import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { cloud, grain, mist, sky } from "#demo/artwork/scene/air.ts";
import { chair, pylon, rope } from "#demo/artwork/scene/lift.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { bottom, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { slope } from "#demo/artwork/scene/snow.ts";
import { heightOf, scatter, stand } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { placed } from "#demo/artwork/worn/piece.ts";
import { sold } from "./things.ts";

/** The height of the bar that the hands hold. */
const bar = 520;

/** Eleven minutes: the valley and the chairs ahead, from behind one's own gloves on the chairlift's bar. */
export function liftGloves(p: Picture): void {
  sky(p, 420, "0 #2f74ba, .6 #9cc6e6, 1 #eef4f6", -300);
  cloud(p, [1300, -40], 420, 30, "#ffffff", 0.6);
  cloud(p, [430, 90], 380, 26, "#ffffff", 0.6);
  paintRidge(
    p,
    { seed: "gloves:far", base: 350, peaks: "380 270 460, 980 210 400, 1560 260 480", rough: 60 },
    {
      stops: "0 #fdfefe, .5 #dfe9f2, 1 #c5d8e8",
      depth: 320,
      shade: { colours: ["#a5c4e0", "#6f9ccb"], opacity: 0.9 },
      rock: { colour: "#3a4c5f", amount: 0.5 },
    },
  );
  mist(p, 356, 40, "#eff5f8", 0.7, "gloves");
  const near = paintRidge(
    p,
    { seed: "gloves:mid", base: 460, peaks: "1790 150 620, -20 170 520", rough: 30 },
    { stops: "0 #f7fafc, 1 #cfdfec", depth: 240 },
  );
  stand(p, {
    seed: "gloves:a",
    feet: scatter("gloves:a", 110, -20, W + 20, (x) => heightOf(near)(x) + 20, 70),
    tall: [34, 80],
    colour: "#3b5a6b",
    snow: { colour: "#ffffff", side: -1 },
  });
  slope(p, pts("0 520, 500 550, 1000 540, 1792 500"), "0 #ffffff, .5 #e6eff5, 1 #c4d7e6", bottom);
  // The line ahead: each chair smaller than the one before.
  const line = rope([1250, -420], [930, 330], 12);
  p.line(line, "#1a242d", 5);
  pylon(p, [962, 510], 230, "#26343f");
  for (const [t, size] of [
    [4, 230],
    [7, 128],
    [9, 80],
    [11, 48],
  ] as const)
    chair(p, line[t] ?? [930, 330], size, "#2c3b47");
  hold(p);
  sleeves(p);
  grain(p, 500, "gloves", 620);
}

/** The sleeves of one's own jacket, from the lower corners to the cuffs. */
function sleeves(p: Picture): void {
  for (const side of [-1, 1]) {
    const x = (u: number): number => 896 + side * u;
    const cloth = p.along(
      [x(130), 0],
      [x(620), 0],
      side < 0 ? "0 #15181c, .5 #39414a, 1 #23282e" : "0 #3a424b, .4 #23282e, 1 #0f1215",
    );
    p.area(
      [
        [x(150), 874],
        [x(244), 890],
        [x(346), 864],
        [x(470), 1060],
        [x(640), bottom + 60],
        [x(190), bottom + 60],
        [x(140), 1080],
      ],
      cloth,
      { curved: true },
    );
    // The hem, and the strap that closes it.
    p.line(
      [
        [x(152), 892],
        [x(244), 908],
        [x(348), 882],
      ],
      "#8794a0",
      5,
      { curved: true, opacity: 0.6 },
    );
    p.line(
      [
        [x(206), 934],
        [x(290), 930],
        [x(366), 912],
      ],
      "#0b0e11",
      40,
      { curved: true },
    );
    p.line(
      [
        [x(206), 924],
        [x(290), 920],
        [x(364), 902],
      ],
      "#4b5660",
      4,
      { curved: true },
    );
    const folds = pts("160 980, 250 1010, 350 980, 170 1110, 300 1150, 440 1110, 210 1250, 350 1290, 520 1250");
    for (let i = 0; i < 9; i += 3)
      p.line(
        folds.slice(i, i + 3).map(([u, y]): Point => [x(u), y]),
        "#05070a",
        10,
        { curved: true, opacity: 0.4, soft: 5 },
      );
  }
}

/** The middle, the top and the half width of each finger that bends over the bar, in the glove's units. */
const bent = [
  [336, 402],
  [412, 372],
  [492, 366],
  [568, 378],
] as const;

/** The part of a glove on the near side of the bar. */
const nearSide = `${bent.map(([x, y]) => `M${x - 46} 600V${y + 44}Q${x - 46} ${y} ${x} ${y}T${x + 46} ${y + 44}V600Z`).join("")}M150 560H528L536 452H760V1400H150Z`;

/** Both gloves around the bar: their backs before it, their fingers bent over it. */
function hold(p: Picture): void {
  const tube = (y: number, thick: number, stops: string): void =>
    p.box(-20, y - thick / 2, W + 40, thick, p.down(y - thick / 2, y + thick / 2, stops));
  tube(bar, 58, "0 #10161b, .22 #66737e, .34 #94a1ac, .6 #2d3740, 1 #0b1014");
  const shade = p.down(360, 560, "0 #05080c .5, .2 #ffffff .16, .45 #05080c 0, 1 #05080c 0");
  p.raw(`<clipPath id="lgC"><path d="${nearSide}"/></clipPath>`);
  const one = placed(sold("pillar-glove:chestnut"), (e) => glove(e, false), "lg", "");
  p.raw(`<defs><g id="lgG" clip-path="url(#lgC)">${one}<path d="M280 340H624V580H280Z" fill="${shade}"/></g></defs>`);
  for (const side of [-1, 1])
    p.raw(
      `<use href="#lgG" transform="translate(${896 + side * 236} ${bar + 156}) rotate(${side * 5}) scale(${side * -0.8} .8) translate(-450 -600)"/>`,
    );
}

import { centredMark, markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { grain } from "#demo/artwork/scene/air.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { drift, sign } from "./light.ts";
import { land, noon } from "./outside.ts";

/**
 * Converts the sledge's coordinates (along it, across it, upwards) to the picture. Everything on the sledge is drawn in
 * these.
 */
const at = (a: number, b: number, h = 0): Point => [570 + a + b * 0.62, 822 + a * 0.13 - b * 0.34 - h];

/** A parcel on a sledge that is being pulled, with its tracks behind it and the rope in front. */
export function parcelSled(p: Picture): void {
  land(p, "sled", noon, 380, "200 170 440, 900 240 420, 1500 190 460");
  for (const b of [0, 250]) {
    const rail = (off: number): Point[] => [
      at(-40, b + off),
      at(-300, b + off),
      at(-560, b + 20 + off),
      at(-820, b + 70 + off),
    ];
    p.area([...rail(-11), ...rail(11).reverse()], "#7f9fc6", { curved: false, opacity: 0.85 });
    p.line(rail(-13), "#ffffff", 4, { opacity: 0.95 });
  }
  p.area([at(-40, -30), at(520, -40), at(660, 40), at(700, 230), at(430, 270), at(-30, 240)], "#27476f", {
    curved: true,
    opacity: 0.42,
    soft: 22,
  });
  runner(p, 250, "#6b4122", "#54321a");
  deck(p);
  parcel(p);
  runner(p, 0, "#a8713f", "#7d4f29");
  // The rope, from both horns to a knot and on towards the person who pulls.
  const knot: Point = [1330, 832];
  for (const b of [0, 250])
    p.line([at(548, b, 100), [1250, b ? 770 : 850], knot], b ? "#c8350a" : "#ff5a1f", 8, { curved: true });
  p.line([knot, [1480, 870], [1640, 812], [1830, 700]], "#ff5a1f", 9, { curved: true });
  p.line([knot, [1480, 866], [1640, 808], [1830, 696]], "#ffb48f", 2.5, { curved: true, opacity: 0.8 });
  p.disc(knot, 13, "#d9431e");
  const snow = { light: "#ffffff", ground: "#dde8f2", shade: "#7fa3c8" };
  drift(p, [690, 862], [120, 20], snow);
  drift(p, [1010, 902], [150, 22], snow);
  grain(p, 500, "sled", 420);
}

/** A runner with its horn and its three legs. */
function runner(p: Picture, b: number, light: string, dark: string): void {
  for (const a of [50, 240, 430]) p.line([at(a, b), at(a + 4, b, 74)], dark, 17);
  const line = [at(-50, b), at(420, b), at(520, b, 4), at(572, b, 40), at(580, b, 90), at(548, b, 104)];
  p.line(line, dark, 22, { curved: true });
  p.line(
    line.map(([x, y]): Point => [x - 1, y - 5]),
    light,
    9,
    { curved: true },
  );
}

function deck(p: Picture): void {
  p.area([at(-20, -16, 66), at(470, -16, 66), at(470, 266, 66), at(-20, 266, 66)], "#5d3a1e");
  for (let i = 0; i < 5; i++) {
    const b = -16 + i * 58;
    p.area([at(-20, b, 80), at(470, b, 80), at(470, b + 50, 80), at(-20, b + 50, 80)], i % 2 ? "#c68d53" : "#d49c61");
  }
  p.area([at(-20, -16, 80), at(470, -16, 80), at(470, -16, 64), at(-20, -16, 64)], "#94622f");
  p.area([at(470, -16, 80), at(470, 266, 80), at(470, 266, 64), at(470, -16, 64)], "#6f4722");
}

/** A box in three-quarter view with tape, a label, the mark, and snow along its edges. */
function parcel(p: Picture): void {
  const [a0, a1, b0, b1, low, high] = [40, 410, 14, 236, 80, 342];
  const front = [at(a0, b0, low), at(a1, b0, low), at(a1, b0, high), at(a0, b0, high)];
  const side = [at(a1, b0, low), at(a1, b1, low), at(a1, b1, high), at(a1, b0, high)];
  const top = [at(a0, b0, high), at(a1, b0, high), at(a1, b1, high), at(a0, b1, high)];
  p.area([at(a0, b0, 80), at(a1 + 40, b0, 80), at(a1 + 50, b1, 80), at(a0, b1, 80)], "#2c1a0c", {
    opacity: 0.45,
    soft: 8,
  });
  p.area(front, p.along(front[3] as Point, front[1] as Point, "0 #dcb27a, .6 #cb9a5f, 1 #b98850"));
  p.area(side, p.along(side[3] as Point, side[1] as Point, "0 #a97a46, 1 #855a30"));
  p.area(top, p.along(top[0] as Point, top[2] as Point, "0 #ecca98, 1 #dcb37c"));
  // The tape over the top and down the side.
  p.area([at(a0, 104, high), at(a1, 104, high), at(a1, 148, high), at(a0, 148, high)], "#f3e3c4", { opacity: 0.9 });
  p.area([at(a1, 104, high), at(a1, 148, high), at(a1, 148, high - 96), at(a1, 104, high - 96)], "#cdb68f", {
    opacity: 0.9,
  });
  p.line([at(a0, 126, high), at(a1, 126, high)], "#b58f5d", 2, { opacity: 0.8 });
  p.lines([[at(a1, b0, low), at(a1, b0, high)]], "#f2d7ab", 3, { opacity: 0.6 });
  // Printed and pasted on the front, skewed to its plane.
  const [x, y] = at(a0, b0, high);
  p.raw(
    `<defs>${markDefs}</defs><g transform="matrix(1 .13 0 1 ${x} ${y})">${centredMark(206, 176, 62, "#3f2a14", 0, 0.85)}`,
  );
  p.raw(
    '<rect x="28" y="36" width="124" height="84" fill="#f9f7f2"/><path d="M94 52h44M94 68h34M94 84h44M94 100h26" stroke="#5a6570" stroke-width="5"/>',
  );
  sign(p, [38, 50], 46);
  p.raw(
    '<path d="M28 226v-22h-7l11-15 11 15h-7v22zM58 226v-22h-7l11-15 11 15h-7v22z" fill="#3f2a14" fill-opacity=".7"/></g>',
  );
  // Snow on the lid: thick at the back, and hanging over the edges.
  const lip: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const sag = 5 + 12 * Math.abs(Math.sin(t * 9.4)) * (i % 3 ? 1 : 0.4);
    lip.push(at(a0 + (a1 - a0) * t, b0, high - sag));
  }
  const edge: Point[] = [];
  for (let i = 1; i <= 9; i++) edge.push(at(a1, b0 + ((b1 - b0) * i) / 9, high - 4 - 9 * Math.abs(Math.sin(i * 1.9))));
  const back = [
    at(a1, b1, high + 20),
    at(a1 - 60, b1, high + 32),
    at(a0 + 40, b1, high + 30),
    at(a0, b1 - 20, high + 18),
    at(a0, b0, high + 10),
  ];
  const cap = [...lip, ...edge, ...back];
  p.area(
    cap.map(([px, py]): Point => [px + 3, py + 7]),
    "#5d3a1e",
    { opacity: 0.35, soft: 4, curved: true },
  );
  p.area(cap, p.along(at(a0, b1, high + 30), at(a1, b0, high - 20), "0 #ffffff, .6 #f3f8fc, 1 #c8dbec"), {
    curved: true,
  });
  p.area([...lip.slice(8), ...edge, at(a1 - 30, b1 - 60, high + 8), at(a1 - 60, b0 + 50, high + 6)], "#8fb1d6", {
    curved: true,
    opacity: 0.4,
    soft: 7,
  });
}

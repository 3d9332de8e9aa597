import { darken, mix } from "#demo/artwork/colour.ts";
import { faces, place, set } from "#demo/artwork/lettering/set.ts";
import { wordmark } from "#demo/artwork/lettering/wordmark.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import { grain, sky, snowfall } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { stand } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { displayWindow, door } from "./glass.ts";
import { type House, walls } from "./house.ts";
import { roof } from "./roof.ts";
import { type FrontStyle, hours, styles } from "./styles.ts";
import { upperFloor } from "./upper-floor.ts";

/** A shop from across the street. */
export type Shopfront = {
  /** Different for each shop. The drawing depends on it. */
  seed: string;
  /** The sign over the door, in letters that the artwork has. "" means the brand's own shop. */
  sign: string;
  style: FrontStyle;
  /** Mountains behind the roofs. */
  hasMountains: boolean;
};

const street = 868;

/** Draws a shop as SVG text, 1792 × 1008. The same shop always gives the same picture. */
export function drawShopfront({ seed, sign, style, hasMountains }: Shopfront): string {
  const p = new Picture();
  const random = seeded(`shop:${seed}`);
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const look = styles[style];
  const hour = one(hours);
  const house: House = {
    left: W / 2 - 520 - Math.round(random() * 40),
    right: W / 2 + 520 + Math.round(random() * 40),
    eaves: one(look.eaves),
    floor: 560,
    street,
    wall: one(look.walls),
    trim: sign === "" ? "#0e1216" : one(look.trims),
    style,
  };
  sky(p, 700, hour.sky);
  if (hasMountains)
    paintRidge(
      p,
      {
        seed: `${seed}:ridge`,
        base: 640,
        peaks: `${Math.round(between(random, 60, 420))} ${Math.round(between(random, 330, 470))} 560, ${Math.round(between(random, 1360, 1720))} ${Math.round(between(random, 300, 460))} 540`,
        rough: 64,
      },
      { stops: hour.ridge, depth: 420, shade: { colours: [hour.shade], opacity: 0.85 } },
    );
  neighbours(p, house, hour.shade, hasMountains, random);
  if (hasMountains)
    stand(p, {
      seed,
      feet: pts(`${house.left - 130} 872, ${house.left - 60} 884, ${house.right + 74} 880, ${house.right + 150} 872`),
      tall: [180, 330],
      colour: mix("#22404a", hour.shade, 0.3),
      snow: { colour: "#eef3f6", side: -1 },
    });
  walls(p, house, random);
  upperFloor(p, house, hour.isLate, random);
  roof(p, house, random);
  // Snow falls behind the lit parts, and thinly in front of the street.
  if (hour.snows) snowfall(p, 220, 0.5, seed);
  const bays = baysOf(house, random() < 0.5);
  for (const [i, bay] of bays.windows.entries())
    displayWindow(p, bay, { seed: `${seed}:${i}`, frame: house.trim, isLate: hour.isLate, style });
  door(p, bays.door, { frame: house.trim, isLate: hour.isLate, style });
  fascia(p, house, sign, random);
  pavement(p, house, bays.door, hour.isLate, seed);
  return p.finish(W, H);
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** The positions of windows and door on the ground floor. */
function baysOf({ left, right, floor, street: low }: House, mirrored: boolean): { windows: Box[]; door: Box } {
  const wide = right - left - 120;
  const shares = mirrored ? [0.42, 0.19, 0.33] : [0.33, 0.19, 0.42];
  const gap = (wide * 0.06) / 2;
  const boxes: Box[] = [];
  let x = left + 60;
  for (const share of shares) {
    boxes.push([x, floor + 96, wide * share, low - floor - 116]);
    x += wide * share + gap;
  }
  const [first, middle, last] = boxes as [Box, Box, Box];
  return { windows: [first, last], door: [middle[0], middle[1] - 4, middle[2], middle[3] + 20] };
}

/** The sign board, lit from above. */
function fascia(p: Picture, { left, right, floor, trim }: House, sign: string, random: () => number): void {
  const isOwn = sign === "";
  p.box(left + 30, floor + 6, right - left - 60, 76, darken(trim, 0.75));
  p.box(left + 30, floor, right - left - 60, 74, trim);
  p.box(left + 30, floor, right - left - 60, 5, mix(trim, "#ffffff", 0.3));
  const setting = isOwn ? wordmark(faces.wordmark) : set(sign, random() < 0.5 ? faces.label : faces.black);
  const height = Math.min(isOwn ? 44 : 36, (right - left - 200) / setting.width);
  const at = place(setting, { x: W / 2, y: floor + 37, height, anchor: "middle" });
  p.areas(at, isOwn ? "#ffffff" : "#f6f1e6");
  if (isOwn) p.box(left + 30, floor + 74, right - left - 60, 6, "#ff5a1f");
  for (const share of [0.2, 0.5, 0.8]) {
    const x = left + (right - left) * share;
    p.line(
      [
        [x, floor - 26],
        [x, floor - 34],
        [x + 16, floor - 38],
      ],
      "#14191e",
      4,
    );
    p.area(
      [
        [x - 14, floor - 12],
        [x + 14, floor - 12],
        [x + 7, floor - 28],
        [x - 7, floor - 28],
      ],
      "#14191e",
    );
    p.disc([x, floor], 60, p.around([x, floor - 8], 60, "0 #fff3d6 .55, 1 #fff3d6 0"));
  }
}

/** The walls and roofs at the left and right, in haze. */
function neighbours(p: Picture, { left, right }: House, shade: string, isVillage: boolean, random: () => number): void {
  for (const [from, to] of [
    [-60, left - 26],
    [right + 26, W + 60],
  ] as const) {
    const top = isVillage ? between(random, 500, 570) : between(random, 320, 430);
    const colour = mix(shade, "#b3bcc5", 0.42);
    const peak: Point[] = isVillage
      ? [[(from + to) / 2, top - 110]]
      : [
          [from, top - 20],
          [to, top - 20],
        ];
    p.area(
      [[from, 900], [from, top], ...peak, [to, top], [to, 900]],
      p.down(top - 100, 900, `0 ${colour}, 1 ${darken(colour, 0.2)}`),
    );
    const snow: Point[] = isVillage
      ? [
          [from - 20, top + 6],
          [(from + to) / 2, top - 122],
          [to + 20, top + 6],
          [to + 20, top - 12],
          [(from + to) / 2, top - 144],
          [from - 20, top - 12],
        ]
      : [
          [from, top - 20],
          [to, top - 20],
          [to, top - 34],
          [from, top - 34],
        ];
    p.area(snow, "#edf2f6");
    for (let y = top + 60; y < 760; y += 130)
      for (let x = from + 60; x < to - 60; x += 110) {
        const lit = random() < 0.3;
        p.box(x, y, 46, 66, lit ? "#ffd58c" : darken(colour, 0.4), lit ? 0.85 : 0.7);
      }
  }
}

/** Snow on the street, trodden in front of the door, with cleared snow along the wall. */
function pavement(p: Picture, { left, right }: House, [x, , width]: Box, isLate: boolean, seed: string): void {
  slope(
    p,
    pts(`0 ${street + 6}, 500 ${street}, 1000 ${street + 4}, 1792 ${street + 2}`),
    isLate ? "0 #b9c6dc, .5 #8fa3c4, 1 #6a81a9" : "0 #f7fafc, .5 #e3ebf2, 1 #bccddd",
  );
  const heap = (from: number, to: number, high: number): Point[] => [
    [from, street + 12],
    [from + (to - from) * 0.2, street - high],
    [from + (to - from) * 0.6, street - high * 0.7],
    [to, street + 12],
    [(from + to) / 2, street + 24],
  ];
  p.areas([heap(left - 90, x - 26, 24), heap(x + width + 26, right + 90, 20)], isLate ? "#d3dcec" : "#ffffff", {
    curved: true,
  });
  p.area(
    [
      [x - 6, street - 6],
      [x + width + 6, street - 6],
      [x + width + 150, H + 20],
      [x - 130, H + 20],
    ],
    isLate ? "#7187ad" : "#c9d6e2",
    { opacity: 0.75 },
  );
  if (isLate)
    p.ellipse(
      [x + width / 2, street + 30],
      420,
      90,
      p.around([x + width / 2, street + 20], 420, "0 #ffd79a .6, 1 #ffd79a 0"),
    );
  ripples(p, street + 24, H, isLate ? "#9db0cf" : "#a9c0d6", 0.4, seed, 40);
  grain(p, 300, seed, street);
}

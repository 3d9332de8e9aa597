import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark, mark } from "#demo/artwork/goods/draw/mark.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import { grain } from "#demo/artwork/scene/air.ts";
import { H, type Picture, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { giftCard } from "#demo/catalogue/products.ts";
import { contact, drift } from "./light.ts";
import { land, morning } from "./outside.ts";
import { planks, put, roomLight } from "./things.ts";

/** The gift card in its envelope, standing in snow at first light, with twigs behind it. */
export function giftInSnow(p: Picture): void {
  land(p, "gift", morning, 380, "160 160 420, 820 230 380, 1540 210 480");
  contact(p, [930, 868], 360, 74, "#3f5687");
  for (const [x, y, turn, long] of [
    [1120, 800, -24, 300],
    [1130, 790, -52, 250],
    [1100, 830, 4, 250],
    [676, 806, 202, 290],
    [668, 790, 232, 240],
    [690, 836, 176, 230],
  ] as const)
    twig(p, [x, y], turn, long);
  const [colour] = giftCard.colours;
  const card = { product: { ...giftCard, name: giftCard.title.en }, palette: colour?.palette ?? [], view: "worn" };
  put(p, card, "gi", { at: [896, 556], scale: 0.8, turn: -3 }, inEnvelope);
  drift(p, [900, 902], [560, 96], { light: "#fff8f0", ground: "#d9dde9", shade: "#8795bd" }, 0.36);
  grain(p, 500, "gift", 400);
}

/**
 * The gift card in its envelope on the shelf at home, leaning on the boots that it paid for. Everything is in the
 * middle, so that an upright crop keeps it.
 */
export function giftOnShelf(p: Picture): void {
  planks(p, [0, 640], "#5d7480", "give:wall", { wide: 150, upright: true, line: "#2a3a44" });
  planks(p, [640, H], "#b5824f", "give:shelf", { wide: 92 });
  p.box(0, 636, W, 12, "#e2b482");
  p.band(648, 50, p.down(648, 698, "0 #1d0f06 .32, 1 #1d0f06 0"));
  contact(p, [810, 682], 200, 22, "#1d0f06");
  put(p, "waymark-boot:black", "sb", { at: [810, 438], scale: 0.6 });
  contact(p, [1060, 742], 230, 28, "#1d0f06");
  const [colour] = giftCard.colours;
  const card = { product: { ...giftCard, name: giftCard.title.en }, palette: colour?.palette ?? [], view: "worn" };
  put(p, card, "sg", { at: [1046, 502], scale: 0.62, turn: 3 }, inEnvelope);
  // Sprigs of fir before the envelope's foot.
  twig(p, [690, 748], -8, 170);
  twig(p, [700, 756], 14, 136);
  roomLight(p, "#ffe2b0");
}

/** The card half out of its envelope. The envelope's fold is in the middle, and its edge shades the card. */
function inEnvelope(e: Easel): string {
  const card = slab(130, 300, 640, 404, 30);
  const mouth =
    "M110 560H338C356 560 362 566 370 580C392 622 420 640 450 640S508 622 530 580C538 566 544 560 562 560H790V990H110Z";
  return (
    // The envelope's back, behind the card.
    fill(slab(110, 536, 680, 450, 16), shaded(e.pale, 0.22)) +
    turned(
      `<g transform="translate(8 12)">${fill(card, "#1c2733", 0.28)}</g>` +
        fill(card, tone(e, e.main, slant, 0.14)) +
        inside(
          e,
          card,
          print(e, card, [130, 300, 640, 404], e.accent, 0.5) +
            `<path d="M100 300H420L250 720H100Z" fill="#fff" fill-opacity=".08"/>`,
        ) +
        stroke(card, "#ffffff", 2.5, 0.35) +
        mark(176, 350, 84, readable(e, e.main)) +
        stroke("M176 470h150", e.accent, 12),
      450,
      530,
      -6,
    ) +
    // The envelope's edge casts its shadow on the card.
    `<defs><filter id="giS"><feGaussianBlur stdDeviation="14"/></filter></defs><g clip-path="none">${stroke(mouth.replace("V990H110Z", ""), "#0b1622", 26, 0.42, ' filter="url(#giS)"')}</g>` +
    fill(mouth, tone(e, e.pale, slant, 0.1)) +
    stroke(mouth.replace("V990H110Z", ""), "#ffffff", 5, 0.9) +
    stroke("M110 990L372 800Q450 752 528 800L790 990", shaded(e.pale, 0.2), 4) +
    `<path d="M110 990L372 800Q450 752 528 800L790 990Z" fill="#0b1622" fill-opacity=".045"/><path d="M790 560V990L640 880Z" fill="#0b1622" fill-opacity=".06"/>` +
    centredMark(450, 716, 82, e.dark)
  );
}

/** A fir twig with needles that point outwards and some snow. */
function twig(p: Picture, [x, y]: Point, turn: number, long: number): void {
  const random = seeded(`twig:${x}:${turn}`);
  const angle = (turn * Math.PI) / 180;
  const on = (u: number, v: number): Point => {
    const bend = 0.1 * long * (u / long) ** 2;
    return [
      x + Math.cos(angle) * u - Math.sin(angle) * (v + bend),
      y + Math.sin(angle) * u + Math.cos(angle) * (v + bend),
    ];
  };
  const stem = [0, 0.25, 0.5, 0.75, 1].map((t) => on(t * long, 0));
  p.line(stem, "#4a3524", 8, { curved: true });
  for (const [shade, paint] of ["#163a2e", "#24574a", "#3d7a66"].entries()) {
    const needles: Point[][] = [];
    for (let i = 0; i < 34; i++) {
      const u = 10 + (i / 33) * (long - 4);
      const side = (i + shade) % 2 ? 1 : -1;
      const far = between(random, 26, 44) * (1 - 0.45 * (u / long));
      needles.push([on(u, 0), on(u + far * between(random, 0.6, 1), side * far)]);
    }
    p.lines(needles, paint, 5 - shade);
  }
  const flakes = Array.from({ length: 7 }, (): Point[] => [
    on(between(random, 0.2, 0.95) * long, between(random, -12, 4)),
  ]);
  p.lines(flakes, "#ffffff", 11, { opacity: 0.9 });
}

/** Accessories: leash, stomp pad, stickers, spare lens, bottle, straps, lock, skins. */
import { lighten, mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { linear } from "../svg.ts";
import { bottle, lock, skins, straps } from "./accessory-more.ts";
import { type Easel, readable, vividOf } from "./easel.ts";
import { oval, slab, turned, webbing } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, mark } from "./mark.ts";
import { line, shape, symmetric } from "./outline.ts";
import { print } from "./print.ts";
import { edge, fill, glow, inside, layered, piece, shaded, slant, stroke, tone, volume } from "./shade.ts";

function leash(e: Easel): string {
  const coil = Array.from(
    { length: 13 },
    (_, i) =>
      `M${398 - (i % 2)} ${372 + i * 36}C${330} ${366 + i * 36} ${340} ${408 + i * 36} ${450} ${404 + i * 36}S${566} ${372 + i * 36} ${500} ${388 + i * 36}`,
  ).join("");
  return (
    groundShadow(450, 1050, 210, 26, "floor") +
    webbing("330,330 290,220 340,120 450,104 560,120 610,220 570,330", 62, quiet(e), true, false) +
    piece(e, slab(396, 74, 108, 62, 14), e.main, slant, 0.4) +
    centredMark(450, 105, 24, readable(e, e.main)) +
    webbing("330,318 450,352 570,318", 62, quiet(e), true, false) +
    layered(e, coil, [
      ["#05080c", 30, 0.35, ' transform="translate(4 10)"'],
      [shaded(e.main, 0.45), 30],
      [e.main, 22],
      ["#ffffff", 5, 0.35],
    ]) +
    layered(e, "M448 840V900", [
      [shaded(e.main, 0.4), 26],
      [e.main, 18],
    ]) +
    layered(e, "M450 900C380 900 380 1030 450 1030S520 900 450 900", [
      ["#3a434a", 26],
      ["#aab4bb", 18],
      ["#ffffff", 5, 0.6],
    ]) +
    fill(slab(476, 930, 30, 70, 12), e.accent) +
    piece(e, slab(416, 868, 68, 44, 12), mix(e.dark, "#4a545c", 0.4), slant, 0.5)
  );
}

function stompPad(e: Easel): string {
  const style = e.variant(3);
  const outline =
    style === 0
      ? symmetric("450,250! 600,300! 740,480! 700,760! 560,900! 450,930!")
      : style === 1
        ? symmetric("450,260! 640,280 720,420 700,600 720,780 640,900 450,920!")
        : symmetric("450,230! 690,420! 640,560! 740,700! 600,930! 450,860!");
  const d = shape(outline);
  const spikes = Array.from({ length: 49 }, (_, i) => [
    252 + (i % 7) * 66 + (Math.floor(i / 7) % 2) * 33,
    320 + Math.floor(i / 7) * 92,
  ])
    .map(([x, y]) => `M${x} ${(y as number) - 24}l24 40h-48z`)
    .join("");
  const lights = spikes.replaceAll(/M(\d+) (\d+)l24 40h-48z/g, "M$1 $2l-24 40h24z");
  return (
    groundShadow(450, 960, 320, 30, "floor") +
    `<g transform="translate(8 18)">${fill(d, shaded(e.main, 0.65))}</g>` +
    fill(d, tone(e, e.main, slant, 0.34)) +
    inside(
      e,
      d,
      print(e, d, [160, 240, 580, 680], e.second, 0.45) +
        `<g transform="translate(5 9)">${fill(spikes, "#05080c", 0.4)}</g>` +
        fill(spikes, shaded(e.main, 0.18)) +
        fill(lights, mix(e.main, "#ffffff", 0.3)),
    ) +
    volume(e, d, 40, 0.34, 0.34) +
    edge(d, e.main, 2.4) +
    piece(e, slab(330, 560, 240, 92, 14), quiet(e), slant, 0.3) +
    centredMark(450, 606, 58, readable(e, quiet(e)))
  );
}

function stickers(e: Easel): string {
  const card = (body: string, x: number, y: number, turn: number): string => turned(body, x, y, turn);
  const sticker = (d: string, hex: string, inner: string): string =>
    `<g transform="translate(5 8)">${fill(d, "#1c2733", 0.22)}</g>${stroke(d, "#ffffff", 16, 1, ' stroke-linejoin="round"')}${fill(d, tone(e, hex, slant, 0.12))}${inside(e, d, inner)}`;
  const round = oval(300, 380, 150);
  const wide = slab(430, 250, 330, 160, 18);
  const peak = shape("600,560! 780,860! 420,860!");
  const tall = slab(170, 590, 190, 380, 26);
  const small = oval(520, 960, 84);
  return (
    groundShadow(460, 1064, 330, 24, "floor") +
    card(
      sticker(wide, e.main, centredMark(595, 326, 78, readable(e, e.main)) + stroke("M430 388h330", e.accent, 14)),
      595,
      330,
      6,
    ) +
    card(
      sticker(
        round,
        quiet(e),
        print(e, round, [150, 230, 300, 300], e.accent, 0.9) +
          fill(slab(190, 350, 220, 62, 6), e.pale) +
          centredMark(300, 381, 44, e.dark),
      ),
      300,
      380,
      -8,
    ) +
    card(
      sticker(
        tall,
        e.accent,
        stroke(
          Array.from({ length: 9 }, (_, i) =>
            line(`150,${640 + i * 40} 230,${620 + i * 40} 300,${660 + i * 40} 380,${630 + i * 40}`),
          ).join(""),
          readable(e, e.accent),
          5,
          0.5,
        ) + mark(290, 660, 74, readable(e, e.accent), 90),
      ),
      265,
      780,
      5,
    ) +
    card(
      sticker(
        peak,
        e.fourth,
        fill(shape("600,560! 650,644! 620,690! 590,650! 560,690! 548,646!"), e.pale) +
          fill(shape("420,860! 520,760! 580,820! 660,740! 780,860!"), shaded(e.fourth, 0.4)) +
          centredMark(600, 826, 34, e.pale),
      ),
      600,
      740,
      -5,
    ) +
    card(sticker(small, e.dark, centredMark(520, 960, 44, e.pale)), 520, 960, 12)
  );
}

function lens(e: Easel): string {
  const d = shape(symmetric("450,400! 600,392 740,420 796,520 790,650 720,770 600,800 520,770 480,690 450,668!"));
  const [a, b] = vividOf(e);
  const id = e.define("lens", (key) =>
    linear(
      key,
      [0, 0, 0.9, 1],
      [
        [0, lighten(a, 0.3)],
        [0.35, a],
        [0.7, mix(b, "#10151a", 0.3)],
        [1, mix(b, "#0b0f13", 0.7)],
      ],
    ),
  );
  return (
    groundShadow(450, 850, 350, 30, "floor") +
    `<g transform="translate(0 12)">${fill(d, "#14181c")}</g>` +
    fill(d, `url(#${id})`) +
    inside(
      e,
      d,
      fill(
        shape("80,720! 200,640! 290,690! 380,600! 470,680! 560,610! 660,700! 760,650! 840,720! 840,840! 80,840!"),
        "#05080c",
        0.22,
      ) +
        fill("M500 380H590L420 840H330Z", "#ffffff", 0.2) +
        fill("M620 380H640L470 840H450Z", "#ffffff", 0.16) +
        glow(e, 270, 500, 160, 100, "#ffffff", 0.8) +
        fill(shape("130,470 200,420 340,410 460,410 340,440 220,470 150,540"), "#ffffff", 0.3),
    ) +
    stroke(d, "#ffffff", 3, 0.5) +
    volume(e, d, 40, 0.34, 0) +
    [106, 794].map((x) => piece(e, slab(x - 13, 540, 26, 90, 8), e.dark, slant, 0.4)).join("") +
    mark(600, 720, 26, "#ffffff", -6, 0.8)
  );
}

export function accessoryFront(e: Easel): string {
  const draw: Record<string, (e: Easel) => string> = {
    leash,
    "stomp-pad": stompPad,
    "sticker-set": stickers,
    lens,
    bottle,
    "strap-set": straps,
    lock,
    skins,
  };
  return (draw[e.form] ?? leash)(e);
}

/** Helmets, three-quarter from the left: shell, vents, ear pads, straps. Four builds. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { linear } from "../svg.ts";
import { type Easel, readable, vividOf } from "./easel.ts";
import { dial, oval, slab, turned, webbing } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { mark } from "./mark.ts";
import { beside, line, ribbon, shape } from "./outline.ts";
import { print } from "./print.ts";
import {
  cast,
  edge,
  fill,
  fold,
  glow,
  inside,
  lit,
  piece,
  rope,
  shaded,
  slant,
  stitches,
  stroke,
  thread,
  tone,
  volume,
} from "./shade.ts";

const dome =
  "128,610! 122,520 150,400 220,292 330,212 470,184 610,214 716,296 780,410 802,530 792,640 756,730 718,764! 650,744 610,700 590,650! 480,632 380,640! 350,668 300,664 210,640";
const rim = "128,606 210,636 300,660 350,664 380,640 480,632 590,650 610,700 650,744 716,764";

type Build = "vented" | "park" | "split" | "visor";
const buildOf = (e: Easel): Build => (["vented", "park", "split", "visor"] as const)[e.variant(4)] ?? "vented";

/** What is soft: ear pad, lining, chin strap with its buckle. */
function soft(e: Easel): string {
  const hex = mix(e.dark, e.second, 0.35);
  const pad = shape("366,650! 350,720 372,810 430,874 510,886 580,850 622,780 640,724! 600,650!");
  const vent = shape("430,720 470,704 530,708 556,740 540,796 490,822 444,800 424,760");
  return (
    webbing("396,830 372,910 376,980 410,1040", 26, e.dark, true, false) +
    webbing("590,820 540,930 470,1010 410,1044", 26, e.dark, true, false) +
    webbing("410,1040 360,1010 300,930 276,860 262,700", 24, shaded(e.dark, 0.3), true, false) +
    turned(
      piece(e, slab(352, 1018, 104, 46, 12), mix(e.dark, "#59636b", 0.3), slant, 0.5) +
        fill(slab(392, 1024, 26, 34, 6), e.accent) +
        stroke("M362 1026h84", "#fff", 3, 0.35),
      404,
      1041,
      -14,
    ) +
    piece(e, pad, hex, [0, 0, 0.8, 1], 0.45, 2) +
    volume(e, pad, 40, 0.4, 0.24) +
    stitches("374,690 366,740 388,806 440,858 510,868 570,838 608,778 622,730", thread(hex), 2.2, 0.65) +
    fill(vent, shaded(hex, 0.45)) +
    inside(
      e,
      vent,
      stroke(Array.from({ length: 9 }, (_, i) => `M${420 + i * 18} 690l-20 140`).join(""), "#ffffff", 3, 0.13),
    ) +
    stroke(vent, lit(hex, 0.5), 2, 0.5) +
    mark(446, 836, 15, e.pale, 4)
  );
}

/** An elongated opening that follows the shell. */
function slot(of: string, width: number, hex: string): string {
  return (
    rope(line(beside(of, 4)), lit(hex, 0.6), width + 2, 0.5) +
    rope(line(of), "#0a0d10", width) +
    rope(line(beside(of, width * 0.26)), shaded(hex, 0.5), width * 0.22, 0.8)
  );
}

const trims = (e: Easel, hex: string): string =>
  stroke(line(beside(rim, -7)), shaded(hex, 0.5), 15) +
  stroke(line(beside(rim, -15)), lit(hex, 0.5), 2.4, 0.55) +
  rope(line(rim), "#12171b", 8) +
  (e.variant(2) ? "" : stroke(line(beside(rim, -19)), e.accent, 4));

function goggleClip(e: Easel): string {
  return (
    cast("768,470 812,500 800,560", 20, 0.3) +
    webbing("742,452 790,486 806,540 796,604", 30, e.dark, true, false) +
    fill(oval(800, 576, 15), tone(e, "#98a3ab", slant, 0.5)) +
    stroke(oval(800, 576, 9), "#3a434a", 2)
  );
}

function vented(e: Easel): string {
  const crest = "250,280 380,214 520,212 650,270 740,370 776,480";
  return (
    fill(ribbon(crest, -26, 40), tone(e, shaded(e.main, 0.22), slant, 0.4)) +
    stroke(line(beside(crest, 40)), lit(e.main, 0.5), 3, 0.6) +
    fold("160,520 300,420 480,396 640,430 776,560", 22, 1.3) +
    fold("200,590 340,530 500,520 650,560 760,650", 18, 1) +
    slot("262,330 330,286 400,268", 26, e.main) +
    slot("452,258 530,262 600,288", 26, e.main) +
    slot("640,322 692,372 722,430", 24, e.main) +
    slot("250,456 320,414 400,396", 22, e.main) +
    slot("476,390 560,400 630,432", 22, e.main) +
    fill(
      shape("126,600! 130,560 190,586 290,612 352,612! 380,640! 350,668 300,664 210,640"),
      tone(e, quiet(e), [0, 0, 0.6, 1], 0.35),
    ) +
    mark(560, 560, 34, readable(e, e.main), 12)
  );
}

function park(e: Easel): string {
  const holes = [
    [330, 330],
    [420, 290],
    [520, 284],
    [618, 318],
    [690, 386],
    [270, 410],
  ]
    .map(([x, y]) => oval(x as number, y as number, 24, 16))
    .join("");
  const shell = shape(dome);
  return (
    print(e, shell, [110, 180, 700, 540], e.second, 0.28) +
    `<path d="${holes}" fill="#0a0d10" stroke="${lit(e.main, 0.5)}" stroke-width="3" stroke-opacity=".6"/>` +
    stroke(line("136,560 230,580 330,596 380,590 480,580 600,600 660,650 740,690"), e.accent, 10) +
    mark(500, 480, 42, readable(e, e.main), 6)
  );
}

function split(e: Easel): string {
  const band = "120,540 200,480 330,446 480,444 620,480 720,560 780,690";
  return (
    fill(
      shape("120,540! 200,480 330,446 480,444 620,480 720,560 790,700! 720,790! 600,700 480,640 350,690 100,660!"),
      tone(e, quiet(e), [0, 0, 0.7, 1], 0.4),
    ) +
    cast(band, 14, 0.5) +
    stroke(line(beside(band, -4)), lit(e.main, 0.6), 3, 0.6) +
    fill(ribbon("210,430 330,384 480,376 620,404 716,470", -5, 7), e.accent) +
    slot("300,300 400,250 500,240", 30, e.main) +
    slot("560,246 640,286 700,346", 30, e.main) +
    [0, 1, 2]
      .map((i) =>
        slot(
          `${620 + i * 34},${520 + i * 36} ${640 + i * 36},${556 + i * 40} ${644 + i * 36},${590 + i * 40}`,
          13,
          quiet(e),
        ),
      )
      .join("") +
    mark(300, 536, 34, readable(e, quiet(e)), -4)
  );
}

/** A shell with a lens of its own. */
function visor(e: Easel): string {
  return (
    fold("300,250 460,330 620,330 770,470", 24, 1.2) +
    slot("470,250 560,262 640,300", 24, e.main) +
    slot("500,326 590,344 664,388", 20, e.main) +
    fill(shape("560,480! 660,490 760,560! 800,700! 700,780! 600,690 580,640! 570,560"), tone(e, quiet(e), slant, 0.4)) +
    mark(600, 560, 30, readable(e, quiet(e)), 14)
  );
}

function visorLens(e: Easel): string {
  const d = shape(
    "92,640! 96,540 122,440 170,372 300,384 430,420 520,470! 530,560 510,640! 430,660 360,690 300,740 220,760 140,730",
  );
  const id = e.define("visor", (key) =>
    linear(
      key,
      [0, 0, 1, 0.9],
      [
        [0, lit(vividOf(e)[0], 0.6)],
        [0.35, vividOf(e)[0]],
        [0.75, mix(vividOf(e)[1], "#0b0f13", 0.4)],
        [1, mix(e.main, "#0b0f13", 0.75)],
      ],
    ),
  );
  return (
    cast("520,470 530,560 510,650", 24, 0.4) +
    `<path d="${d}" fill="url(#${id})" fill-opacity=".94" stroke="#0b1016" stroke-width="3"/>` +
    inside(
      e,
      d,
      fill(shape("60,690! 140,640! 190,664! 260,600! 330,650! 400,610! 540,660! 540,800! 60,800!"), "#05080c", 0.2) +
        fill(shape("200,340! 260,340! 170,780! 110,780!"), "#ffffff", 0.18) +
        fill(shape("286,340! 304,340! 214,780! 196,780!"), "#ffffff", 0.14) +
        glow(e, 190, 460, 110, 90, "#ffffff", 0.7),
    ) +
    stroke(line("98,600 104,530 128,446 172,380 300,392 430,428 512,474"), "#ffffff", 3, 0.45) +
    fill(oval(520, 556, 26), tone(e, e.dark, slant, 0.5)) +
    stroke(oval(520, 556, 14), e.accent, 5) +
    mark(300, 660, 18, "#ffffff", -8, 0.7)
  );
}

export function helmetFront(e: Easel): string {
  const build = buildOf(e);
  const d = shape(dome);
  const shell = { vented, park, split, visor }[build](e);
  return (
    groundShadow(450, 1080, 280, 26, "floor") +
    // lining seen below the far rim
    fill(
      shape("150,600! 230,690 330,760 470,780 640,770 710,740! 600,640 380,630"),
      tone(e, shaded(e.second, 0.55), slant, 0.4),
    ) +
    dial(e, 690, 790, 38, e.dark, e.accent, 0.7, 10) +
    soft(e) +
    fill(d, tone(e, e.main, [0, 0, 0.85, 1], 0.5)) +
    inside(e, d, shell + trims(e, shaded(e.main, 0.1))) +
    volume(e, d, 70, 0.5, 0.2, [0.1, 0, 1, 0.7]) +
    glow(e, 330, 330, 150, 74, "#ffffff", build === "park" ? 0.6 : 0.42, -32) +
    glow(e, 268, 380, 40, 60, "#ffffff", 0.5, 24) +
    edge(d, e.main, 2.4) +
    (build === "visor" ? visorLens(e) : goggleClip(e))
  );
}

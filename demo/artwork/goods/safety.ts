/** Avalanche safety: beacon, shovel, probe; the airbag pack is drawn with the backpacks. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { n } from "../svg.ts";
import { backpack } from "./backpack.ts";
import { type Easel, readable } from "./easel.ts";
import { oval, slab, turned, webbing } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark } from "./mark.ts";
import { shape } from "./outline.ts";
import {
  edge,
  fill,
  fold,
  glow,
  inside,
  layered,
  lit,
  piece,
  rope,
  shaded,
  slant,
  stitches,
  stroke,
  thread,
  tone,
  topstitch,
  tube,
  volume,
} from "./shade.ts";

/** Segments of a readout digit, as strokes. */
const seven = (digit: string, x: number, y: number, w: number, h: number): string => {
  const on = { "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "8": "abcdefg" }[digit] ?? "g";
  const seg: Record<string, string> = {
    a: `M${x} ${y}h${w}`,
    b: `M${x + w} ${y}v${h / 2}`,
    c: `M${x + w} ${y + h / 2}v${h / 2}`,
    d: `M${x} ${y + h}h${w}`,
    e: `M${x} ${y + h / 2}v${h / 2}`,
    f: `M${x} ${y}v${h / 2}`,
    g: `M${x} ${y + h / 2}h${w}`,
  };
  return [...on].map((k) => seg[k]).join("");
};

function beacon(e: Easel): string {
  const d = shape(
    "296,300! 330,250 450,232 570,250 604,300! 620,500 616,760 590,880 530,940 450,952 370,940 310,880 284,760 280,500",
  );
  const face = shape("326,330 360,292 450,280 540,292 574,330 586,500 580,620 450,640 320,620 314,500");
  const screen = slab(342, 330, 216, 210, 16);
  const arrow = (turn: number, on: boolean): string =>
    turned(fill("M450 352l16 30h-32z", "#0e1a14", on ? 1 : 0.22), 450, 446, turn);
  return (
    groundShadow(450, 1052, 230, 26, "floor") +
    layered(e, "M372 262C300 150 360 96 450 110S610 150 528 262", [
      [shaded(e.dark, 0.4), 30],
      [e.dark, 24],
      ["#ffffff", 3, 0.25, ' stroke-dasharray="7 6"'],
    ]) +
    layered(e, "M450 940C440 1010 500 1040 560 1010S640 900 690 960", [
      [shaded(e.accent, 0.4), 14],
      [e.accent, 9],
    ]) +
    fill(d, tone(e, e.main, [0, 0, 0.9, 1], 0.45)) +
    inside(
      e,
      d,
      fill(shape("260,660! 450,700 640,660! 640,980! 260,980!"), tone(e, quiet(e), [0, 0, 0.8, 1], 0.4)) +
        topstitch("260,660 450,700 640,660", quiet(e), 0.01) +
        stroke(
          Array.from({ length: 7 }, (_, i) => `M${278 - i} ${480 + i * 26}h20M${604 + i} ${480 + i * 26}h20`).join(""),
          "#05080c",
          9,
          0.35,
        ),
    ) +
    volume(e, d, 70, 0.46, 0.34) +
    edge(d, e.main, 2.4) +
    fill(face, "#0d1114") +
    stroke(face, "#ffffff", 2, 0.2) +
    fill(screen, "#b9c7b4") +
    inside(e, screen, glow(e, 400, 350, 190, 120, "#ffffff", 0.55) + fill("M520 320h60v240h-120z", "#ffffff", 0.14)) +
    [-60, -30, 0, 30, 60].map((t) => arrow(t, t === -30)).join("") +
    stroke(seven("2", 396, 426, 34, 66) + seven("4", 456, 426, 34, 66), "#0e1a14", 10) +
    fill(oval(502, 494, 5), "#0e1a14") +
    centredMark(450, 590, 28, e.pale) +
    piece(e, slab(392, 730, 116, 54, 26), mix(e.dark, "#39434b", 0.4), slant, 0.5) +
    fill(oval(450, 757, 9), e.accent) +
    piece(e, slab(348, 812, 88, 44, 20), mix(e.dark, "#39434b", 0.4), slant, 0.5) +
    piece(e, slab(464, 812, 88, 44, 20), mix(e.dark, "#39434b", 0.4), slant, 0.5) +
    stroke("M380 834h24M496 834h24M508 822v24", "#e9edf0", 4, 0.8) +
    piece(e, shape("612,560! 640,560 650,600 650,700 640,740! 612,740!"), e.accent, [0, 0, 1, 0.3], 0.4)
  );
}

function shovel(e: Easel): string {
  const blade = shape(
    "250,760! 262,700 330,676 450,668 570,676 638,700 650,760! 656,900 640,1010! 560,1060 450,1076 340,1060 260,1010! 244,900",
  );
  const steel = e.main;
  const shaft = "M450 700V250";
  const rib = (x: number): string => fold(`${x},720 ${x - (x - 450) * 0.06},860 ${x},1030`, x < 450 ? -16 : 16, 1.3);
  const holes = e.variant(2) ? [360, 540].map((x) => oval(x, 800, 22, 34)).join("") : oval(450, 940, 60, 18);
  return (
    groundShadow(450, 1084, 240, 24, "floor") +
    layered(e, shaft, [
      ["#0b0f12", 54],
      [shaded(quiet(e), 0.3), 50],
      [quiet(e), 40],
    ]) +
    stroke("M440 690V250", "#ffffff", 9, 0.4) +
    stroke("M466 690V250", "#05080c", 8, 0.3) +
    [320, 380, 560].map((y) => fill(oval(450, y, 8), "#0b0f12")).join("") +
    piece(e, slab(416, 420, 68, 90, 12), mix(e.dark, "#39434b", 0.3), [0, 0, 1, 0], 0.5) +
    fill(oval(450, 464, 12), e.accent) +
    layered(e, "M450 252V214M352 214C340 120 390 96 450 96S560 120 548 214ZM352 214H548", [
      ["#0b0f12", 50],
      [mix(e.dark, e.accent, 0.12), 44],
      [lit(e.dark, 0.4), 12, 0.35],
    ]) +
    stroke("M376 112C410 92 480 92 520 110", "#ffffff", 5, 0.4, ' stroke-linecap="round"') +
    fill(blade, tone(e, steel, [0, 0, 0.9, 1], 0.5)) +
    inside(
      e,
      blade,
      rib(330) +
        rib(390) +
        rib(510) +
        rib(570) +
        fill(shape("240,1010! 340,1046 450,1060 560,1046 660,1010! 660,1090! 240,1090!"), lit(steel, 0.4), 0.45) +
        glow(e, 350, 800, 110, 150, "#ffffff", 0.4, 14),
    ) +
    `<path d="${holes}" fill="#dfe4e8" stroke="#05080c" stroke-opacity=".5" stroke-width="3"/>` +
    volume(e, blade, 60, 0.44, 0.34) +
    edge(blade, steel, 2.4) +
    piece(
      e,
      shape("398,660! 450,648 502,660! 510,770! 450,790 390,770!"),
      mix(e.dark, steel, 0.25),
      [0, 0, 1, 0.3],
      0.5,
    ) +
    centredMark(450, 880, 58, readable(e, steel))
  );
}

function probe(e: Easel): string {
  const rods = Array.from({ length: 6 }, (_, i) => 300 + i * 50);
  const rod = (x: number, i: number): string => {
    const [top, bottom] = [140 + (i % 2) * 26, 1020 - (i % 3) * 14];
    const hex = i === 0 ? e.accent : e.main;
    const marks = Array.from({ length: 14 }, (_, k) => `M${x - 17} ${top + 70 + k * 58}h34`).join("");
    return (
      `<path d="${slab(x - 17, top, 34, bottom - top, 8)}" fill="${tube(e, hex, [0, 0, 1, 0], 0.6)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="1.6"/>` +
      stroke(marks, readable(e, hex), 4, 0.85) +
      fill(slab(x - 19, top, 38, 34, 6), "#8f9aa2") +
      fill(slab(x - 19, bottom - 38, 38, 38, 6), "#8f9aa2") +
      stroke(`M${x - 8} ${top + 6}V${bottom - 8}`, "#ffffff", 5, 0.35)
    );
  };
  const ends = rods.map((x, i) => (i % 2 ? "" : `M${x} ${n(140)}C${x} 96 ${x + 50} 96 ${x + 50} 166`)).join("");
  const low = rods
    .slice(1, 5)
    .map((x, i) => (i % 2 ? "" : `M${x} 1010C${x} 1056 ${x + 50} 1056 ${x + 50} 1000`))
    .join("");
  const sleeve = shape("262,470! 420,486 590,470! 596,600 590,740! 420,756 262,740! 256,600");
  return (
    groundShadow(430, 1070, 230, 24, "floor") +
    rope(ends + low, "#2a3137", 7) +
    rope(ends + low, "#c9d0d5", 3) +
    rods.map(rod).join("") +
    fill("M283 1020h34l-17 46z", "#8f9aa2") +
    layered(e, "M550 160C640 120 700 220 690 340S640 560 700 640", [
      ["#2a3137", 10],
      [quiet(e), 6],
    ]) +
    piece(e, slab(672, 630, 60, 120, 16), mix(e.dark, e.accent, 0.3), slant, 0.4) +
    stroke("M688 660h28M688 684h28M688 708h28", "#05080c", 6, 0.5) +
    fill(sleeve, tone(e, quiet(e), [0, 0, 1, 0.2], 0.42)) +
    inside(
      e,
      sleeve,
      fold("262,540 400,566 520,556", 22) +
        fold("592,660 480,690 360,684", 20) +
        topstitch("262,496 420,512 590,496", quiet(e), 6) +
        topstitch("262,716 420,732 590,716", quiet(e), -6),
    ) +
    volume(e, sleeve, 50, 0.44, 0.28) +
    edge(sleeve, quiet(e), 2) +
    centredMark(426, 614, 62, readable(e, quiet(e)), -1) +
    webbing("258,690 420,706 594,690", 20, e.dark, false) +
    stitches("270,478 420,493 582,478", thread(quiet(e)), 1.8)
  );
}

export function safetyFront(e: Easel): string {
  if (e.form === "shovel") return shovel(e);
  if (e.form === "probe") return probe(e);
  if (e.form === "airbag-pack") return backpack(e, true);
  return beacon(e);
}

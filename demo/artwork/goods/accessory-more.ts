/** More accessories: bottle, straps, lock, skins. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { type Easel, readable } from "./easel.ts";
import { oval, slab, turned } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, mark, tag } from "./mark.ts";
import { shape } from "./outline.ts";
import { print } from "./print.ts";
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
  stroke,
  tone,
  topstitch,
  tube,
  volume,
} from "./shade.ts";

/** An insulated flask with a loop in its cap. */
export function bottle(e: Easel): string {
  const d = shape(
    "310,420! 330,360 390,330! 510,330! 570,360 590,420! 596,700 590,1000! 570,1040 450,1050 330,1040 310,1000! 304,700",
  );
  return (
    groundShadow(450, 1050, 190, 24, "floor") +
    layered(e, "M400 196C390 110 510 110 500 196", [
      ["#0b0f12", 34],
      [mix(e.dark, e.accent, 0.2), 28],
      ["#ffffff", 6, 0.25],
    ]) +
    `<path d="${slab(372, 186, 156, 116, 18)}" fill="${tube(e, mix(e.dark, "#39434b", 0.3), [0, 0, 1, 0], 0.6)}"/>` +
    stroke(Array.from({ length: 14 }, (_, i) => `M${380 + i * 11} 196v96`).join(""), "#05080c", 4, 0.4) +
    `<path d="M392 300h116v36h-116z" fill="${tube(e, "#aeb7be", [0, 0, 1, 0], 0.6)}"/>` +
    `<path d="${d}" fill="${tube(e, e.main, [0, 0, 1, 0], 0.6)}"/>` +
    inside(
      e,
      d,
      print(e, d, [300, 620, 300, 420], quiet(e), 0.75) +
        fill("M280 590h340v26H280z", e.accent) +
        stroke("M372 340V1050", "#ffffff", 22, 0.22) +
        stroke("M560 380V1050", "#05080c", 40, 0.16),
    ) +
    volume(e, d, 40, 0.36, 0.2) +
    edge(d, e.main, 2.2) +
    `<path d="M312 1006Q450 1036 588 1006V1022Q450 1052 312 1022Z" fill="#8f9aa2"/>` +
    centredMark(450, 486, 60, readable(e, e.main))
  );
}

/** Four rubber straps with pins, fanned. */
export function straps(e: Easel): string {
  const one = (x: number, turn: number, hex: string): string => {
    const d = slab(x - 34, 190, 68, 760, 26);
    const holes = Array.from({ length: 11 }, (_, i) => oval(x, 250 + i * 46, 10, 14)).join("");
    return turned(
      `<g transform="translate(8 12)">${fill(d, "#1c2733", 0.2)}</g><path d="${d}" fill="${tube(e, hex, [0, 0, 1, 0], 0.45)}" stroke="#0b1016" stroke-opacity=".4" stroke-width="2"/>` +
        fill(holes, "#eef1f3") +
        stroke(holes, "#05080c", 3, 0.4) +
        stroke(`M${x - 20} 220V930`, "#ffffff", 5, 0.3) +
        mark(x + 11, 770, 26, readable(e, hex), 90) +
        piece(e, slab(x - 46, 900, 92, 86, 12), "#9aa5ad", slant, 0.5) +
        fill(slab(x - 28, 918, 56, 50, 6), "#14181c") +
        rope(`M${x} 916v40`, "#d5dbdf", 9),
      x,
      900,
      turn,
    );
  };
  return (
    groundShadow(450, 1040, 300, 24, "floor") +
    one(330, -15, quiet(e)) +
    one(410, -5, e.accent) +
    one(490, 5, e.fourth) +
    one(570, 15, e.main)
  );
}

/** A cable lock with dials. */
export function lock(e: Easel): string {
  const body = slab(250, 640, 400, 260, 56);
  const cable = "M320 660C120 560 120 180 450 170S780 560 580 660";
  const wheels = [0, 1, 2, 3].map((i) => {
    const x = 316 + i * 72;
    return (
      `<path d="${slab(x, 724, 52, 100, 10)}" fill="${tone(e, "#2b3339", [0, 0, 0, 1], 0.6)}"/>` +
      stroke(`M${x} 752h52M${x} 796h52`, "#05080c", 3, 0.7) +
      stroke(`M${x + 18} 762h16v${i % 2 ? 24 : 12}${i % 2 ? "" : "h-16v12h16"}`, e.pale, 5) +
      stroke(`M${x + 6} 728v92`, "#ffffff", 3, 0.25)
    );
  });
  const d = body;
  return (
    groundShadow(450, 930, 270, 28, "floor") +
    layered(e, cable, [
      ["#0b0f12", 42],
      [shaded(e.accent, 0.35), 38],
      [e.accent, 26],
      ["#ffffff", 8, 0.4],
    ]) +
    stroke(cable, "#05080c", 30, 0.16, ' stroke-dasharray="3 11"') +
    [300, 540].map((x) => piece(e, slab(x, 612, 60, 60, 10), "#9aa5ad", [0, 0, 1, 0], 0.5)).join("") +
    fill(d, tone(e, e.main, [0, 0, 0.8, 1], 0.45)) +
    inside(e, d, glow(e, 330, 680, 150, 60, "#ffffff", 0.5, -8)) +
    volume(e, d, 60, 0.44, 0.34) +
    edge(d, e.main, 2.4) +
    fill(slab(300, 712, 300, 124, 16), "#0d1114", 0.7) +
    wheels.join("") +
    centredMark(450, 864, 28, readable(e, e.main)) +
    rope("M296 668h120", lit(e.main, 0.7), 5, 0.5)
  );
}

/** Climbing skins, one turned to show its glue sheet. */
export function skins(e: Easel): string {
  const outline = "360,1060! 350,700 346,360 372,220 450,166 528,220 554,360 550,700 540,1060!";
  const d = shape(outline);
  const clip = (hex: string): string =>
    piece(e, shape("410,196! 450,120! 490,196! 470,236! 430,236!"), "#9aa5ad", slant, 0.5) +
    layered(e, "M432 140C430 90 470 90 468 140", [
      ["#3a434a", 12],
      ["#aab4bb", 7],
    ]) +
    fill(oval(450, 208, 10), hex);
  const plush = `<g stroke-linecap="round">${stroke(Array.from({ length: 150 }, (_, i) => `M${352 + ((i * 53) % 196)} ${230 + ((i * 97) % 820)}v22`).join(""), "#05080c", 3, 0.16)}${stroke(Array.from({ length: 150 }, (_, i) => `M${352 + ((i * 71) % 196)} ${240 + ((i * 89) % 820)}v20`).join(""), "#ffffff", 3, 0.2)}</g>`;
  const front =
    fill(d, tone(e, e.main, [0, 0, 1, 0.1], 0.36)) +
    inside(
      e,
      d,
      fill("M340 620h230v120h-230z", quiet(e)) +
        fill("M340 756h230v20h-230z", e.accent) +
        plush +
        fold("350,480 450,510 550,490", 24, 0.8),
    ) +
    volume(e, d, 44, 0.4, 0.26) +
    edge(d, e.main, 2) +
    mark(486, 380, 62, readable(e, e.main), 90) +
    clip(e.accent);
  const backHex = mix(e.pale, "#c9c2b4", 0.4);
  const rear =
    fill(d, tone(e, backHex, [0, 0, 1, 0.1], 0.36)) +
    inside(
      e,
      d,
      stroke(
        Array.from({ length: 30 }, (_, i) => `M340 ${180 + i * 30}l220 ${30}`).join("") +
          Array.from({ length: 30 }, (_, i) => `M560 ${180 + i * 30}l-220 30`).join(""),
        "#05080c",
        2,
        0.12,
      ) +
        glow(e, 410, 480, 70, 300, "#ffffff", 0.4) +
        topstitch("372,1060 362,700 358,360 384,230", backHex, -6),
    ) +
    volume(e, d, 44, 0.36, 0.26) +
    edge(d, backHex, 2) +
    clip(e.main) +
    tag(412, 960, 76, e.accent, readable(e, e.accent));
  return (
    groundShadow(450, 1086, 270, 26, "floor") +
    `<g transform="translate(116 0) rotate(4 450 1060)">${rear}</g><g transform="translate(-108 16) rotate(-4 450 1060)">${front}</g>`
  );
}

/** Tools: driver, multitool, edge tool, scraper. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { n } from "../svg.ts";
import { type Easel, readable } from "./easel.ts";
import { oval, slab, turned } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark } from "./mark.ts";
import { line, shape } from "./outline.ts";
import {
  cast,
  edge,
  fill,
  fold,
  glow,
  inside,
  piece,
  rope,
  shaded,
  slant,
  stroke,
  tone,
  tube,
  volume,
} from "./shade.ts";

const steel = "#9aa5ad";
const bar = (e: Easel, x: number, y: number, w: number, h: number, hex = steel, r = 6): string =>
  `<path d="${slab(x, y, w, h, r)}" fill="${tube(e, hex, [0, 0, 1, 0], 0.6)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="1.6"/>`;

function driver(e: Easel): string {
  const grip = shape(
    "372,560! 360,480 372,420 450,404 528,420 540,480 528,560! 520,640 540,760 548,880 520,990 450,1016 380,990 352,880 360,760 380,640",
  );
  const grooves = [386, 418, 450, 482, 514]
    .map((x) => fold(`${x},640 ${450 + (x - 450) * 1.12},780 ${x},950`, 15, 1.4))
    .join("");
  const bits = [250, 300, 600, 650]
    .map(
      (x, i) =>
        bar(e, x - 15, 880, 30, 96, "#7b868e", 5) +
        fill(`M${x - 15} 884l7 -34h16l7 34z`, tube(e, steel)) +
        (i % 2 ? stroke(`M${x - 6} 866h12`, "#14181c", 3) : fill(oval(x, 864, 4), "#14181c")),
    )
    .join("");
  return (
    groundShadow(450, 1030, 280, 24, "floor") +
    turned(
      bar(e, 424, 120, 52, 60, steel, 3) +
        fill("M430 120l8 -34h24l8 34z", tube(e, steel)) +
        bar(e, 414, 170, 72, 210, "#848f97", 8) +
        stroke("M414 300h72M414 318h72", "#05080c", 3, 0.5) +
        piece(e, slab(386, 366, 128, 66, 18), mix(e.dark, "#4a545c", 0.4), [0, 0, 1, 0], 0.6) +
        stroke(Array.from({ length: 13 }, (_, i) => `M${396 + i * 9} 372v54`).join(""), "#05080c", 3, 0.4) +
        fill(grip, tube(e, e.main, [0, 0, 1, 0], 0.55)) +
        inside(
          e,
          grip,
          fill(shape("340,430! 560,430! 540,560! 360,560!"), tone(e, quiet(e), [0, 0, 1, 0], 0.5)) +
            grooves +
            cast("360,566 450,584 540,566", 12, 0.5),
        ) +
        volume(e, grip, 40, 0.36, 0.3) +
        edge(grip, e.main, 2.2) +
        piece(e, slab(400, 984, 100, 40, 18), e.accent, [0, 0, 1, 0.4], 0.4) +
        centredMark(450, 496, 40, readable(e, quiet(e)), 0),
      450,
      600,
      0,
    ) +
    bits
  );
}

function multitool(e: Easel): string {
  const body = shape(
    "300,560! 320,500 450,486 580,500 600,560! 610,760 590,960 540,1010 450,1020 360,1010 310,960 290,760",
  );
  const arm = (turn: number, kind: number): string => {
    const tip = [
      fill("M432 250l6 -60h24l6 60z", steel) + stroke("M450 196v40", "#05080c", 3, 0.5),
      fill("M420 250v-70l30 -24 30 24v70z", steel) + fill(oval(450, 206, 15), "#0b1016"),
      stroke(Array.from({ length: 9 }, (_, i) => `M428 ${196 + i * 14}l44 8`).join(""), "#0b1016", 3, 0.5),
      fill(oval(450, 216, 40, 40), steel) + fill(oval(450, 216, 20), "#e3e8ec"),
    ][kind] as string;
    return turned(
      bar(e, 426, 240, 48, 330, kind === 2 ? "#b8c0c6" : steel, 8) +
        (kind === 2 ? bar(e, 424, 170, 52, 120, "#b8c0c6", 4) : "") +
        tip +
        stroke("M438 260v280", "#ffffff", 5, 0.35),
      450,
      570,
      turn,
    );
  };
  return (
    groundShadow(450, 1036, 240, 24, "floor") +
    arm(-58, 3) +
    arm(58, 0) +
    arm(-22, 1) +
    arm(20, 2) +
    fill(body, tone(e, e.main, [0, 0, 0.9, 0.6], 0.5)) +
    inside(
      e,
      body,
      fill(shape("270,860! 450,880 630,860! 630,1040! 270,1040!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.4)) +
        [640, 700, 760].map((y) => fold(`306,${y} 450,${y + 14} 594,${y}`, 16, 1.2)).join(""),
    ) +
    volume(e, body, 66, 0.44, 0.36) +
    edge(body, e.main, 2.4) +
    fill(oval(450, 570, 44), tone(e, steel, slant, 0.6)) +
    stroke(oval(450, 570, 44), "#0b1016", 2, 0.6) +
    fill("M450 548l20 11v22l-20 11l-20 -11v-22z", "#14181c") +
    centredMark(450, 940, 48, readable(e, quiet(e)))
  );
}

function edgeTool(e: Easel): string {
  const d = shape(
    "190,520! 250,470 450,456 650,470 720,520! 740,640 726,760! 640,800 560,812! 556,730! 344,730! 340,812! 260,800 176,760! 168,640",
  );
  const file = `<path d="${slab(110, 740, 680, 62, 6)}" fill="${tone(e, steel, [0, 0, 1, 0], 0.5)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="2"/>`;
  const teeth = stroke(
    Array.from({ length: 62 }, (_, i) => `M${118 + i * 10.8} 744l14 54`).join(""),
    "#05080c",
    2.4,
    0.4,
  );
  return (
    groundShadow(450, 840, 370, 28, "floor") +
    file +
    teeth +
    stroke("M114 746h672", "#ffffff", 4, 0.5) +
    fill(d, tone(e, e.main, [0, 0, 0.7, 1], 0.46)) +
    inside(
      e,
      d,
      fill(shape("150,640! 450,664 760,640! 760,830! 150,830!"), tone(e, quiet(e), [0, 0, 0.6, 1], 0.4)) +
        [300, 350, 400, 500, 550, 600].map((x) => fold(`${x},476 ${x - 6},560 ${x},632`, 18, 1.2)).join(""),
    ) +
    volume(e, d, 60, 0.46, 0.34) +
    edge(d, e.main, 2.4) +
    fill(oval(450, 540, 50), tone(e, mix(e.dark, "#4a545c", 0.4), slant, 0.6)) +
    stroke(oval(450, 540, 44), steel, 8, 0.8, ' stroke-dasharray="5 6"') +
    fill(oval(450, 540, 26), e.accent) +
    turned(stroke("M432 540h36", "#0b1016", 7), 450, 540, 30) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          `M${Math.round(450 + 64 * Math.cos(-2.3 + i * 0.72))} ${Math.round(540 + 64 * Math.sin(-2.3 + i * 0.72))}l${n(10 * Math.cos(-2.3 + i * 0.72))} ${n(10 * Math.sin(-2.3 + i * 0.72))}`,
          e.pale,
          5,
        ),
      )
      .join("") +
    centredMark(292, 696, 34, readable(e, quiet(e)), 2)
  );
}

function scraper(e: Easel): string {
  const d = shape(
    "150,420! 750,420! 760,430! 760,800! 750,812! 620,812! 600,780! 560,780! 540,812! 150,812! 140,800! 140,430!",
  );
  const clear = mix(e.main, "#ffffff", 0.25);
  return (
    groundShadow(450, 838, 350, 26, "floor") +
    `<g transform="translate(10 14)">${fill(d, shaded(clear, 0.6))}</g>` +
    `<path d="${d}" fill="${tone(e, clear, [0, 0, 1, 1], 0.4)}" fill-opacity=".94"/>` +
    inside(
      e,
      d,
      fill("M100 400H330L180 840H80Z", "#ffffff", 0.28) +
        fill("M380 400H420L270 840H230Z", "#ffffff", 0.22) +
        fill("M640 400H800V640Z", "#05080c", 0.06),
    ) +
    stroke("M146 426H754", "#ffffff", 7, 0.7) +
    stroke("M146 806H540M620 806H754M754 432V800", "#05080c", 4, 0.25) +
    fill(oval(220, 480, 26), "#edf0f2") +
    stroke(oval(220, 480, 26), "#05080c", 4, 0.35) +
    edge(d, clear, 2.4) +
    centredMark(450, 610, 120, readable(e, clear)) +
    stroke(line("176,744 300,744"), readable(e, clear), 4, 0.6) +
    stroke(
      Array.from({ length: 40 }, (_, i) => `M${150 + i * 9} 812v${i % 5 ? -14 : -26}`).join(""),
      readable(e, clear),
      2.4,
      0.7,
    ) +
    rope("M220 470C160 340 250 270 330 320S300 420 236 474", mix(e.dark, e.accent, 0.4), 8) +
    glow(e, 300, 480, 200, 70, "#ffffff", 0.4, -10) +
    (e.variant(2) ? fill(oval(680, 490, 26), e.accent) : "")
  );
}

export function toolFront(e: Easel): string {
  if (e.form === "multitool") return multitool(e);
  if (e.form === "edge-tool") return edgeTool(e);
  if (e.form === "scraper") return scraper(e);
  return driver(e);
}

/** Wax: block, tin of paste, brush, kit. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { n } from "../svg.ts";
import { type Easel, readable } from "./easel.ts";
import { oval, slab, turned, webbing, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, tag } from "./mark.ts";
import { line, shape } from "./outline.ts";
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
  stroke,
  tone,
  topstitch,
  volume,
} from "./shade.ts";

/** A block of wax, cast in segments, half out of its paper. */
function bar(e: Easel): string {
  const hex = e.main;
  const block = shape("250,170! 300,150! 650,150! 650,930! 610,960! 250,960!");
  const face = shape("250,190! 610,190! 610,960! 250,960!");
  const cells = [0, 1, 2, 3].map((i) => {
    const y = 216 + i * 186;
    const d = slab(276, y, 308, 160, 14);
    return (
      piece(e, d, lit(hex, 0.12), [0, 0, 0.8, 1], 0.26) +
      stroke(`M290 ${y + 146}V${y + 14}H570`, "#ffffff", 5, 0.5) +
      centredMark(430, y + 82, 54, shaded(hex, 0.34), 0, 0.8) +
      (i === 0 && e.close ? fill(oval(550, y + 30, 8), "#ffffff", 0.4) : "")
    );
  });
  const wrap = shape("226,620! 300,596 380,632 460,600 540,636 636,606! 676,590! 676,972! 640,1004! 226,1004!");
  return (
    groundShadow(460, 1012, 290, 28, "floor") +
    fill(block, shaded(hex, 0.35)) +
    fill(shape("250,190! 300,150! 650,150! 610,190!"), lit(hex, 0.5)) +
    fill(face, tone(e, hex, slant, 0.3)) +
    cells.join("") +
    edge(block, hex, 2) +
    cast("226,612 300,590 380,626 460,594 540,630 676,584", 26, 0.3) +
    fill(wrap, tone(e, quiet(e), [0, 0, 0.8, 1], 0.32)) +
    inside(
      e,
      wrap,
      fill(shape("200,860! 700,860! 700,940! 200,940!"), e.accent) +
        print(e, shape("226,640! 676,640! 676,840! 226,840!"), [226, 650, 450, 200], e.main, 0.25) +
        fill(shape("640,580! 690,560! 690,1010! 640,1010!"), "#05080c", 0.2) +
        fold("300,600 320,700 306,800", 22) +
        fold("540,640 520,720 540,800", 22),
    ) +
    stroke(line("226,620 300,596 380,632 460,600 540,636 636,606"), "#ffffff", 4, 0.7) +
    edge(wrap, quiet(e), 2) +
    centredMark(430, 770, 84, readable(e, quiet(e)))
  );
}

/** A round tin with its lid leaning on it. */
function paste(e: Easel): string {
  const wall = "M170 640V800A280 110 0 0 0 730 800V640Z";
  const top = oval(450, 640, 280, 110);
  const lid = oval(560, 400, 236, 232);
  return (
    groundShadow(450, 906, 340, 36, "floor") +
    fill(oval(570, 412, 240, 236), shaded(e.main, 0.6)) +
    fill(lid, tone(e, e.main, slant, 0.42)) +
    inside(e, lid, print(e, lid, [324, 168, 472, 464], quiet(e), 0.5) + fill("M300 480H820V560H300Z", e.accent)) +
    stroke(oval(560, 400, 210, 206), "#ffffff", 3, 0.4) +
    volume(e, lid, 40, 0.4, 0.36) +
    edge(lid, e.main, 2) +
    centredMark(560, 396, 84, readable(e, e.main), -6) +
    fill(wall, tone(e, quiet(e), [0, 0, 1, 0], 0.55)) +
    stroke("M170 700A280 110 0 0 0 730 700", "#ffffff", 5, 0.35) +
    stroke("M170 782A280 110 0 0 0 730 782", e.accent, 18) +
    edge(wall, quiet(e), 2) +
    centredMark(450, 846, 46, readable(e, quiet(e))) +
    fill(top, shaded("#aab2b8", 0.1)) +
    fill(oval(450, 646, 256, 96), tone(e, mix(e.main, "#f3ead6", 0.55), slant, 0.4)) +
    fold("260,640 400,690 600,640", 30, 1.2) +
    fold("320,610 460,640 620,606", 24, 1) +
    rope("M330 650C400 600 520 600 590 650S480 710 420 670 500 630 520 655", "#ffffff", 9, 0.28) +
    stroke(oval(450, 640, 278, 108), "#ffffff", 5, 0.55) +
    edge(top, steelHex, 2) +
    glow(e, 300, 780, 40, 110, "#ffffff", 0.3)
  );
}

const steelHex = "#9aa5ad";

function brush(e: Easel): string {
  const wood = e.variant(2) ? e.main : mix("#b98a55", e.main, 0.25);
  const d = shape(
    "130,520! 180,440 320,404 450,398 580,404 720,440 770,520! 776,580 760,640! 450,668 140,640! 124,580",
  );
  const tufts = (row: number): string =>
    Array.from(
      { length: 58 },
      (_, i) =>
        `M${n(160 + i * 10.1 + row * 4)} ${640 + row * 6}l${n((i - 29) * 0.9 + ((i * 7 + row * 3) % 5) - 2)} ${150 - row * 8 + ((i * 5) % 7)}`,
    ).join("");
  const bristle = e.variant(3) === 0 ? "#b08d3c" : e.variant(3) === 1 ? "#20262b" : "#e6dfd0";
  return (
    groundShadow(450, 820, 350, 28, "floor") +
    stroke(tufts(0), shaded(bristle, 0.55), 9) +
    stroke(tufts(1), bristle, 6) +
    stroke(tufts(2), lit(bristle, 0.5), 3, 0.7) +
    fill(d, tone(e, wood, [0, 0, 0.6, 1], 0.45)) +
    inside(
      e,
      d,
      (e.variant(2)
        ? ""
        : stroke(
            Array.from({ length: 12 }, (_, i) =>
              line(`120,${430 + i * 20} 300,${424 + i * 20 + (i % 3) * 5} 560,${436 + i * 20} 780,${428 + i * 20}`),
            ).join(""),
            "#3a2410",
            3,
            0.22,
          )) + fill(shape("100,610! 450,638 800,610! 800,690! 100,690!"), "#05080c", 0.3),
    ) +
    volume(e, d, 56, 0.46, 0.3) +
    edge(d, wood, 2.2) +
    webbing("210,452 260,350 450,306 640,350 690,452", 74, quiet(e)) +
    centredMark(450, 318, 40, readable(e, quiet(e))) +
    fill(oval(214, 470, 13) + oval(686, 470, 13), steelHex) +
    centredMark(450, 560, 66, readable(e, wood), 0, 0.9) +
    glow(e, 320, 450, 150, 30, "#ffffff", 0.4, -4)
  );
}

/** A roll-up pouch with an iron, a block, a brush and a scraper. */
function kit(e: Easel): string {
  const pouch = shape("150,420! 750,420! 764,700 756,1010! 450,1030 144,1010! 136,700");
  const iron = shape("230,470! 250,330 310,250 330,236! 350,250 400,330 420,470!");
  return (
    groundShadow(450, 1042, 350, 28, "floor") +
    // iron
    rope("M300 250C300 130 420 130 440 220", "#14181c", 12) +
    fill(iron, tone(e, "#aeb7be", slant, 0.5)) +
    edge(iron, "#aeb7be", 2) +
    piece(e, shape("262,400! 276,320 320,280 340,280 376,320 392,400!"), e.accent, slant, 0.4) +
    turned(
      piece(e, slab(452, 190, 110, 300, 10), e.main, slant, 0.3) +
        stroke("M470 214h74M470 270h74M470 326h74", "#ffffff", 4, 0.4) +
        centredMark(507, 244, 18, shaded(e.main, 0.4)),
      507,
      340,
      4,
    ) +
    turned(
      `<path d="${slab(584, 230, 140, 260, 8)}" fill="${tone(e, mix(e.fourth, "#ffffff", 0.3), slant, 0.3)}" fill-opacity=".92" stroke="#0b1016" stroke-opacity=".4" stroke-width="2"/>` +
        fill("M600 236h40l-40 200h-14z", "#ffffff", 0.4),
      654,
      360,
      9,
    ) +
    fill(pouch, tone(e, quiet(e), [0, 0, 0.7, 1], 0.4)) +
    inside(
      e,
      pouch,
      topstitch("140,452 450,466 760,452", quiet(e), 7) +
        [330, 452, 590].map((x) => topstitch(`${x},460 ${x + 4},560 ${x},640`, quiet(e), 6)).join("") +
        fill(shape("120,700! 450,720 790,700! 790,1050! 120,1050!"), tone(e, e.main, [0, 0, 0.7, 1], 0.36)) +
        topstitch("120,700 450,720 790,700", e.main, 8) +
        fold("160,880 300,920 440,906", 28) +
        fold("740,820 620,860 500,850", 28),
    ) +
    volume(e, pouch, 60, 0.42, 0.28) +
    edge(pouch, quiet(e), 2.2) +
    zip("180,764 450,782 720,764", e.main, e.accent, 10, 1) +
    centredMark(450, 880, 92, readable(e, e.main)) +
    tag(640, 960, 70, e.pale, e.dark, -2)
  );
}

export function waxFront(e: Easel): string {
  if (e.form === "paste") return paste(e);
  if (e.form === "brush") return brush(e);
  if (e.form === "kit") return kit(e);
  return bar(e);
}

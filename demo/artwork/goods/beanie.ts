/** Knitted things for the head and neck: cuffed, bobbled, fisherman, balaclava, tube. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { n } from "../svg.ts";
import type { Easel } from "./easel.ts";
import { quiet } from "./jacket-panels.ts";
import { band, ribs } from "./knit.ts";
import { tag } from "./mark.ts";
import { line, shape, symmetric } from "./outline.ts";
import { print } from "./print.ts";
import { cast, edge, fill, fold, glow, inside, lit, piece, shaded, slant, stroke, tone, volume } from "./shade.ts";

const sag = (depth: number, y: number) => (x: number) => y + depth - depth * ((x - 450) / 290) ** 2;

/** Crown above a turned-up cuff. */
function crown(e: Easel, top: number, wide: number): string {
  const d = shape(
    symmetric(
      `450,${top}! 506,${top + 8} ${450 + wide * 0.5},${top + 60} ${450 + wide * 0.82},${top + 160} ${450 + wide * 0.98},${top + 300} ${450 + wide},790! 450,830!`,
    ),
  );
  const hex = e.main;
  const rib = (u: number): string => {
    const x = 450 + u * wide * 1.02;
    return `M${n(x)} 820C${n(x + u * 8)} ${n(top + 330)} ${n(450 + u * wide * 0.94)} ${n(top + 130)} ${n(450 + u * 46)} ${top - 4}`;
  };
  const style = e.variant(4);
  const bands =
    style === 1
      ? band(0, sag(14, 640), 140, 760, 30, quiet(e)) +
        band(0, sag(14, 596), 140, 760, 30, e.accent) +
        band(0, sag(14, 552), 140, 760, 30, quiet(e))
      : style === 2
        ? band(0, sag(14, 670), 140, 760, 14, quiet(e)) +
          band(2, sag(14, 610), 150, 760, 30, e.accent) +
          band(1, sag(14, 540), 140, 760, 26, quiet(e))
        : style === 3
          ? fill(shape(`100,${top + 130}! 450,${top + 156} 800,${top + 130}! 800,900! 100,900!`), quiet(e))
          : "";
  return (
    fill(d, tone(e, hex, [0, 0, 0.9, 0.8], 0.42)) +
    inside(
      e,
      d,
      bands + ribs(22, rib, hex, wide / 11, [top, 760]) + cast("150,720 300,744 450,750 600,744 750,720", 40, 0.4),
    ) +
    volume(e, d, 80, 0.5, 0.24) +
    glow(e, 340, top + 220, 130, 150, "#ffffff", 0.26, 20) +
    edge(d, hex, 2)
  );
}

function turnUp(e: Easel, y: number, height: number, wide: number): string {
  const hex = e.variant(4) === 3 ? quiet(e) : e.main;
  const w = wide + 14;
  const d = shape(
    `${450 - w},${y + 10}! ${450 - w * 0.5},${y + 30} 450,${y + 36} ${450 + w * 0.5},${y + 30} ${450 + w},${y + 10}! ${450 + w + 12},${y + height * 0.5} ${450 + w},${y + height}! ${450 + w * 0.5},${y + height + 26} 450,${y + height + 34} ${450 - w * 0.5},${y + height + 26} ${450 - w},${y + height}! ${450 - w - 12},${y + height * 0.5}`,
  );
  const rib = (u: number): string =>
    `M${n(450 + u * (w + 6))} ${n(y)}q${n(u * 10)} ${n(height / 2)} 0 ${n(height + 50)}`;
  return (
    fill(d, tone(e, mix(hex, e.pale, 0.04), [0, 0, 1, 0.3], 0.36)) +
    inside(e, d, ribs(26, rib, hex, w / 13, [y, y + height])) +
    volume(e, d, 54, 0.46, 0.26) +
    stroke(
      line(
        `${450 - w},${y + 12} ${450 - w * 0.5},${y + 32} 450,${y + 38} ${450 + w * 0.5},${y + 32} ${450 + w},${y + 12}`,
      ),
      lit(hex, 0.5),
      5,
      0.5,
    ) +
    edge(d, hex, 2) +
    tag(398, y + height * 0.44, 104, e.pale, e.dark)
  );
}

/** A bobble of cut yarn. */
function bobble(e: Easel, cy: number): string {
  const paints = [shaded(e.accent, 0.45), shaded(e.accent, 0.15), lit(e.accent, 0.2), lit(e.accent, 0.6)];
  return (
    fill(
      shape(
        `450,${cy - 96} 530,${cy - 70} 556,${cy} 526,${cy + 74} 450,${cy + 98} 374,${cy + 74} 344,${cy} 370,${cy - 70}`,
      ),
      tone(e, e.accent, slant, 0.6),
    ) +
    paints
      .map((paint, layer) => {
        const tufts = Array.from({ length: 60 }, (_, i) => {
          const a = i * 2.39996 + layer;
          const r = (106 - layer * 12) * Math.sqrt((i + 0.5) / 60);
          const [x, y] = [450 + Math.cos(a) * r - layer * 6, cy + Math.sin(a) * r - layer * 7];
          return `M${n(x)} ${n(y)}l${n(Math.cos(a) * 20)} ${n(Math.sin(a) * 20 + 3)}`;
        });
        return stroke(tufts.join(""), paint, 6, 0.9, ' stroke-linecap="round"');
      })
      .join("")
  );
}

function hat(e: Easel): string {
  const low = e.form === "fisherman";
  const pom = e.form === "pom";
  const top = low ? 470 : pom ? 380 : 330;
  const [y, height] = low ? [730, 120] : [740, 176];
  const drawn =
    crown(e, top, low ? 256 : 272) + turnUp(e, y, height, low ? 262 : 276) + (pom ? bobble(e, top - 40) : "");
  return (
    groundShadow(450, low ? 930 : y + height + 50, 300, 26, "floor") +
    (low ? `<g transform="translate(-58 -100) scale(1.13)">${drawn}</g>` : drawn)
  );
}

function balaclava(e: Easel): string {
  const d = shape(
    symmetric("450,150! 560,166 660,270 690,420 676,580 640,690 660,800 720,920 756,1010! 600,1060 450,1070!"),
  );
  const eyes = shape(symmetric("450,372! 530,366 600,388 622,440 600,500 530,520 450,512!"));
  const rib = (u: number): string =>
    `M${n(450 + u * 320)} 1070C${n(450 + u * 230)} 800 ${n(450 + u * 290)} 460 ${n(450 + u * 60)} 146`;
  const hem = "450,372! 530,366 600,388 622,440 600,500 530,520 450,512!";
  return (
    groundShadow(450, 1086, 300, 24, "floor") +
    fill(d, tone(e, e.main, [0, 0, 0.9, 0.8], 0.42)) +
    inside(
      e,
      d,
      (e.variant(2)
        ? fill(
            shape("100,540! 300,556 450,560 600,556 800,540! 800,700! 100,700!"),
            tone(e, quiet(e), [0, 0, 1, 0.2], 0.3),
          )
        : print(e, d, [200, 720, 520, 360], e.accent, 0.6)) +
        ribs(26, rib, e.main, 24, [140, 1060]) +
        fold("300,690 400,730 520,726", 22) +
        fold("620,720 540,760 430,756", 20) +
        fold("330,800 450,834 600,810", 18),
    ) +
    volume(e, d, 80, 0.5, 0.24) +
    edge(d, e.main, 2) +
    piece(e, eyes, shaded(e.second, 0.6), [0, 1, 0, 0], 0.5) +
    inside(e, eyes, glow(e, 450, 380, 190, 60, "#05080c", 0.7)) +
    stroke(shape(symmetric(hem)), shaded(e.main, 0.25), 20) +
    stroke(shape(symmetric(hem)), lit(e.main, 0.4), 4, 0.6) +
    tag(402, 610, 96, e.pale, e.dark)
  );
}

function tube(e: Easel): string {
  const d = shape(
    "210,330! 330,300 450,294 570,300 690,330! 706,500 690,640 712,800 700,930! 570,966 450,972 330,966 200,930! 188,800 210,640 194,500",
  );
  const mouth = shape("210,330 330,296 450,290 570,296 690,330 570,364 450,372 330,364");
  return (
    groundShadow(450, 986, 290, 26, "floor") +
    fill(d, tone(e, e.main, [0, 0, 1, 0.3], 0.4)) +
    inside(
      e,
      d,
      print(e, d, [180, 360, 540, 620], e.second, 0.75) +
        fill(shape("100,880! 450,930 800,880! 800,1000! 100,1000!"), e.accent, 0.9) +
        fold("200,520 360,560 560,540", 34, 1.1) +
        fold("700,600 540,650 340,636", 34, 1.1) +
        fold("196,760 380,800 600,776", 32, 1) +
        fold("704,470 600,500 470,490", 24, 0.9),
    ) +
    volume(e, d, 90, 0.5, 0.26) +
    edge(d, e.main, 2) +
    piece(e, mouth, shaded(e.main, 0.6), [0, 1, 0, 0], 0.5) +
    stroke(line("210,332 330,366 450,374 570,366 690,332"), lit(e.main, 0.5), 6, 0.6) +
    tag(560, 880, 96, e.pale, e.dark, -4)
  );
}

export const beanieFront = (e: Easel): string =>
  e.form === "balaclava" ? balaclava(e) : e.form === "neck-tube" ? tube(e) : hat(e);

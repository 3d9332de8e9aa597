/** Backpacks, front and back; the airbag pack is one with a release. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { type Easel, readable } from "./easel.ts";
import { ladderLock, oval, slab, turned, webbing, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { mark, tag } from "./mark.ts";
import { flip, line, shape, symmetric } from "./outline.ts";
import { print } from "./print.ts";
import {
  cast,
  edge,
  fill,
  fold,
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
  topstitch,
  volume,
} from "./shade.ts";

const bodyHalf = "450,176! 560,180 640,222 676,330 690,520 700,760 694,940 660,1020! 560,1052 450,1056!";

/** Shoulder straps as they show beside and above the body. */
const shoulders = (e: Easel): string => {
  const half = (left: boolean): string => {
    const of = "540,196 640,150 716,240 742,420 736,640 704,820";
    return webbing(left ? flip(of) : of, 46, shaded(e.dark, 0.15), true, false);
  };
  return half(true) + half(false);
};

const loop = (e: Easel): string => webbing("396,196 404,120 450,104 496,120 504,196", 30, e.dark, true, false);

function fronts(e: Easel): string {
  const hex = quiet(e);
  const style = e.variant(4);
  const lid = shape("210,190! 450,150 690,190! 716,330! 690,372 450,392 210,372 184,330!");
  if (style === 0)
    return (
      cast("200,372 450,398 700,372", 22, 0.5) +
      fill(lid, tone(e, hex, [0, 0, 0.4, 1], 0.36)) +
      topstitch("196,346 450,368 704,346", hex, -8) +
      zip("240,300 450,318 660,300", hex, e.accent, 8, 1) +
      piece(
        e,
        shape("276,520! 450,536 624,520! 640,880! 600,920 450,930 300,920 260,880!"),
        shaded(e.main, 0.08),
        [0, 0, 0.6, 1],
        0.3,
      ) +
      zip("282,560 450,574 618,560", e.main, e.accent, 8, 1) +
      fold("300,760 440,790 600,770", 22)
    );
  if (style === 1)
    return (
      fill(shape("180,160! 720,160! 720,330! 450,352 180,330!"), tone(e, hex, [0, 0, 1, 0.3], 0.35)) +
      [206, 244, 282].map((y) => fold(`230,${y} 450,${y + 18} 670,${y}`, 18, 1)).join("") +
      topstitch("180,334 450,356 720,334", hex, -8) +
      zip("600,430 606,700 596,960", e.main, e.accent, 9) +
      print(e, shape("250,440! 540,440! 540,940! 260,940!"), [250, 440, 300, 500], e.second, 0.35)
    );
  if (style === 2)
    return (
      zip("214,900 206,560 250,300 340,246 560,246 650,300 694,560 686,900", e.dark, e.accent, 10) +
      piece(e, shape("286,640! 614,640! 634,950! 590,990 450,998 310,990 266,950!"), hex, [0, 0, 0.6, 1], 0.32) +
      cast("284,654 450,668 616,654", 14, 0.4) +
      piece(e, shape("278,610! 622,610! 630,690! 450,712 270,690!"), hex, [0, 0, 0.3, 1], 0.24) +
      stitches("284,676 450,697 616,676", thread(hex), 2)
    );
  return (
    fill(shape("180,700! 340,640 560,760 720,700! 720,1080! 180,1080!"), tone(e, hex, [0, 0, 1, 0.3], 0.35)) +
    topstitch("180,700 340,640 560,760 720,700", hex, 8) +
    zip("300,420 450,434 600,420", e.main, e.accent, 9, 1) +
    zip("290,236 450,226 610,236", e.main, e.accent, 9, 1)
  );
}

export function backpack(e: Easel, airbag = false): string {
  const d = shape(symmetric(bodyHalf));
  const style = e.variant(4);
  const pocket = (left: boolean): string => {
    const of = "664,640! 716,660! 722,900! 690,960! 660,940!";
    return piece(e, shape(left ? flip(of) : of), mix(e.dark, e.second, 0.25), [0, 0, 1, 0.2], 0.4);
  };
  const straps = [460, 800]
    .map(
      (y) =>
        webbing(`206,${y} 450,${y + 18} 694,${y}`, 26, e.dark) +
        turned(ladderLock(e, 300, y + 10, 46, 44, mix(e.dark, "#6b757d", 0.4)), 300, y + 10, 4),
    )
    .join("");
  const bagHex = "#d8401a";
  return (
    groundShadow(450, 1066, 300, 28, "floor") +
    shoulders(e) +
    pocket(true) +
    pocket(false) +
    loop(e) +
    fill(d, tone(e, e.main, [0, 0, 0.8, 0.9], 0.4)) +
    inside(
      e,
      d,
      fronts(e) +
        fold("214,480 330,520 420,510", 28, 0.9) +
        fold("690,560 580,610 480,600", 28, 0.9) +
        fold("220,980 400,1010 560,1000", 26, 0.9),
    ) +
    volume(e, d, 96, 0.5, 0.26) +
    edge(d, e.main, 2.2) +
    (style === 2 ? "" : straps) +
    (airbag
      ? rope(line("250,980 222,560 262,262 340,214"), bagHex, 12) +
        rope(line("650,980 678,560 638,262 560,214"), bagHex, 12) +
        stroke(
          line("250,980 222,560 262,262 340,214") + line("650,980 678,560 638,262 560,214"),
          "#fff",
          3,
          0.6,
          ' stroke-dasharray="8 7"',
        ) +
        webbing("700,250 742,330 748,420", 30, e.dark, false, false) +
        turned(
          piece(e, slab(722, 410, 54, 118, 20), bagHex, slant, 0.45) +
            stroke("M738 440h22M738 462h22M738 484h22", "#fff", 5, 0.7),
          748,
          470,
          -4,
        )
      : "") +
    mark(
      354,
      style === 0 ? 250 : style === 2 ? 780 : style === 1 ? 380 : 560,
      54,
      readable(e, style === 0 || style === 2 ? quiet(e) : e.main),
    ) +
    (airbag ? piece(e, oval(450, 700, 46, 46), e.pale, slant, 0.2) + stroke("M428 712l22 -34l22 34z", bagHex, 7) : "") +
    tag(560, 940, 74, e.pale, e.dark, -2)
  );
}

/** The side that touches the rider. */
export function backpackBack(e: Easel): string {
  const d = shape(symmetric(bodyHalf));
  const pad = mix(e.dark, e.second, 0.3);
  const strap = (left: boolean): string => {
    const of = "520,260! 590,250! 660,320 690,460 680,620 650,720! 600,716! 622,600 622,470 590,360 540,310!";
    const s = shape(left ? flip(of) : of);
    const web = "626,716 650,820 664,930";
    return (
      webbing(left ? flip(web) : web, 24, e.dark, false) +
      piece(e, s, pad, [0, 0, 1, 0.4], 0.4, 2) +
      volume(e, s, 26, 0.36, 0.3) +
      stitches(left ? flip("584,290 636,360 654,470 646,620") : "584,290 636,360 654,470 646,620", thread(pad), 2) +
      ladderLock(e, left ? 276 : 624, 716, 52, 42, mix(e.dark, "#6b757d", 0.4), left ? 6 : -6)
    );
  };
  const cushions = [0, 1, 2].map((i) => {
    const p = shape(
      symmetric(
        `450,${420 + i * 176}! 540,${424 + i * 176} 566,${450 + i * 176} 560,${550 + i * 176} 520,${572 + i * 176} 450,${576 + i * 176}!`,
      ),
    );
    return (
      piece(e, p, shaded(pad, 0.1), [0, 0, 0.8, 1], 0.4) +
      inside(
        e,
        p,
        stroke(Array.from({ length: 12 }, (_, k) => `M330 ${430 + i * 176 + k * 13}h240`).join(""), "#ffffff", 2, 0.07),
      ) +
      volume(e, p, 24, 0.4, 0.26)
    );
  });
  const belt = shape("120,884! 240,860 330,900 330,980 240,984 130,948!");
  const beltRight = shape(flip("120,884! 240,860 330,900 330,980 240,984 130,948!"));
  return (
    groundShadow(450, 1066, 330, 28, "floor") +
    loop(e) +
    fill(d, tone(e, e.main, [0, 0, 0.8, 0.9], 0.4)) +
    inside(
      e,
      d,
      fill(
        shape(symmetric("450,300! 570,310 600,420 606,960 450,990!")),
        tone(e, shaded(pad, 0.35), [0, 0, 1, 0.3], 0.3),
      ),
    ) +
    volume(e, d, 90, 0.5, 0.26) +
    edge(d, e.main, 2.2) +
    cushions.join("") +
    piece(e, belt, pad, [0, 0, 0.8, 1], 0.4, 2) +
    piece(e, beltRight, pad, [0, 0, 0.8, 1], 0.4, 2) +
    webbing("130,916 60,930", 26, e.dark, false, false) +
    webbing("770,916 840,930", 26, e.dark, false, false) +
    strap(true) +
    strap(false) +
    webbing("270,520 450,532 630,520", 20, e.dark, false) +
    piece(e, slab(414, 510, 72, 40, 10), e.accent, slant, 0.4) +
    rope(line("430,530 470,530"), lit(e.accent, 0.5), 4) +
    mark(396, 262, 36, readable(e, e.main))
  );
}

/** Bags: backpack, duffel, board bag, boot bag, tote. Fronts; the backpack's back is a file of its own. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { backpack } from "./backpack.ts";
import { type Easel, readable } from "./easel.ts";
import { ladderLock, oval, slab, webbing, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { mark, tag } from "./mark.ts";
import { shape } from "./outline.ts";
import { print } from "./print.ts";
import {
  across,
  cast,
  edge,
  fill,
  fold,
  inside,
  piece,
  shaded,
  slant,
  stitches,
  stroke,
  thread,
  tone,
  topstitch,
  volume,
} from "./shade.ts";

function duffel(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "96,560 110,450 180,392 330,372 570,372 720,392 790,450 804,560 800,760 770,842 690,868 450,876 210,868 130,842 100,760",
  );
  const end = shape("790,452 832,500 846,610 838,760 800,838 770,842! 800,760 804,560");
  const style = e.variant(3);
  const handle = (x: number, lift: number): string =>
    webbing(
      `${x},860 ${x - 4},620 ${x + 6},470 ${x + 40},${300 - lift} 450,${262 - lift} ${860 - x},${300 - lift} ${894 - x},470 ${904 - x},620 ${900 - x},860`,
      38,
      e.dark,
      true,
      false,
    );
  return (
    groundShadow(450, 880, 390, 30, "floor") +
    webbing("300,420 340,330 450,296 560,330 600,420", 32, shaded(e.dark, 0.35), false, false) +
    fill(body, tone(e, hex, [0, 0, 0.5, 1], 0.42)) +
    inside(
      e,
      body,
      (style === 0
        ? fill(shape("60,700! 450,716 840,700! 840,900! 60,900!"), tone(e, quiet(e), [0, 0, 0.4, 1], 0.35)) +
          topstitch("60,700 450,716 840,700", quiet(e), 8)
        : style === 1
          ? fill(shape("60,340! 230,340! 240,900! 60,900!"), quiet(e)) +
            fill(shape("670,340! 840,340! 840,900! 660,900!"), quiet(e))
          : print(e, body, [90, 380, 720, 480], e.second, 0.5)) +
        fold("120,600 260,640 420,620", 34, 1) +
        fold("780,560 640,620 500,600", 34, 1) +
        fold("160,800 380,826 600,800", 26, 0.8) +
        cast("110,470 330,404 570,404 790,470", 22, 0.2),
    ) +
    volume(e, body, 96, 0.52, 0.26) +
    edge(body, hex, 2.2) +
    piece(e, end, shaded(quiet(e), 0.2), [0, 0, 1, 0.5], 0.45) +
    zip("150,436 330,408 570,408 756,436", e.dark, e.accent, 11, 1) +
    handle(258, 0) +
    piece(e, slab(404, 246, 92, 44, 14), mix(e.dark, e.accent, 0.2), [0, 0, 0.4, 1], 0.5) +
    stitches("414,256 486,256", thread(e.dark), 2) +
    webbing("100,640 258,648", 26, e.dark, false) +
    webbing("642,648 800,640", 26, e.dark, false) +
    [400, 450, 500].map((x) => stroke(`M${x} 628v40`, shaded(e.dark, 0.3), 8)).join("") +
    webbing("262,648 642,648", 30, e.dark) +
    mark(348, 720, 74, readable(e, style === 0 ? quiet(e) : hex)) +
    tag(690, 790, 74, e.pale, e.dark, -3)
  );
}

function boardBag(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "322,1060! 304,1000 300,700 306,300 326,170 380,104 450,86 520,104 574,170 594,300 600,700 596,1000 578,1060! 450,1078",
  );
  const style = e.variant(3);
  return (
    groundShadow(450, 1092, 210, 24, "floor") +
    [352, 548]
      .map(
        (x) =>
          fill(oval(x, 1066, 34, 34), "#14181c") +
          fill(oval(x, 1066, 18, 18), "#7d878f") +
          stroke(oval(x, 1066, 26, 26), "#3b444b", 3),
      )
      .join("") +
    fill(body, tone(e, hex, [0, 0, 1, 0.1], 0.4)) +
    inside(
      e,
      body,
      (style === 0
        ? fill(shape("280,620! 620,500! 620,1100! 280,1100!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.35)) +
          topstitch("280,620 620,500", quiet(e), 8)
        : style === 1
          ? print(e, body, [290, 90, 320, 1000], e.second, 0.6)
          : fill(shape("280,880! 620,880! 620,1100! 280,1100!"), quiet(e)) +
            fill(shape("280,60! 620,60! 620,260! 280,260!"), quiet(e))) +
        fold("306,400 430,440 590,410", 30, 1) +
        fold("306,760 420,800 596,770", 30, 1) +
        fold("596,560 500,600 400,590", 26, 0.8) +
        fold("300,980 440,1010 580,990", 26, 0.9),
    ) +
    volume(e, body, 80, 0.5, 0.26) +
    edge(body, hex, 2.2) +
    zip("560,1050 578,900 580,600 572,320 546,196 490,138 450,130 404,140", e.dark, e.accent, 9, 1) +
    webbing("318,470 460,486 590,470", 32, e.dark) +
    webbing("312,830 460,846 596,830", 32, e.dark) +
    ladderLock(e, 404, 482, 54, 54, mix(e.dark, "#6b757d", 0.35), 3) +
    ladderLock(e, 404, 842, 54, 54, mix(e.dark, "#6b757d", 0.35), 3) +
    webbing("330,610 288,640 288,720 330,750", 30, e.dark, false, false) +
    piece(e, slab(268, 636, 36, 90, 14), mix(e.dark, e.accent, 0.25), [0, 0, 1, 0], 0.5) +
    mark(490, 576, 84, readable(e, hex), 90) +
    tag(356, 956, 84, e.pale, e.dark)
  );
}

function bootBag(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "212,980! 196,900 210,640 236,440 270,350 340,312 560,312 630,350 664,440 690,640 704,900 688,980! 450,1000",
  );
  const door = "270,960 262,640 300,430 380,380 520,380 600,430 638,640 630,960";
  return (
    groundShadow(450, 1004, 300, 28, "floor") +
    webbing("360,330 372,220 450,186 528,220 540,330", 36, e.dark, true, false) +
    piece(e, slab(396, 172, 108, 44, 16), mix(e.dark, e.accent, 0.2), [0, 0, 0.4, 1], 0.5) +
    fill(body, tone(e, hex, [0, 0, 0.8, 1], 0.42)) +
    inside(
      e,
      body,
      fill(
        shape("180,820! 450,838 720,820! 720,1020! 180,1020!"),
        tone(e, mix(e.dark, quiet(e), 0.3), [0, 0, 1, 0.4], 0.35),
      ) +
        (e.variant(2)
          ? fill(shape(`${door} 450,980`), tone(e, quiet(e), [0, 0, 0.6, 1], 0.35))
          : print(e, shape(`${door} 450,980`), [250, 380, 400, 600], e.second, 0.4)) +
        fold("240,560 330,600 420,584", 26) +
        fold("660,600 560,650 470,640", 26) +
        stitches("190,836 450,854 710,836", thread(e.dark), 2.2),
    ) +
    volume(e, body, 90, 0.5, 0.26) +
    edge(body, hex, 2.2) +
    zip(door, e.dark, e.accent, 11, 1) +
    // vent mesh
    piece(e, slab(352, 470, 196, 110, 18), mix(e.dark, e.second, 0.2), slant, 0.4) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${362 + i * 16} 474v102`).join("") +
        Array.from({ length: 6 }, (_, i) => `M356 ${488 + i * 16}h188`).join(""),
      "#ffffff",
      1.6,
      0.16,
    ) +
    mark(346, 690, 60, readable(e, e.variant(2) ? quiet(e) : hex)) +
    webbing("330,770 330,960", 26, e.dark) +
    webbing("570,770 570,960", 26, e.dark) +
    tag(412, 892, 78, e.pale, e.dark)
  );
}

function tote(e: Easel): string {
  const hex = e.main;
  const body = shape("200,450! 450,462 700,450! 712,700 724,990! 450,1010 176,990! 188,700");
  const handle = (y: number, paint: string): string =>
    webbing(
      `306,640 312,${y + 120} 352,${y + 10} 450,${y - 30} 548,${y + 10} 588,${y + 120} 594,640`,
      34,
      paint,
      true,
      false,
    );
  return (
    groundShadow(450, 1012, 310, 26, "floor") +
    handle(190, shaded(quiet(e), 0.3)) +
    piece(e, shape("200,450! 450,430 700,450! 690,480 450,470 210,480!"), shaded(hex, 0.5), [0, 1, 0, 0], 0.4) +
    fill(body, tone(e, hex, [0, 0, 0.8, 1], 0.32)) +
    inside(
      e,
      body,
      (e.variant(2)
        ? fill(shape("150,820! 450,838 750,820! 750,1030! 150,1030!"), tone(e, quiet(e), across, 0.3)) +
          topstitch("150,820 450,838 750,820", quiet(e), 8)
        : "") +
        print(e, shape("250,600! 650,600! 656,800! 244,800!"), [244, 600, 412, 200], e.accent, 0.85) +
        stroke(Array.from({ length: 40 }, (_, i) => `M170 ${456 + i * 14}h560`).join(""), "#05080c", 2, 0.05) +
        fold("190,560 300,620 380,600", 26) +
        fold("712,640 600,700 520,690", 26) +
        fold("200,930 380,900 500,950", 24),
    ) +
    volume(e, body, 60, 0.36, 0.24) +
    edge(body, hex, 2) +
    handle(230, quiet(e)) +
    stroke("M290 600l32 40m0 -40l-32 40M578 600l32 40m0 -40l-32 40", thread(quiet(e)), 3, 0.8) +
    mark(346, 500, 58, readable(e, hex)) +
    tag(650, 880, 70, e.pale, e.dark, 90)
  );
}

export function bagFront(e: Easel): string {
  if (e.form === "duffel") return duffel(e);
  if (e.form === "board-bag") return boardBag(e);
  if (e.form === "boot-bag") return bootBag(e);
  if (e.form === "tote") return tote(e);
  return backpack(e);
}

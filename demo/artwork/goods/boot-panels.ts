/** How a boot's upper is cut: four patterns, each with its own overlaps, stitching and tongue. */
import { mix } from "../colour.ts";
import { bootTag, last } from "./boot.ts";
import type { Easel } from "./easel.ts";
import { oval } from "./hardware.ts";
import { mark } from "./mark.ts";
import { beside, line, ribbon, shape } from "./outline.ts";
import {
  across,
  cast,
  edge,
  fill,
  fold,
  lit,
  shaded,
  slant,
  stitches,
  stroke,
  thread,
  tone,
  topstitch,
} from "./shade.ts";

export type Panels = { under: string; over: string; trim: string; tongue: string; tongueLines: string; flap: string };

/** A panel that lies on top: shadow along its open side, cloth, stitches inside that side. */
const overlay = (e: Easel, outline: string, hex: string, open: string, gap = 8): string => {
  const d = shape(outline);
  return (
    cast(open, 15, 0.45) +
    fill(d, tone(e, hex, slant, 0.36)) +
    edge(d, hex, 1.6) +
    stitches(beside(open, gap), thread(hex), 2, 0.75)
  );
};

const stay = (e: Easel, hex: string, width: number): string =>
  cast(beside(last.eyestay, width), 12, 0.4) +
  fill(ribbon(last.eyestay, 0, width), tone(e, hex, slant, 0.3)) +
  stitches(beside(last.eyestay, width - 8), thread(hex), 2, 0.75) +
  stroke(line(beside(last.eyestay, 2)), lit(hex, 0.5), 3, 0.6);

export function bootPanels(e: Easel): Panels {
  const cut = [harness, sculpted, heritage, articulated][e.variant(4)] ?? harness;
  return cut(e);
}

/** A band from the instep round the heel, and a padded cuff. */
function harness(e: Easel): Panels {
  const deep = mix(e.main, e.dark, 0.4);
  return {
    tongue: e.dark,
    flap: e.second,
    tongueLines: stroke(
      "M384 390L474 376M392 440L480 428M400 490L486 480M406 540L490 534M408 590L492 590",
      lit(e.dark, 0.4),
      3,
      0.4,
    ),
    under:
      overlay(
        e,
        "80,1000! 80,860 170,790 262,776 330,816 354,900 360,1000!",
        deep,
        "262,776 330,816 354,900 360,1000",
        9,
      ) +
      overlay(
        e,
        "840,1000! 840,700! 730,700 684,774 656,860 640,1000!",
        deep,
        "800,696 730,702 684,774 656,860 640,1000",
        -9,
      ),
    over:
      stay(e, e.second, 44) +
      overlay(
        e,
        "420,716! 530,690 660,660 820,570! 830,716! 700,790 560,806 424,790!",
        e.accent,
        "424,714 530,690 660,660 820,570",
        10,
      ) +
      stroke(line("424,790 560,806 700,790 826,718"), "#05080c", 3, 0.4) +
      stitches("426,780 560,796 696,780 822,706", thread(e.accent), 2, 0.75) +
      overlay(e, "505,300! 780,300! 790,460! 650,430 518,436!", e.second, "518,436 650,430 780,456", -9) +
      mark(604, 376, 25, e.pale, 5),
    trim: "",
  };
}

/** A smooth shell with ridges sculpted into the flank and a tall backstay. */
function sculpted(e: Easel): Panels {
  const ridges = [0, 30, 60, 90, 120]
    .map((k) =>
      fold(
        `${576 + k * 0.5},${420 + k} ${656 + k * 0.2},${560 + k * 0.9} ${620 - k * 0.8},${690 + k * 0.8} ${470 - k * 1.1},${800 + k * 0.8}`,
        13,
        1.1,
      ),
    )
    .join("");
  return {
    tongue: e.second,
    flap: shaded(e.main, 0.2),
    tongueLines: Array.from({ length: 8 }, (_, i) =>
      fill(oval(434 + i * 3, 390 + i * 34, 20, 6), shaded(e.second, 0.6), 0.6),
    ).join(""),
    under: topstitch("230,776 330,846 470,876 640,866 820,820", e.main, 8),
    over:
      stay(e, e.main, 40) +
      ridges +
      overlay(
        e,
        "850,1000! 850,330! 716,340! 706,470 716,590 694,700 664,800 690,1000!",
        e.accent,
        "716,340 706,470 716,590 694,700 664,800 680,960",
        -9,
      ) +
      stroke("M730 470h40M728 504h40M730 538h40M732 572h40M730 606h40", "#05080c", 5, 0.3),
    trim: bootTag(e, 590, 372, 3),
  };
}

/** Leather cut like a work boot: moccasin toe, quilted collar. */
function heritage(e: Easel): Panels {
  const over = shaded(e.main, 0.2);
  const rolls = [404, 448, 492].map((y) => fold(`512,${y + 8} 620,${y} 770,${y + 22}`, 17, 1.2)).join("");
  return {
    tongue: mix(e.main, e.dark, 0.5),
    flap: over,
    tongueLines: stitches("412,360 428,440 448,560 452,640", thread(e.main), 2, 0.6),
    under:
      fill(shape("480,300! 790,330! 790,540! 640,516 500,528!"), tone(e, e.second, across, 0.4)) +
      rolls +
      topstitch("500,528 640,516 780,536", e.main, 8, true) +
      topstitch("120,910 190,868 280,858 352,886 384,970", e.main, 9, true) +
      fold("128,890 200,848 284,842 350,866", 12, 1.1),
    over:
      stay(e, over, 46) +
      overlay(
        e,
        "850,1000! 850,690! 762,676 690,740 658,830 630,1000!",
        over,
        "830,686 762,676 690,740 658,830 634,980",
        -10,
      ) +
      stitches("830,704 768,692 706,750 676,834 652,980", thread(over), 2, 0.7) +
      topstitch("536,640 620,676 690,740", e.main, 8),
    trim: bootTag(e, 612, 552, 4),
  };
}

/** A cuff that moves on the foot: two shells over a perforated mesh. */
function articulated(e: Easel): Panels {
  const mesh = mix(e.second, e.dark, 0.2);
  const holes = Array.from(
    { length: 48 },
    (_, i) => `M${540 + (i % 8) * 24 + (Math.floor(i / 8) % 2) * 12} ${710 + Math.floor(i / 8) * 22}h.1`,
  ).join("");
  return {
    tongue: mix(e.main, e.dark, 0.65),
    flap: e.second,
    tongueLines: stroke(
      "M380 380L470 404M388 416L478 440M398 456L482 480M404 496L488 520M408 536L490 560",
      e.accent,
      5,
      0.7,
    ),
    under:
      fill(shape("480,570! 640,610 800,570! 830,760! 680,880 520,900 400,800!"), tone(e, mesh, across, 0.35)) +
      stroke(holes, "#05080c", 8, 0.45, ' stroke-linecap="round"'),
    over:
      overlay(
        e,
        "360,300! 780,320! 800,588! 640,616 540,584 500,500 462,320!",
        e.main,
        "800,586 640,614 540,582 498,490",
        9,
      ) +
      stay(e, e.second, 38) +
      overlay(
        e,
        "80,1010! 80,840 200,780 300,806 400,858 520,906 640,896 820,780! 850,1010!",
        e.main,
        "250,790 400,856 520,904 640,894 820,782",
        9,
      ) +
      stroke(line("596,372 666,470 640,606"), e.accent, 14) +
      stroke(line("630,372 704,474 680,600"), e.accent, 7) +
      mark(640, 836, 22, e.accent, -20),
    trim: "",
  };
}

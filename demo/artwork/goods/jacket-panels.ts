/** How jackets are cut: colour blocks, yokes, pockets. */
import { distance, mix } from "../colour.ts";
import { type Easel, readable } from "./easel.ts";
import { sealedZip, slab, snap, zip } from "./hardware.ts";
import type { JacketForm } from "./jacket.ts";
import { armBaffles } from "./jacket-insulated.ts";
import { mark } from "./mark.ts";
import { flip, shape } from "./outline.ts";
import { cast, fill, piece, seam, shaded, stitches, thread, tone, topstitch } from "./shade.ts";
import { side } from "./torso.ts";

export type JacketPanels = {
  body: string;
  sleeve: string;
  hood: string;
  cuff: string;
  zip: string;
  puller: string;
  tab: string | undefined;
  /** Drawn inside a sleeve. */
  arm: (left: boolean) => string;
  /** Drawn inside the body, under its shading, and over it. */
  front: string;
  over: string;
};

/** A colour that stands beside the main one without shouting. */
export const quiet = (e: Easel): string => (distance(e.main, e.second) > 0.08 ? e.second : shaded(e.main, 0.25));

const both = (draw: (of: (outline: string) => string) => string): string => draw((o) => o) + draw((o) => flip(o));

const pocketZip = (e: Easel, of: string, hex: string): string => sealedZip(of, hex, e.accent, 7.5);

/** A patch pocket with a flap. */
function patch(e: Easel, x: number, y: number, w: number, h: number, hex: string): string {
  const flap = shape(
    `${x - 4},${y - 6}! ${x + w + 4},${y - 6}! ${x + w + 4},${y + 44}! ${x + w / 2},${y + 58}! ${x - 4},${y + 44}!`,
  );
  return (
    fill(slab(x + 4, y + 7, w, h, 12), "#05080c", 0.24) +
    piece(e, slab(x, y, w, h, 12), hex, [0, 0, 0.6, 1], 0.3) +
    stitches(
      `${x + 8},${y + 50} ${x + 8},${y + h - 9}! ${x + w - 8},${y + h - 9}! ${x + w - 8},${y + 50}`,
      thread(hex),
      1.8,
      0.65,
    ) +
    cast(`${x},${y + 48} ${x + w / 2},${y + 62} ${x + w},${y + 48}`, 12, 0.4) +
    piece(e, flap, hex, [0, 0, 0.3, 1], 0.22) +
    snap(e, x + w / 2, y + 38, 8, "#9aa5ad")
  );
}

export function panelsOf(e: Easel, form: JacketForm): JacketPanels {
  const base: JacketPanels = {
    body: e.main,
    sleeve: e.main,
    hood: e.main,
    cuff: shaded(e.main, 0.12),
    zip: quiet(e),
    puller: e.accent,
    tab: quiet(e),
    arm: () => "",
    front: "",
    over: "",
  };
  if (form === "anorak") return anorak(e, base);
  if (form === "insulated")
    return {
      ...base,
      arm: (left) => armBaffles(e, left),
      tab: undefined,
      cuff: quiet(e),
      hood: e.variant(2) ? quiet(e) : e.main,
      front: yokeOf(e),
      over:
        pocketZip(e, "556,800 590,700", quiet(e)) +
        pocketZip(e, "344,800 310,700", quiet(e)) +
        mark(560, 452, 22, readable(e, e.variant(3) === 1 ? quiet(e) : e.main)),
    };
  return ([yoke, diagonal, cargo, contour][e.variant(4)] ?? yoke)(e, base);
}

const yokeOf = (e: Easel): string =>
  e.variant(3) === 1
    ? fill(shape("200,250! 700,250! 700,480! 450,520 200,480!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.34)) +
      topstitch("200,480 450,520 700,480", quiet(e), -8)
    : "";

/** Shoulders and hood in the second colour. */
function yoke(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  return {
    ...base,
    hood: hex,
    arm: (left) =>
      fill(shape(side("560,300! 700,330 740,470! 690,488 620,470!", left)), tone(e, hex, [0, 0, 1, 0.4], 0.34)) +
      topstitch(side("620,470 690,488 746,468", left), hex, left ? 8 : -8),
    front:
      fill(shape("200,280! 700,280! 700,470! 560,458 450,474 340,458 200,470!"), tone(e, hex, [0, 0, 1, 0.2], 0.32)) +
      topstitch("200,470 340,458 450,474 560,458 700,470", hex, -8),
    over:
      pocketZip(e, "560,806 612,690", e.main) +
      pocketZip(e, "340,806 288,690", e.main) +
      zip("540,500 540,600", hex, e.accent, 6) +
      mark(300, 414, 20, readable(e, hex)),
  };
}

/** The body split by a rising diagonal. */
function diagonal(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  const line = "210,640 360,660 520,610 700,520";
  return {
    ...base,
    arm: (left) =>
      fill(shape(side("640,690! 830,640! 860,960! 680,960!", left)), tone(e, hex, [0, 0, 1, 0.3], 0.34)) +
      topstitch(side("650,694 740,680 830,640", left), hex, left ? -8 : 8),
    cuff: hex,
    tab: e.accent,
    front:
      fill(shape("200,640! 360,660 520,610 720,510! 720,1060! 200,1060!"), tone(e, hex, [0, 0, 1, 0.3], 0.34)) +
      topstitch(line, hex, 8) +
      fill(shape("200,616! 360,636 520,586 720,486! 720,510! 520,610 360,660 200,640!"), e.accent),
    over:
      pocketZip(e, "566,850 606,736", hex) +
      pocketZip(e, "334,850 294,736", hex) +
      sealedZip("356,450 356,560", e.main, e.accent, 6.5) +
      mark(520, 452, 22, readable(e, e.main)),
  };
}

/** Big pockets with flaps, a heavier hem. */
function cargo(e: Easel, base: JacketPanels): JacketPanels {
  const hex = shaded(e.main, 0.1);
  return {
    ...base,
    cuff: quiet(e),
    arm: (left) =>
      fill(shape(side("590,560! 660,560 720,720 730,960! 600,960!", left)), tone(e, quiet(e), [0, 0, 1, 0.3], 0.3)) +
      seam(side("664,560 716,720 732,950", left), e.main),
    front:
      fill(shape("200,930! 450,950 700,930! 700,1060! 200,1060!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.34)) +
      topstitch("200,930 450,950 700,930", e.main, 8) +
      topstitch("220,420 450,436 680,420", e.main, 8, true),
    over:
      patch(e, 508, 460, 116, 132, hex) +
      patch(e, 276, 460, 116, 132, hex) +
      patch(e, 492, 716, 142, 164, hex) +
      patch(e, 266, 716, 142, 164, hex),
  };
}

/** A quiet shell: curved body panels, taped seams, bright zips. */
function contour(e: Easel, base: JacketPanels): JacketPanels {
  const flank = shaded(e.main, 0.16);
  return {
    ...base,
    zip: e.accent,
    tab: e.main,
    arm: (left) =>
      seam(side("612,372 690,520 730,700 758,930", left), e.main) +
      fill(shape(side("720,640! 760,610 800,700 790,760! 740,740!", left)), tone(e, flank, [0, 0, 1, 0.3], 0.3)),
    front:
      both(
        (of) =>
          fill(shape(of("700,380! 610,430 570,560 580,720 560,1060! 720,1060!")), tone(e, flank, [0, 0, 1, 0.2], 0.3)) +
          topstitch(of("690,386 610,430 570,560 580,720 566,1030"), e.main, 8),
      ) + seam("360,372 450,402 540,372", e.main),
    over:
      sealedZip("536,470 520,620", e.main, e.accent, 8) +
      sealedZip("604,860 588,716", flank, e.accent, 7) +
      sealedZip("296,860 312,716", flank, e.accent, 7) +
      mark(316, 470, 22, e.accent),
  };
}

function anorak(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  const split = e.variant(2) === 0;
  return {
    ...base,
    hood: split ? hex : e.main,
    sleeve: e.main,
    zip: hex,
    arm: (left) =>
      split
        ? fill(shape(side("560,300! 720,330 790,560! 700,600 620,560!", left)), tone(e, hex, [0, 0, 1, 0.4], 0.32)) +
          topstitch(side("630,560 706,600 790,560", left), hex, left ? 8 : -8)
        : "",
    front:
      (split ? fill(shape("200,250! 700,250! 700,570! 200,570!"), tone(e, hex, [0, 0, 1, 0.2], 0.32)) : "") +
      topstitch("200,576 450,584 700,576", e.main, 8) +
      fill(shape("262,610! 638,610! 650,880! 250,880!"), tone(e, mix(e.main, e.dark, 0.06), [0, 0, 0.6, 1], 0.26)) +
      topstitch("262,880! 262,612! 638,612! 640,880!", e.main, -9) +
      seam("258,884 450,892 642,884", e.main),
    over:
      cast("262,700 450,712 638,700", 16, 0.4) +
      piece(e, shape("254,604! 646,604! 648,694! 450,708 252,694!"), split ? e.accent : hex, [0, 0, 0.2, 1], 0.26) +
      stitches("264,684 450,697 638,684", thread(split ? e.accent : hex), 2, 0.7) +
      mark(412, 640, 26, readable(e, split ? e.accent : hex)) +
      sealedZip("276,870 276,730", e.main, e.accent, 6.5) +
      sealedZip("624,870 624,730", e.main, e.accent, 6.5),
  };
}

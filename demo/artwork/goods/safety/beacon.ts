/** A beacon with its display. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** Segments of a digit on the display, as strokes. */
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

export function beacon(e: Easel): string {
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

/** A helmet from behind, and its inside as seen from below. */
import { mix } from "#demo/artwork/colour.ts";
import { dial } from "#demo/artwork/goods/draw/dial.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { snap, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { slot } from "./shell.ts";

/** A line and its mirror image. */
const both = (of: string): string[] => [of, flip(of)];

const cloth = (e: Easel): string => mix(e.dark, e.second, 0.35);

/** Openings on one side of the middle, from the crown down; shells with many have all of them. */
const vents = ["500,262 560,300 606,366", "500,372 556,410 596,470", "640,330 690,410 706,490"];

const ventsOf = (e: Easel): string[] => vents.slice(0, Number(e.facts.vents ?? 8) >= 12 ? 3 : 2).flatMap(both);

/** The chin strap, hanging open from both sides, with its buckle. */
function chinStrap(e: Easel, from: string, to: string, y: number): string {
  const buckle = slab(392, y - 24, 116, 48, 12);
  return (
    webbing(from, 26, e.dark, true, false) +
    webbing(to, 26, e.dark, true, false) +
    piece(e, buckle, mix(e.dark, "#59636b", 0.3), slant, 0.5) +
    fill(slab(436, y - 17, 28, 34, 6), e.accent) +
    stroke(`M402 ${y - 15}h96`, "#fff", 3, 0.35)
  );
}

export function helmetBack(e: Easel): string {
  const d = shape(symmetric("450,176! 580,190 692,268 756,396 768,540 744,660 700,736! 610,760 530,722 450,712!"));
  const rim = "200,736 290,760 370,722 450,712 530,722 610,760 700,736";
  const ear = "640,700! 716,700 744,780 716,880 650,902 600,852 596,750!";
  const low = "136,590 250,560 350,604 450,612 550,604 650,560 764,590";
  return (
    groundShadow(450, 1080, 260, 26, "floor") +
    chinStrap(e, "226,860 250,960 320,1020 420,1040", "674,860 650,960 580,1020 480,1040", 1042) +
    both(ear)
      .map((of) => piece(e, shape(of), cloth(e), [0, 0, 0.8, 1], 0.45, 2) + volume(e, shape(of), 30, 0.4, 0.2))
      .join("") +
    fill(d, tone(e, e.main, [0, 0, 0.85, 1], 0.5)) +
    inside(
      e,
      d,
      fill(shape(`${low} 790,760! 110,760!`), tone(e, quiet(e), [0, 0, 0.7, 1], 0.4)) +
        stroke(line(parallel(low, -5)), lit(e.main, 0.6), 3, 0.55) +
        ventsOf(e)
          .map((of) => slot(of, 24, e.main))
          .join("") +
        stroke(line(parallel(rim, -7)), shaded(e.main, 0.5), 15) +
        rope(line(rim), "#12171b", 8) +
        (e.trait("trim", 2) ? "" : stroke(line(parallel(rim, -19)), e.accent, 4)),
    ) +
    volume(e, d, 70, 0.5, 0.2, [0.1, 0, 1, 0.7]) +
    glow(e, 350, 290, 150, 80, "#ffffff", 0.42, -28) +
    edge(d, e.main, 2.4) +
    centredMark(450, 530, 44, readable(e, e.main)) +
    // The loop that holds the strap of the goggles.
    webbing("450,600 452,640 450,700", 40, e.dark, true, false) +
    snap(e, 450, 690, 14, "#98a3ab") +
    (e.facts.fit === "pads" ? "" : dial(e, 450, 772, 46, e.dark, e.accent))
  );
}

export function helmetInside(e: Easel): string {
  const shell = shape(symmetric("450,236! 566,250 660,322 712,440 726,585 708,730 646,850 552,916 450,932!"));
  const mouth = shape(symmetric("450,284! 548,296 626,362 670,468 682,588 664,712 608,812 536,866 450,884!"));
  const deep = shape(symmetric("450,350! 530,360 592,418 622,500 630,590 614,690 572,768 520,808 450,820!"));
  const hex = cloth(e);
  const layer = e.facts.rotation === "slip-layer" ? e.accent : mix(hex, "#aab4bb", 0.25);
  const pad = (of: string, width: number): string => {
    const d = ribbon(of, -width / 2, width / 2);
    return (
      piece(e, d, hex, [0, 0, 0.8, 1], 0.4, 2) +
      volume(e, d, 26, 0.34, 0.22) +
      stitches(parallel(of, width * 0.34), thread(hex), 2, 0.6) +
      stitches(parallel(of, -width * 0.34), thread(hex), 2, 0.6)
    );
  };
  const ear = "664,520! 720,540 752,620 744,730 700,800 650,770 640,640!";
  const holes = [...both("520,430 552,470 566,520"), ...both("540,600 544,650 530,700"), "430,400 450,396 470,400"];
  return (
    groundShadow(450, 1085, 280, 26, "floor") +
    fill(shell, tone(e, e.main, [0, 0, 0.85, 1], 0.5)) +
    volume(e, shell, 60, 0.5, 0.24) +
    edge(shell, e.main, 2.4) +
    fill(mouth, "#14181c") +
    stroke(mouth, "#12171b", 12) +
    stroke(mouth, lit(e.main, 0.3), 3, 0.5) +
    inside(
      e,
      mouth,
      fill(mouth, tone(e, shaded(layer, 0.35), [0, 0, 0.4, 1], 0.5)) +
        fill(deep, tone(e, shaded(layer, 0.5), [0, 0, 0.4, 1], 0.4)) +
        glow(e, 450, 520, 260, 300, "#05080c", 0.6) +
        rope(holes.map(line).join(""), "#dfe7ee", 22, 0.85) +
        rope(holes.map((of) => line(parallel(of, 5))).join(""), "#05080c", 8, 0.35) +
        pad("300,430 350,354 450,322 550,354 600,430", 64) +
        pad("450,440 452,560 450,720", 74) +
        both("590,500 606,600 584,720")
          .map((of) => pad(of, 54))
          .join("") +
        (e.facts.fit === "pads"
          ? pad("340,800 450,836 560,800", 56)
          : rope(line("286,720 340,800 450,838 560,800 614,720"), "#12171b", 30) +
            rope(line("286,716 340,794 450,832 560,794 614,716"), lit("#12171b", 0.4), 4, 0.6)),
    ) +
    both(ear)
      .map((of) => piece(e, shape(of), hex, [0, 0, 0.8, 1], 0.45, 2) + volume(e, shape(of), 34, 0.4, 0.22))
      .join("") +
    both("668,560 716,600 722,700 694,770")
      .map((of) => stitches(of, thread(hex), 2, 0.6))
      .join("") +
    (e.facts.fit === "pads" ? "" : dial(e, 450, 884, 46, e.dark, e.accent) + fill(oval(450, 884, 6), e.accent)) +
    chinStrap(e, "204,770 230,900 320,1000 420,1040", "696,770 670,900 580,1000 480,1040", 1042) +
    centredMark(450, 326, 22, e.pale)
  );
}

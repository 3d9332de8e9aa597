/** A shovel. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function shovel(e: Easel): string {
  const blade = shape(
    "250,760! 262,700 330,676 450,668 570,676 638,700 650,760! 656,900 640,1010! 560,1060 450,1076 340,1060 260,1010! 244,900",
  );
  const steel = e.main;
  const shaft = "M450 700V250";
  const rib = (x: number): string => fold(`${x},720 ${x - (x - 450) * 0.06},860 ${x},1030`, x < 450 ? -16 : 16, 1.3);
  const holes = e.variant(2) ? [360, 540].map((x) => oval(x, 800, 22, 34)).join("") : oval(450, 940, 60, 18);
  return (
    groundShadow(450, 1084, 240, 24, "floor") +
    layered(e, shaft, [
      ["#0b0f12", 54],
      [shaded(quiet(e), 0.3), 50],
      [quiet(e), 40],
    ]) +
    stroke("M440 690V250", "#ffffff", 9, 0.4) +
    stroke("M466 690V250", "#05080c", 8, 0.3) +
    [320, 380, 560].map((y) => fill(oval(450, y, 8), "#0b0f12")).join("") +
    piece(e, slab(416, 420, 68, 90, 12), mix(e.dark, "#39434b", 0.3), [0, 0, 1, 0], 0.5) +
    fill(oval(450, 464, 12), e.accent) +
    layered(e, "M450 252V214M352 214C340 120 390 96 450 96S560 120 548 214ZM352 214H548", [
      ["#0b0f12", 50],
      [mix(e.dark, e.accent, 0.12), 44],
      [lit(e.dark, 0.4), 12, 0.35],
    ]) +
    stroke("M376 112C410 92 480 92 520 110", "#ffffff", 5, 0.4, ' stroke-linecap="round"') +
    fill(blade, tone(e, steel, [0, 0, 0.9, 1], 0.5)) +
    inside(
      e,
      blade,
      rib(330) +
        rib(390) +
        rib(510) +
        rib(570) +
        fill(shape("240,1010! 340,1046 450,1060 560,1046 660,1010! 660,1090! 240,1090!"), lit(steel, 0.4), 0.45) +
        glow(e, 350, 800, 110, 150, "#ffffff", 0.4, 14),
    ) +
    `<path d="${holes}" fill="#dfe4e8" stroke="#05080c" stroke-opacity=".5" stroke-width="3"/>` +
    volume(e, blade, 60, 0.44, 0.34) +
    edge(blade, steel, 2.4) +
    piece(
      e,
      shape("398,660! 450,648 502,660! 510,770! 450,790 390,770!"),
      mix(e.dark, steel, 0.25),
      [0, 0, 1, 0.3],
      0.5,
    ) +
    centredMark(450, 880, 58, readable(e, steel))
  );
}

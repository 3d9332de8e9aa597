/** A coiled leash. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, layered } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function leash(e: Easel): string {
  const coil = Array.from(
    { length: 13 },
    (_, i) =>
      `M${398 - (i % 2)} ${372 + i * 36}C${330} ${366 + i * 36} ${340} ${408 + i * 36} ${450} ${404 + i * 36}S${566} ${372 + i * 36} ${500} ${388 + i * 36}`,
  ).join("");
  return (
    groundShadow(450, 1050, 210, 26, "floor") +
    webbing("330,330 290,220 340,120 450,104 560,120 610,220 570,330", 62, quiet(e), true, false) +
    piece(e, slab(396, 74, 108, 62, 14), e.main, slant, 0.4) +
    centredMark(450, 105, 24, readable(e, e.main)) +
    webbing("330,318 450,352 570,318", 62, quiet(e), true, false) +
    layered(e, coil, [
      ["#05080c", 30, 0.35, ' transform="translate(4 10)"'],
      [shaded(e.main, 0.45), 30],
      [e.main, 22],
      ["#ffffff", 5, 0.35],
    ]) +
    layered(e, "M448 840V900", [
      [shaded(e.main, 0.4), 26],
      [e.main, 18],
    ]) +
    layered(e, "M450 900C380 900 380 1030 450 1030S520 900 450 900", [
      ["#3a434a", 26],
      ["#aab4bb", 18],
      ["#ffffff", 5, 0.6],
    ]) +
    fill(slab(476, 930, 30, 70, 12), e.accent) +
    piece(e, slab(416, 868, 68, 44, 12), mix(e.dark, "#4a545c", 0.4), slant, 0.5)
  );
}

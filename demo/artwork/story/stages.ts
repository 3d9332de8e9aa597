import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { lighten, mix } from "#demo/artwork/colour.ts";
import { boot } from "#demo/artwork/goods/boot/front.ts";
import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import { H } from "#demo/artwork/scene/picture.ts";
import { contact, drift, lain } from "#demo/artwork/still/light.ts";
import { planks, put, roomLight, shadow } from "#demo/artwork/still/things.ts";
import { standingBoard } from "#demo/artwork/worn/board.ts";
import type { Outfit, Slot } from "#demo/artwork/worn/figure.ts";
import { model } from "#demo/artwork/worn/model.ts";
import { type Rig, strapped } from "#demo/artwork/worn/strapped.ts";
import { wearing } from "#demo/artwork/worn/worn.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Hill } from "./hills.ts";

/**
 * Scenes with one product large in the middle, which keeps it in view in upright, square and wide crops.
 */

/** A board planted in the snow, and the same board's base behind it. */
export function planted(p: Picture, request: PictureRequest, hill: Hill): void {
  hill.paint(p);
  const scale = 850 / canvasOf(request).outline.length;
  shadow(p, [1180, 926], 420, 26, 0.6, "#101a3a");
  shadow(p, [900, 934], 420, 26, 0.6, "#101a3a");
  p.raw(standingBoard(request, [1052, 520], scale * 0.96, 8, { side: "base", own: "sb" }));
  drift(p, [1122, 930], [270, 46], snowOf(hill), 0.55);
  p.raw(standingBoard(request, [798, 516], scale, -5, { own: "st" }));
  drift(p, [770, 944], [310, 54], snowOf(hill), 0.6);
  hill.over?.(p);
}

/** The light, the ground and the shade of a hill's snow. */
const snowOf = ({ snow }: Hill) => ({ light: lighten(snow, 0.3), ground: snow, shade: mix(snow, "#2c3a6c", 0.42) });

/** How large a model is for each thing that it wears, and which point of it stands where in the scene. */
const frames: Partial<Record<Slot, readonly [scale: number, x: number, y: number, top: number]>> = {
  jacket: [0.84, 450, -110, 20],
  midlayer: [0.84, 450, -110, 20],
  pants: [0.9, 450, 780, 40],
  helmet: [1.85, 450, -70, 120],
  goggles: [1.85, 450, -70, 120],
  beanie: [1.75, 450, -150, 100],
};

/** Somebody who wears the product, as large as it needs. */
export function dressedIn(p: Picture, request: PictureRequest, slot: Slot, outfit: Outfit, hill: Hill): void {
  hill.paint(p);
  const [scale, x, y, top] = frames[slot] ?? [0.9, 450, -120, 64];
  const pieces = wearing(outfit, slot, request);
  p.raw(
    `<defs>${markDefs}</defs><g transform="translate(896 ${top}) scale(${scale}) translate(${-x} ${-y})">${model(pieces)}</g>`,
  );
  hill.over?.(p);
}

/** A boot in a binding, from the side. */
export function inBinding(p: Picture, request: PictureRequest, rig: Rig, hill: Hill): void {
  hill.paint(p);
  p.raw(`<defs>${markDefs}</defs><g transform="translate(446 -20) scale(1)">${strapped(request, rig, hill.snow)}</g>`);
  hill.over?.(p);
}

/** A pair of boots on a bench, from the side and from the front, of one size and on one line. */
export function onBench(p: Picture, request: PictureRequest): void {
  planks(p, [0, 640], "#3f5a68", "boots:wall", { wide: 150, upright: true, line: "#16232b" });
  planks(p, [640, H], "#b08354", "boots:bench", { wide: 120 });
  p.box(0, 640, 1792, 14, "#d9b27f");
  contact(p, [690, 808], 292, 40, "#1d0f06");
  contact(p, [1134, 806], 140, 30, "#1d0f06");
  put(p, request, "b1", { at: [690, 476], scale: 0.82 });
  put(p, request, "b2", { at: [1130, 510], scale: 0.74 }, (e) => boot(e, 450, true));
  roomLight(p);
}

/** A thing that lies on a table. */
export function onTable(p: Picture, request: PictureRequest): void {
  planks(p, [0, H], "#a97f58", "story:table", { wide: 168, line: "#2c1a0d" });
  lain(p, 26, () => put(p, request, "th", { at: [896, 500], scale: 0.84, turn: -4 }));
  roomLight(p, "#fff0d2");
}

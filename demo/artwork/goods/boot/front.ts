/** A pair of boots from the front. */

import { mix } from "#demo/artwork/colour.ts";
import { type Crease, creased, shaken } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { flip, placed } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, down, shaded, slant, tone, tube } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { at, type Point } from "#demo/artwork/svg.ts";
import { closure } from "./front-closure.ts";
import { soleOf } from "./sole.ts";
import { atStature } from "./stature.ts";

const upper =
  "-146,-46! -158,-112 -148,-186 -122,-262 -112,-340 -122,-440 -132,-540 -134,-604! -60,-616 60,-616 134,-604! 130,-540 120,-440 110,-340 116,-262 136,-186 148,-112 140,-46!";

const stays = ["-36,-214 -48,-300 -54,-420 -60,-520 -66,-622", "36,-214 48,-300 54,-420 60,-520 66,-622"] as const;

/** The tongue between the eyestays: rolls of foam, each shading the next. */
const quilted = (e: Easel, put: (outline: string) => string): string =>
  creased(
    e,
    Array.from({ length: 7 }, (_, i): Crease => {
      const y = -246 - i * 56;
      return [put(`-70,${y} -24,${y + 12} 24,${y + 12} 70,${y}`), 15, 1];
    }),
  );

/** The rolls in which the cuff bends above the instep, deeper on the outer side. */
const flex = (e: Easel, put: (outline: string) => string, mirrored: boolean): string =>
  creased(
    e,
    shaken(
      e,
      mirrored ? "front-flex-left" : "front-flex-right",
      [
        [put("-134,-384 -104,-368 -68,-374"), 13, 0.7],
        [put("-132,-338 -102,-318 -62,-326"), 18, 1],
        [put("-140,-290 -100,-272 -54,-284"), 18, 0.9],
        [put("132,-352 104,-334 66,-340"), -15, 0.8],
        [put("130,-306 100,-290 58,-298"), -16, 0.9],
      ],
      5,
    ),
  );

/** One boot standing at x. A mirrored boot has its big-toe side swapped, but the same light. */
export function boot(e: Easel, x: number, mirrored: boolean): string {
  const scale = 1.16;
  const put = (outline: string): string => placed(mirrored ? flip(outline, 0) : outline, x, 1000, scale);
  const p = (px: number, py: number): Point => [x + (mirrored ? -px : px) * scale, 1000 + py * scale];
  const d = shape(put(upper));
  const cut = e.variant(4);
  const soft = e.second;
  const [left, right] = mirrored ? [put(stays[1]), put(stays[0])] : [put(stays[0]), put(stays[1])];
  const opening = shape(`${left} ${right.split(" ").reverse().join(" ")}`);
  const collar = shape(put("-130,-590! -136,-660 -96,-690 0,-684 96,-690 136,-660 130,-590!"));
  const inner = shape(put("-112,-640 -90,-672 0,-668 90,-672 112,-640 60,-620 -60,-620"));
  const tongue = shape(put("-62,-560! -72,-690 -44,-742 0,-750 44,-742 72,-690 62,-560!"));
  const cap = put("-170,-40! -164,-120 -120,-178 -40,-196 40,-192 118,-170 160,-110 160,-40!");
  const capTop = put("-160,-116 -120,-178 -40,-196 40,-192 118,-170 154,-110");
  const wings = put("-170,-330! -100,-290 -44,-262 44,-262 100,-290 170,-330! 170,-250 96,-214 -96,-214 -170,-250!");
  const stayHex = cut === 2 ? shaded(e.main, 0.2) : cut === 1 ? e.main : e.second;
  const rubber = mix(e.dark, "#1c2126", 0.6);
  const foam = [e.pale, e.accent, mix(e.second, e.dark, 0.3)][soleOf(e)] ?? e.pale;
  const sole = shape(put("-150,-62! -162,-40 -158,-8 -120,2 120,2 152,-8 158,-40 146,-62!"));
  return (
    fill(collar, tone(e, soft, across, 0.45)) +
    fill(inner, shaded(soft, 0.75)) +
    edge(collar, soft) +
    stitches(put("-122,-606 -126,-650 -92,-680"), thread(soft), 2, 0.6) +
    stitches(put("122,-606 126,-650 92,-680"), thread(soft), 2, 0.6) +
    fill(d, tone(e, e.main, across, 0.42)) +
    inside(
      e,
      d,
      (cut === 0 || cut === 3
        ? fill(
            shape(put("-160,-630! 160,-630! 160,-520! 0,-500 -160,-520!")),
            tone(e, cut === 0 ? e.second : e.main, across, 0.4),
          )
        : "") +
        (cut === 3
          ? fill(
              shape(put("-170,-420! 170,-420! 150,-250! -150,-250!")),
              tone(e, mix(e.second, e.dark, 0.2), across, 0.35),
            )
          : "") +
        (cut === 2
          ? fold(put("-140,-560 -100,-548 -60,-552"), 12, 1.2) + fold(put("60,-552 100,-548 140,-560"), 12, 1.2)
          : "") +
        (cut === 0
          ? cast(put("-170,-250 -96,-214 96,-214 170,-250"), 14, 0.4) + fill(shape(wings), tone(e, e.accent, down, 0.3))
          : "") +
        (cut === 1
          ? fold(put("-150,-420 -96,-330 -80,-240"), 14, 1) + fold(put("150,-420 96,-330 80,-240"), 14, 1)
          : "") +
        fill(ribbon(left, mirrored ? -0 : 0, -40), tone(e, stayHex, slant, 0.3)) +
        fill(ribbon(right, 0, 40), tone(e, stayHex, slant, 0.3)) +
        stitches(parallel(left, -32), thread(stayHex), 2, 0.75) +
        stitches(parallel(right, 32), thread(stayHex), 2, 0.75) +
        fill(opening, tube(e, mix(e.dark, e.second, 0.3), across, 0.5)) +
        inside(e, opening, quilted(e, put)) +
        cast(left, 30, 0.6) +
        cast(right, 18, 0.4) +
        flex(e, put, mirrored) +
        cast(capTop, 16, 0.4) +
        fill(shape(cap), tone(e, cut === 2 || cut === 3 ? rubber : mix(e.main, e.dark, 0.4), down, 0.45)) +
        stitches(parallel(capTop, 9), thread(e.main), 2, 0.6),
    ) +
    volume(e, d, 44, 0.42, 0.26) +
    glow(e, ...p(mirrored ? 40 : -40, -140), 80, 30, "#ffffff", 0.3, -10) +
    edge(d, e.main, 2) +
    fill(tongue, tone(e, soft, across, 0.5)) +
    volume(e, tongue, 22, 0.3, 0.3) +
    edge(tongue, soft) +
    stitches(put("-52,-600 -56,-686 -36,-724 0,-730 36,-724 56,-686 52,-600"), thread(soft), 2, 0.7) +
    centredMark(...p(0, -700), 20, e.pale) +
    closure(e, left, right, p) +
    fill(sole, tone(e, rubber, down, 0.5)) +
    inside(
      e,
      sole,
      stroke(line(put("-170,-44 -80,-36 80,-36 170,-44")), foam, 40) +
        stroke(line(put("-170,-22 -80,-16 80,-16 170,-22")), "#05080c", 3, 0.5),
    ) +
    stroke(Array.from({ length: 9 }, (_, i) => `M${at(p(-120 + i * 30, -2))}v-14`).join(""), "#05080c", 7, 0.6) +
    edge(sole, rubber)
  );
}

/** One boot, its toe towards the viewer and its sole at the height 1002. */
export const oneBoot = (e: Easel, left: boolean): string => boot(e, left ? 252 : 648, left);

/** The pair. */
export const bootFront = (e: Easel): string =>
  groundShadow(455, 1002, 390, 26, "floor") + atStature(e, boot(e, 648, false) + boot(e, 252, true), true);

/** Baffles of insulated jackets: the outline swells between the quilting lines. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { points } from "#demo/artwork/goods/draw/outline.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { type Cut, shellCut } from "./torso.ts";

/** Height of one baffle. */
export const pitch = (e: Easel): number => [74, 104, 88][e.variant(3)] ?? 74;

/** A side that bulges by an amount between stitched rows. */
function swollen(side: readonly Point[], step: number, out: number): string[] {
  const [first, last] = [side[0] as Point, side.at(-1) as Point];
  const count = Math.max(2, Math.round((last[1] - first[1]) / step));
  const xAt = (y: number): number => {
    for (let i = 0; i + 1 < side.length; i++) {
      const [[x1, y1], [x2, y2]] = [side[i] as Point, side[i + 1] as Point];
      if (y >= y1 && y <= y2) return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1 || 1);
    }
    return last[0];
  };
  return Array.from({ length: count }, (_, i) => {
    const [y1, y2] = [
      first[1] + ((last[1] - first[1]) * i) / count,
      first[1] + ((last[1] - first[1]) * (i + 1)) / count,
    ];
    const mid = (y1 + y2) / 2;
    return `${n(xAt(y1))},${n(y1)}! ${n(xAt(mid) + out)},${n(mid)}`;
  });
}

/** The shell cut, bulging between its quilting lines. */
export function baffledCut(e: Easel): Cut {
  const step = pitch(e);
  const bodySide = swollen(
    [
      [664, 386],
      [650, 470],
      [644, 540],
      [648, 660],
      [654, 800],
      [660, 1000],
    ],
    step,
    15,
  );
  const outer = swollen(points(shellCut.outer), step, 16);
  const inner = swollen(points(shellCut.inner), step, -12);
  return {
    body: `450,296! 516,312 552,328 612,354 ${bodySide.join(" ")} 660,1000! 560,1018 450,1022!`,
    sleeve: `600,350! ${outer.join(" ")} 822,926! 772,944 712,932! ${inner.join(" ").split(" ").reverse().join(" ")} 630,430!`,
    outer: shellCut.outer,
    inner: shellCut.inner,
  };
}

/** A smooth round shell with a print. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit } from "#demo/artwork/goods/draw/tone.ts";
import { dome } from "./shell.ts";

export function park(e: Easel): string {
  const holes = [
    [330, 330],
    [420, 290],
    [520, 284],
    [618, 318],
    [690, 386],
    [270, 410],
  ]
    .map(([x, y]) => oval(x as number, y as number, 24, 16))
    .join("");
  const shell = shape(dome);
  return (
    print(e, shell, [110, 180, 700, 540], e.second, 0.28) +
    `<path d="${holes}" fill="#0a0d10" stroke="${lit(e.main, 0.5)}" stroke-width="3" stroke-opacity=".6"/>` +
    stroke(line("136,560 230,580 330,596 380,590 480,580 600,600 660,650 740,690"), e.accent, 10) +
    mark(500, 480, 42, readable(e, e.main), 6)
  );
}

/** Cloth in close-ups: its weave, and water drops on it. */
import { between } from "#demo/artwork/random.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";

/** Ripstop in close-up: squares of heavier thread. */
export function cloth(e: Easel): string {
  const id = e.define("cloth", (key) => {
    const grid = `${Array.from({ length: 50 }, (_, i) => `M${i * 18} 0v1200`).join("")}${Array.from({ length: 60 }, (_, i) => `M0 ${i * 18}h900`).join("")}`;
    return `<path id="${key}" shape-rendering="crispEdges" d="${grid}" stroke="#05080c" stroke-opacity=".09" stroke-width="1.6"/>`;
  });
  return `<use href="#${id}"/>`;
}

/** Water drops on treated cloth: shade below, a highlight, and a bright point above. */
export function beads(e: Easel): string {
  const id = e.define("beads", (key) => {
    const random = e.dice("beads");
    const drops = Array.from({ length: 40 }, () => ({
      x: between(random, 210, 690),
      y: between(random, 110, 900),
      r: 2.5 + 4.5 * random() ** 2,
    }));
    const layer = (paint: string, alpha: number, size: number, shift: number): string => {
      const d = drops.map(({ x, y, r }) => {
        const [k, across] = [n(r * size), n(r * size * 2)];
        return `M${n(x + r * shift - r * size)} ${n(y + r * shift * 1.3)}a${k} ${k} 0 1 0 ${across} 0a${k} ${k} 0 1 0 -${across} 0`;
      });
      return `<path d="${d.join("")}" fill="${paint}" fill-opacity="${alpha}"/>`;
    };
    return `<g id="${key}">${layer("#05080c", 0.32, 1.04, 0.18)}${layer("#ffffff", 0.26, 0.86, 0.06)}${layer("#ffffff", 0.95, 0.22, -0.36)}</g>`;
  });
  return `<use href="#${id}"/>`;
}

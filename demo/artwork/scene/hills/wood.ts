import { type Picture, W } from "#demo/artwork/scene/picture.ts";
import { scatter, stand } from "#demo/artwork/scene/trees.ts";

/** Forest along a line of ground. */
export const wood = (
  p: Picture,
  seed: string,
  y: (x: number) => number,
  tall: readonly [number, number],
  colour: string,
  snow?: string,
): void =>
  stand(p, {
    seed,
    feet: scatter(seed, tall[1] > 150 ? 34 : 120, -40, W + 40, y, tall[1] * 0.5),
    tall,
    colour,
    ...(snow && { snow: { colour: snow, side: -1 } }),
  });

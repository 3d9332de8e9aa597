import { expect, test } from "vitest";
import { sharp } from "#services/media/rendering/pixels.ts";
import { pictureOf } from "./h264/plane.ts";
import { snowed } from "./snowed.ts";
import { flakesAt, snowAt } from "./snowfall.ts";

test("7.12 the film's flakes are those of its stills", async () => {
  const [width, height] = [320, 176];
  const drawn = async (inner: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#24406b"/>${inner}</svg>`;
    return pictureOf(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(), width, height);
  };
  const [ground, still] = [await drawn(""), await drawn(snowAt(0.3, width, height))];
  const own = snowed(ground, flakesAt(0.3, width, height), width);
  for (const layer of [0, 1, 2] as const) {
    const apart = (other: typeof still) =>
      still[layer].data.reduce((sum, value, at) => sum + Math.abs(value - (other[layer].data[at] ?? 0)), 0);
    expect(apart(own)).toBeLessThan(apart(ground) / 8);
  }
});

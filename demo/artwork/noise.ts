import { seeded } from "./random.ts";

/** A smooth field over the plane. */
export type Field = (x: number, y: number) => number;

/** Gradient noise, about −1 … 1, one feature per unit. */
export function noise(seed: string | number): Field {
  const random = seeded(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
  const cos = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2));
  const sin = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2));
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const g = order[((order[ix & 255] as number) + iy) & 255] as number;
    return (cos[g] as number) * dx + (sin[g] as number) * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = slope(ix, iy, dx, dy) * (1 - u) + slope(ix + 1, iy, dx - 1, dy) * u;
    const bottom = slope(ix, iy + 1, dx, dy - 1) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  };
}

/** Several octaves of noise. Each is twice as fine as the one before, and weaker by the factor `gain`. About −1 … 1. */
export function octaves(field: Field, count: number, gain = 0.5): Field {
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let i = 0; i < count; i++) {
      sum += weight * field(x * 2 ** i + i * 17.3, y * 2 ** i - i * 9.1);
      total += weight;
      weight *= gain;
    }
    return sum / total;
  };
}

import { createHash } from "node:crypto";

/**
 * How many times slower this machine is than the one that the limits of waiting were chosen on: measured once, when a run
 * starts, by work that always is the same. Everything else that keeps the machine busy counts, too.
 */
export const slowness: number = Number(process.env.TEST_SLOWNESS) || measure();
process.env.TEST_SLOWNESS = String(slowness);

/** How long a test waits at most for what takes so many milliseconds on a fast machine. */
export const limit = (milliseconds: number): number => Math.round(milliseconds * slowness);

/** Never below 1: a moment of rest at the start leaves limits as they were chosen. */
function measure(): number {
  const usual = 140;
  const megabyte = Buffer.alloc(1024 * 1024);
  const hash = createHash("sha512");
  const began = performance.now();
  for (let nth = 0; nth < 64; nth += 1) hash.update(megabyte);
  hash.digest();
  return Math.min(Math.max((performance.now() - began) / usual, 1), 10);
}

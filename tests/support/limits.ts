import { createHash } from "node:crypto";

/**
 * How many times slower this machine is than the one for which time limits were chosen. It is measured once, when a run
 * starts, with a fixed piece of work. Other load on the machine counts, too.
 */
export const slowness: number = Number(process.env.TEST_SLOWNESS) || measure();
process.env.TEST_SLOWNESS = String(slowness);

/** The time limit on this machine for something that has this limit, in milliseconds, on a fast machine. */
export const limit = (milliseconds: number): number => Math.round(milliseconds * slowness);

/** At least 1 and at most 10: with an idle machine at the start, limits stay as they were chosen. */
function measure(): number {
  const usual = 140;
  const megabyte = Buffer.alloc(1024 * 1024);
  const hash = createHash("sha512");
  const began = performance.now();
  for (let nth = 0; nth < 64; nth += 1) hash.update(megabyte);
  hash.digest();
  return Math.min(Math.max((performance.now() - began) / usual, 1), 10);
}

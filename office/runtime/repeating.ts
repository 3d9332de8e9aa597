import { ApiProblem } from "./api.ts";

/** When and how often a request that only reads is repeated by itself. Pure. */

const tries = 2;
/** The shop is starting, or busy: that ends soon. */
const triesWhileAway = 5;

/** Network errors and the server's own faults (5xx) are repeated; other refusals are not. */
export function isRepeated(count: number, error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return count < tries;
  const { status } = error.body;
  return status === 503 ? count < triesWhileAway : status >= 500 && count < tries;
}

/** In milliseconds: as long as the server says, else longer each time. */
export const waitBefore = (count: number, error: unknown): number =>
  (error instanceof ApiProblem && error.body.retryAfter ? error.body.retryAfter : 2 ** count) * 1000;

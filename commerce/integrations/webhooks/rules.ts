import { testReceiver } from "./schema.ts";

/** A delivery is tried so often, over about two days; then it has failed. */
export const mostTries = 12;

const firstPause = 30;
const longestPause = 12 * 60 * 60;

/**
 * Seconds until the next try after `tries` failed ones: 30 s at first, 2.6 times as long each time, 12 hours at most.
 * `chance` (0 to 1) spreads it by a fifth to either side, so that what failed together does not come back together.
 */
export function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(longestPause, firstPause * 2.6 ** (tries - 1));
  return Math.round(pause * (0.8 + 0.4 * chance));
}

/** From so many failures in a row on, over at least so long, nobody is at home any more. */
export const patience = { failures: 20, seconds: 60 * 60 };

export const isDead = (failures: number, failingSeconds: number): boolean =>
  failures >= patience.failures && failingSeconds >= patience.seconds;

export const isSuccess = (code: number): boolean => code >= 200 && code < 300;

/** What is wrong with an address that events are to be sent to; null: nothing. */
export function objectionToUrl(text: string, allowPrivate: boolean): string | null {
  if (text === testReceiver) return null;
  if (text.length > 2000 || !URL.canParse(text)) return "is not an absolute address";
  const url = new URL(text);
  if (url.username || url.password) return "must not carry a name or password";
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) return "must begin with https://";
  return null;
}

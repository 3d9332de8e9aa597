import { testReceiver } from "./schema.ts";

/** The number of tries of a delivery, over about two days. After the last one it has failed. */
export const mostTries = 12;

const firstPause = 30;
const longestPause = 12 * 60 * 60;

/**
 * Returns the seconds until the next try after `tries` failed ones: 30 s at first, 2.6 times as long each time, 12
 * hours at most. `chance` (0 to 1) varies it by a fifth up or down, so that deliveries that failed together are not
 * repeated together.
 */
export function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(longestPause, firstPause * 2.6 ** (tries - 1));
  return Math.round(pause * (0.8 + 0.4 * chance));
}

/** A webhook with this many failures in a row, over at least this time, counts as dead. */
export const patience = { failures: 20, seconds: 60 * 60 };

export const isDead = (failures: number, failingSeconds: number): boolean =>
  failures >= patience.failures && failingSeconds >= patience.seconds;

export const isSuccess = (code: number): boolean => code >= 200 && code < 300;

/** Returns what is wrong with an address for events. Null when nothing is. */
export function objectionToUrl(text: string, allowPrivate: boolean): string | null {
  if (text === testReceiver) return null;
  if (text.length > 2000 || !URL.canParse(text)) return "is not an absolute address";
  const url = new URL(text);
  if (url.username || url.password) return "must not carry a name or password";
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) return "must begin with https://";
  return null;
}

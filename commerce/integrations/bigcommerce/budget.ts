/**
 * The number of calls that the store still allows in the current window. Every answer contains it
 * (x-rate-limit-requests-left, and x-rate-limit-time-reset-ms until the next window). Calls in progress are not
 * included there yet, so they are subtracted here. Otherwise many concurrent calls could exceed the limit together.
 */
export class Budget {
  #left = Number.POSITIVE_INFINITY;
  #quota = Number.POSITIVE_INFINITY;
  #resetAt = 0;
  #underWay = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes one call, which note() or lost() must end. Returns 0, or the milliseconds to wait before trying again. */
  take(): number {
    const now = this.#now();
    if (now >= this.#resetAt) this.#left = this.#quota;
    if (this.#left <= 0) return Math.max(1, this.#resetAt - now);
    this.#left -= 1;
    this.#underWay += 1;
    return 0;
  }

  note(headers: Headers): void {
    this.#underWay -= 1;
    const left = numberIn(headers, "x-rate-limit-requests-left");
    const reset = numberIn(headers, "x-rate-limit-time-reset-ms");
    this.#quota = numberIn(headers, "x-rate-limit-requests-quota") ?? this.#quota;
    if (left === null || reset === null) return;
    this.#left = left - this.#underWay;
    this.#resetAt = this.#now() + reset;
  }

  lost(): void {
    this.#underWay -= 1;
  }

  /** Called when the store refused a call: no further call is made until its window is over. */
  exhaust(milliseconds: number): void {
    this.#left = 0;
    this.#resetAt = this.#now() + milliseconds;
  }
}

export function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

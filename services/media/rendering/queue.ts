/** Thrown when all callers left before the work started. */
export class CallerGone extends Error {}

/** Limits how much work runs at once; the rest waits in a queue. Heavy work takes several places. */
export class RenderQueue {
  #free: number;
  readonly #slots: number;
  #waiting: { weight: number; start: () => void }[] = [];

  constructor(slots: number) {
    this.#slots = slots;
    this.#free = slots;
  }

  /** `left` aborts when no caller wants the result any more. Work that has not started by then is dropped. */
  async run<Value>(work: () => Promise<Value>, weight = 1, left?: AbortSignal): Promise<Value> {
    const share = Math.min(this.#slots, weight);
    if (left?.aborted) throw new CallerGone();
    if (this.#waiting.length > 0 || this.#free < share) await this.#wait(share, left);
    else this.#free -= share;
    try {
      return await work();
    } finally {
      this.#free += share;
      this.#admit();
    }
  }

  #wait(weight: number, left?: AbortSignal): Promise<void> {
    return new Promise((start, fail) => {
      const place = { weight, start };
      this.#waiting.push(place);
      left?.addEventListener("abort", () => {
        if (!this.#waiting.includes(place)) return;
        this.#waiting = this.#waiting.filter((one) => one !== place);
        fail(new CallerGone());
        // Lighter work behind it in the queue may be able to start now.
        this.#admit();
      });
    });
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.weight <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.weight;
      next.start();
    }
  }
}

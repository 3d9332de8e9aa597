/** Lets only so much go on at once; the rest waits in line. What is heavy counts for more. */
export class Turns {
  #free: number;
  readonly #slots: number;
  #waiting: { weight: number; start: () => void }[] = [];

  constructor(slots: number) {
    this.#slots = slots;
    this.#free = slots;
  }

  async run<Value>(work: () => Promise<Value>, weight = 1): Promise<Value> {
    const share = Math.min(this.#slots, weight);
    if (this.#waiting.length > 0 || this.#free < share)
      await new Promise<void>((start) => this.#waiting.push({ weight: share, start }));
    else this.#free -= share;
    try {
      return await work();
    } finally {
      this.#free += share;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.weight <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.weight;
      next.start();
    }
  }
}

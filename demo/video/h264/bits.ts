/** Bits one after another, as H.264 has them (ITU-T H.264, 7.2, 9.1). */
export class Bits {
  #bytes: number[] = [];
  #held = 0;
  #count = 0;

  /** `length` bits of a number, the highest first. */
  put(length: number, value: number): void {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.#held = (this.#held << 1) | ((value >>> bit) & 1);
      if (++this.#count < 8) continue;
      this.#bytes.push(this.#held);
      this.#held = 0;
      this.#count = 0;
    }
  }

  /** Exp-Golomb: 0 is "1", 1 is "010", 2 is "011". */
  unsigned(value: number): void {
    const length = 32 - Math.clz32(value + 1);
    this.put(length - 1, 0);
    this.put(length, value + 1);
  }

  signed(value: number): void {
    this.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Everything so far as a unit of this type; bytes that would look like a unit's beginning are kept apart. */
  unit(type: number, importance = 3): Buffer {
    this.put(1, 1);
    while (this.#count > 0) this.put(1, 0);
    const body: number[] = [(importance << 5) | type];
    let zeros = 0;
    for (const byte of this.#bytes) {
      if (zeros >= 2 && byte <= 3) {
        body.push(3);
        zeros = 0;
      }
      body.push(byte);
      zeros = byte === 0 ? zeros + 1 : 0;
    }
    return Buffer.from(body);
  }
}

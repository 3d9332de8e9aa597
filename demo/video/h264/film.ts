import { Bits } from "./bits.ts";
import { noCounts, type Work, writeAsBefore, writeInside } from "./macroblock.ts";
import { blank, isAlike, type Picture } from "./plane.ts";
import { Quantiser } from "./transform.ts";

/**
 * A film in H.264 (ITU-T H.264), in the baseline profile that every player knows: a first picture that stands by itself,
 * then what changes from one to the next. Measures are multiples of 16.
 */
export class FilmWriter {
  readonly #made: Picture;
  readonly #width: number;
  readonly #height: number;
  #last: Picture | null = null;
  #number = 0;

  constructor(width: number, height: number) {
    this.#made = blank(width, height);
    this.#width = width;
    this.#height = height;
  }

  /** The next picture, as a sample of an MP4 file. */
  add(wanted: Picture): Buffer {
    const isFirst = this.#number === 0;
    const bits = new Bits();
    const made = this.#made;
    const work: Work = {
      bits,
      last: this.#last,
      wanted,
      made,
      counts: noCounts(made),
      quantiser: new Quantiser(quality),
    };
    sliceHead(bits, this.#number);
    let skipped = 0;
    for (let y = 0; y < this.#height; y += 16) {
      for (let x = 0; x < this.#width; x += 16) {
        if (isFirst) writeInside(work, x, y);
        else if (isAsBefore(work, x, y)) skipped += 1;
        else skipped = writeAsBefore(work, x, y, skipped) ? 0 : skipped + 1;
      }
    }
    if (skipped > 0) bits.unsigned(skipped);
    this.#last = wanted;
    this.#number += 1;
    const unit = bits.unit(isFirst ? 5 : 1);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(unit.length);
    return Buffer.concat([length, unit]);
  }

  /** What a decoder has to know before: the body of the box avcC (ISO/IEC 14496-15). */
  configuration(): Buffer {
    const [sequence, picture] = [sequenceParameters(this.#width, this.#height), pictureParameters()];
    const sized = (unit: Buffer) => Buffer.concat([Buffer.from([unit.length >> 8, unit.length & 255]), unit]);
    const head = Buffer.from([1, profile, compatible, level, 0xff, 0xe1]);
    return Buffer.concat([head, sized(sequence), Buffer.from([1]), sized(picture)]);
  }
}

/** Whether nothing of a macroblock is to look otherwise than in the last picture. */
function isAsBefore({ last, wanted }: Work, x: number, y: number): boolean {
  if (!last) return false;
  const isAlikeIn = (layer: 1 | 2) => isAlike(wanted[layer], last[layer], x / 2, y / 2, 8);
  return isAlike(wanted[0], last[0], x, y, 16) && isAlikeIn(1) && isAlikeIn(2);
}

const profile = 66;
const compatible = 0xc0;
const level = 31;
/** The quantiser of all pictures: lower is finer. */
const quality = 22;

function sequenceParameters(width: number, height: number): Buffer {
  const bits = new Bits();
  for (const byte of [profile, compatible, level]) bits.put(8, byte);
  // Its number, four bits of a picture's number, shown as they come, one picture looked back at.
  for (const value of [0, 0, 2, 1]) bits.unsigned(value);
  bits.put(1, 0);
  bits.unsigned(width / 16 - 1);
  bits.unsigned(height / 16 - 1);
  // Whole pictures with nothing cut off; of what else may be said, only that colours are those of BT.709.
  bits.put(4, 0b1101);
  bits.put(3, 0b001);
  bits.put(5, 0b10101);
  for (const byte of [1, 1, 1]) bits.put(8, byte);
  bits.put(6, 0);
  return bits.unit(7);
}

function pictureParameters(): Buffer {
  const bits = new Bits();
  for (const value of [0, 0]) bits.unsigned(value);
  bits.put(2, 0);
  for (const value of [0, 0, 0]) bits.unsigned(value);
  bits.put(3, 0);
  for (const value of [quality - 26, 0, 0]) bits.signed(value);
  // Each picture says whether edges are softened.
  bits.put(3, 0b100);
  return bits.unit(8);
}

/** All of a picture is one slice, whose edges are left as they are. */
function sliceHead(bits: Bits, number: number): void {
  const isFirst = number === 0;
  bits.unsigned(0);
  bits.unsigned(isFirst ? 7 : 5);
  bits.unsigned(0);
  bits.put(4, number % 16);
  if (isFirst) bits.unsigned(0);
  // No other list of pictures to look back at, and none is kept for long.
  bits.put(isFirst ? 2 : 3, 0);
  bits.signed(0);
  bits.unsigned(1);
}

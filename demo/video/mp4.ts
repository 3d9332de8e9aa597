/** `frames`: each a sample, the first of which stands by itself; `configuration`: the body of the box avcC. */
export type Film = {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: readonly Buffer[];
  configuration: Buffer;
};

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8((value >> 8) & 255, value & 255)));
function u32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4);
  return buffer;
}
const text = (value: string) => Buffer.from(value, "latin1");
const nothing = (bytes: number) => Buffer.alloc(bytes);

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}
/** A box with version 0 and flags. */
const full = (type: string, flags: number, ...parts: Buffer[]) => box(type, u32(flags), ...parts);

const unity = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Times of the whole film are in milliseconds. */
const second = 1000;

/**
 * An MP4 file of one H.264 track (ISO/IEC 14496-12, 14496-15): its index first, so that it plays while it arrives, and filled
 * up to exactly `bytes`. Throws if the film is larger than that.
 */
export function writeMp4(film: Film, bytes: number): Buffer {
  const head = box("ftyp", text("isom"), u32(0x200), text("isom"), text("iso2"), text("avc1"), text("mp41"));
  const index = (start: number) => moovOf(film, start);
  const start = head.length + index(0).length + 8;
  const parts = [head, index(start), box("mdat", ...film.frames)];
  const free = bytes - parts.reduce((sum, { length }) => sum + length, 0);
  if (free !== 0 && free < 8) throw new Error(`the film is ${-free} bytes larger than ${bytes}`);
  if (free > 0) parts.push(box("free", nothing(free - 8)));
  return Buffer.concat(parts);
}

function moovOf(film: Film, start: number): Buffer {
  const { frames, framesPerSecond, width, height } = film;
  const duration = Math.round((frames.length * second) / framesPerSecond);
  const size = u32(width * 0x10000, height * 0x10000);
  const header = full(
    "mvhd",
    0,
    ...[u32(0, 0, second, duration, 0x10000), u16(0x100), nothing(10), unity, nothing(24), u32(2)],
  );
  const isShown = 3;
  const track = full("tkhd", isShown, ...[u32(0, 0, 1, 0, duration), nothing(8), u16(0, 0, 0, 0), unity, size]);
  const undetermined = 0x55c4;
  const mediaHeader = full("mdhd", 0, u32(0, 0, framesPerSecond, frames.length), u16(undetermined, 0));
  const handler = full("hdlr", 0, u32(0), text("vide"), nothing(12), text("Firn\0"));
  const inThisFile = full("url ", 1);
  const information = box(
    "minf",
    full("vmhd", 1, nothing(8)),
    box("dinf", full("dref", 0, u32(1), inThisFile)),
    samplesOf(film, start),
  );
  return box("moov", header, box("trak", track, box("mdia", mediaHeader, handler, information)));
}

/** The table of samples; only the first can be begun with. */
function samplesOf({ frames, width, height, configuration }: Film, start: number): Buffer {
  const dpi72 = 0x480000;
  const entry = box(
    "avc1",
    ...[
      nothing(6),
      u16(1),
      nothing(16),
      u16(width, height),
      u32(dpi72, dpi72, 0),
      u16(1),
      nothing(32),
      u16(24, 0xffff),
    ],
    box("avcC", configuration),
  );
  return box(
    "stbl",
    full("stsd", 0, u32(1), entry),
    full("stts", 0, u32(1, frames.length, 1)),
    full("stss", 0, u32(1, 1)),
    full("stsc", 0, u32(1, 1, frames.length, 1)),
    full("stsz", 0, u32(0, frames.length, ...frames.map(({ length }) => length))),
    full("stco", 0, u32(1, start)),
  );
}

/** What an AV1 video needs of an AVIF still: the frame itself, and the decoder's configuration (the box av1C, whole). */
export type Av1Frame = { data: Buffer; configuration: Buffer };

type Box = { type: string; start: number; end: number };

function* boxesIn(file: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const size = file.readUInt32BE(at) || end - at;
    if (size < 8) throw new Error("this is no AVIF file");
    yield { type: file.toString("latin1", at + 4, at + 8), start: at + 8, end: at + size };
    at += size;
  }
}

function find(file: Buffer, type: string, { start, end }: Omit<Box, "type">, skipped = 0): Box {
  for (const box of boxesIn(file, start + skipped, end)) if (box.type === type) return box;
  throw new Error(`this AVIF file has no ${type}`);
}

/** Reads an AVIF still of one item in one piece, as libheif writes it (ISO/IEC 23008-12). Throws on anything else. */
export function readAvif(file: Buffer): Av1Frame {
  const meta = find(file, "meta", { start: 0, end: file.length });
  const properties = find(file, "ipco", find(file, "iprp", meta, 4));
  const { start, end } = find(file, "av1C", properties);
  return {
    data: withoutDelimiters(readItem(file, find(file, "iloc", meta, 4))),
    configuration: file.subarray(start - 8, end),
  };
}

/** The only item's bytes, as iloc says where they are. */
function readItem(file: Buffer, { start }: Box): Buffer {
  const version = file.readUInt8(start);
  const sizes = file.readUInt16BE(start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  let at = start + 6;
  const read = (size: number): number => {
    at += size;
    return size === 0 ? 0 : file.readUIntBE(at - size, size);
  };
  const wide = version === 2 ? 4 : 2;
  if (read(wide) !== 1) throw new Error("this AVIF file has not exactly one item");
  at += wide + (version > 0 ? 2 : 0) + 2;
  const base = read(baseSize);
  if (read(2) !== 1) throw new Error("this AVIF file is in several pieces");
  at += indexSize;
  const from = base + read(offsetSize);
  return file.subarray(from, from + read(lengthSize));
}

const temporalDelimiter = 2;

/** In an MP4 file the samples themselves are the units of time, so that the marks between them must go. */
function withoutDelimiters(units: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < units.length; ) {
    const head = units.readUInt8(at);
    if ((head & 2) === 0) throw new Error("this AV1 unit does not say how long it is");
    let next = at + ((head & 4) === 0 ? 1 : 2);
    let size = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = units.readUInt8(next++);
      size += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    if (((head >> 3) & 15) !== temporalDelimiter) kept.push(units.subarray(at, next + size));
    at = next + size;
  }
  return Buffer.concat(kept);
}

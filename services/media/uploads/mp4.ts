import { type FileHandle, open } from "node:fs/promises";

/** Facts from a film's index. Duration in milliseconds, codecs by name ("h264", "av1", "aac", "none"). */
export type FilmFacts = { width: number; height: number; duration: number; videoCodec: string; audioCodec: string };

type Box = { type: string; start: number; end: number };

const codecs: Record<string, string> = {
  avc1: "h264",
  avc3: "h264",
  hvc1: "hevc",
  hev1: "hevc",
  av01: "av1",
  vp09: "vp9",
  vp08: "vp8",
  mp4a: "aac",
  Opus: "opus",
  "ac-3": "ac3",
  "ec-3": "eac3",
  fLaC: "flac",
  ".mp3": "mp3",
};

const maxIndex = 16 * 1024 * 1024;

/**
 * Reads the index of an MP4 file (ISO/IEC 14496-12). Null when there is none, or no video track that browsers can play.
 */
export async function readFilm(path: string): Promise<FilmFacts | null> {
  const file = await open(path);
  try {
    const moov = await readIndex(file);
    return moov && factsOf(moov);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

async function readIndex(file: FileHandle): Promise<Buffer | null> {
  const { size: length } = await file.stat();
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= length; ) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || length - at;
    if (size < 8) return null;
    if (head.toString("latin1", 4, 8) === "moov") {
      const start = at + (short === 1 ? 16 : 8);
      const body = Buffer.alloc(Math.min(size, maxIndex + 1));
      if (size > maxIndex || at + size > length) return null;
      const { bytesRead } = await file.read(body, 0, at + size - start, start);
      return body.subarray(0, bytesRead);
    }
    at += size;
  }
  return null;
}

function boxesIn(data: Buffer, { start, end }: Omit<Box, "type">): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const size = data.readUInt32BE(at);
    if (size < 8 || at + size > end) break;
    boxes.push({ type: data.toString("latin1", at + 4, at + 8), start: at + 8, end: at + size });
    at += size;
  }
  return boxes;
}

function factsOf(moov: Buffer): FilmFacts | null {
  const whole = { start: 0, end: moov.length };
  const at = (box: Omit<Box, "type"> | undefined, ...path: string[]): Box | undefined => {
    let found = box as Box | undefined;
    for (const type of path) found = found && boxesIn(moov, found).find((one) => one.type === type);
    return found;
  };
  const header = at(whole, "mvhd");
  if (!header) return null;
  const isLong = moov.readUInt8(header.start) === 1;
  const scale = moov.readUInt32BE(header.start + (isLong ? 20 : 12));
  const length = isLong ? Number(moov.readBigUInt64BE(header.start + 24)) : moov.readUInt32BE(header.start + 16);
  const facts = { width: 0, height: 0, duration: scale ? Math.round((length * 1000) / scale) : 0 };
  let [videoCodec, audioCodec] = ["", "none"];
  for (const track of boxesIn(moov, whole).filter(({ type }) => type === "trak")) {
    const handler = at(track, "mdia", "hdlr");
    const entries = at(track, "mdia", "minf", "stbl", "stsd");
    if (!handler || !entries) continue;
    const kind = moov.toString("latin1", handler.start + 8, handler.start + 12);
    const name = codecs[moov.toString("latin1", entries.start + 12, entries.start + 16)] ?? "";
    if (kind === "soun") audioCodec = name || "unknown";
    if (kind !== "vide" || videoCodec) continue;
    videoCodec = name;
    // After the entry's header come reserved bytes, the data reference index and predefined bytes, and then width and
    // height.
    facts.width = moov.readUInt16BE(entries.start + 40);
    facts.height = moov.readUInt16BE(entries.start + 42);
  }
  return videoCodec && facts.width > 0 && facts.height > 0 ? { ...facts, videoCodec, audioCodec } : null;
}

import type { ByteRange } from "#services/media/storage/storage.ts";

/**
 * What a Range header asks of a body of `size` bytes (RFC 9110, 14): some of it; "none" of it, which is a 416; or null:
 * no header, one that cannot be read, or several ranges, all of which may be answered with everything. Pure.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(size, Number(last));
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(size - 1, Number(last));
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "none" : { start, end };
}

/** Whether the range may be answered: If-Range names this version, or is not there. Weak tags and dates do not count. */
export const isSameVersion = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

import type { ByteRange } from "#services/media/storage/storage.ts";

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, 14). Returns the range, "none" when it contains no bytes
 * (a 416), or null. Null means no header, an unreadable one, or several ranges; all of these may be answered with the
 * whole body. Pure.
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

/** Whether a range may be sent: If-Range names this version or is absent. Weak tags and dates never match. */
export const isSameVersion = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** An upload on disk: its size in bytes, its SHA-256 in hex, and its first bytes. */
export type ReceivedFile = { path: string; size: number; hash: string; head: Buffer };

export class UploadTooLarge extends Error {
  readonly statusCode = 413;
  readonly code = "too-large";
}

const headBytes = 4096;

/**
 * Writes an upload to a file of its own. Throws UploadTooLarge beyond `limit` bytes. When it throws, no file is left.
 */
export async function receive(body: Readable, folder: string, limit: number): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  let [size, head] = [0, Buffer.alloc(0)];
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) throw new UploadTooLarge(`The file is larger than ${limit} bytes.`);
      if (head.length < headBytes) head = Buffer.concat([head, part]).subarray(0, headBytes);
      hash.update(part);
      yield part;
    }
  }
  try {
    await pipeline(counted, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, hash: hash.digest("hex"), head };
}

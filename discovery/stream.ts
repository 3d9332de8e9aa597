import { Readable } from "node:stream";

/**
 * A stream of texts that waits for its reader. In object mode sixteen texts of any length would be buffered; in byte
 * mode it is one.
 */
export const streamed = (texts: AsyncIterable<string>): Readable =>
  Readable.from(encoded(texts), { objectMode: false, highWaterMark: 64 * 1024 });

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

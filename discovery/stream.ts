import { Readable } from "node:stream";

/**
 * A stream of texts that waits for its reader. As objects, sixteen texts would be made ahead, however long they are; in
 * bytes it is one.
 */
export const streamed = (texts: AsyncIterable<string>): Readable =>
  Readable.from(encoded(texts), { objectMode: false, highWaterMark: 64 * 1024 });

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

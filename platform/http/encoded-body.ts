import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding.ts";

/** An answer's bytes, compressed once per encoding on first request. */
export class EncodedBody {
  readonly bytes: Buffer;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  in(encoding: Encoding): Promise<Buffer> {
    if (encoding === "gzip") {
      this.#gzip ??= toGzip(this.bytes).then(trimmed);
      return this.#gzip;
    }
    this.#br ??= toBrotli(this.bytes, brotli).then(trimmed);
    return this.#br;
  }
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** zlib returns a slice of a 64 kB buffer, which would stay in memory as a whole. */
function trimmed(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}

import { expect, test } from "vitest";
import { acceptedEncoding } from "./encoding.ts";

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=0.5", "gzip"],
  ["br;q=0", null],
  ["br; q=0.0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["*", "gzip"],
  ["br, *;q=0", "br"],
  ["*;q=0", null],
  ["brotli, gzipped", null],
])("a client that accepts %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

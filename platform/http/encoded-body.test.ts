import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EncodedBody } from "./encoded-body.ts";

test("an answer is compressed once per encoding", async () => {
  const body = new EncodedBody(Buffer.from("powder ".repeat(500)));
  const [br, gzip] = [await body.in("br"), await body.in("gzip")];
  expect(brotliDecompressSync(br).equals(body.bytes)).toBe(true);
  expect(gunzipSync(gzip).equals(body.bytes)).toBe(true);
  expect(await body.in("br")).toBe(br);
  expect(br.length).toBeLessThan(body.bytes.length / 10);
});

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { streamed } from "./stream.ts";

/** Enough turns of the event loop to notice a producer that runs too far ahead. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

test("2.1 what a slow reader has not taken is not made ahead, but for a batch or two; when it leaves, the making ends", async () => {
  const [length, size] = [1000, 100_000];
  let [made, hasEnded] = [0, false];
  async function* texts() {
    try {
      for (; made < length; made++) yield "ü".repeat(size / 2);
    } finally {
      hasEnded = true;
    }
  }
  const stream = streamed(texts());
  const reader = stream.iterator({ destroyOnReturn: true });
  let taken = 0;
  for (let reads = 1; reads <= 10; reads++) {
    const { value } = await reader.next();
    taken += (value as Buffer).length;
    await turns();
    expect(made * size - taken, `after ${reads} reads`).toBeLessThanOrEqual(2 * size);
  }
  expect(taken).toBeGreaterThanOrEqual(10 * 64 * 1024);
  await reader.return?.();
  await expect.poll(() => [hasEnded, stream.destroyed]).toEqual([true, true]);
});

test("2.1 all of it arrives, in order and in UTF-8; what fails on the way ends it with the error", async () => {
  async function* texts(fails: boolean) {
    yield "ä";
    yield "";
    yield "雪".repeat(50_000);
    if (fails) throw new Error("no more");
  }
  expect(Buffer.concat(await streamed(texts(false)).toArray()).toString()).toBe(`ä${"雪".repeat(50_000)}`);
  await expect(streamed(texts(true)).toArray()).rejects.toThrow("no more");
});

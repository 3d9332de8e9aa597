import { expect, test } from "vitest";
import { makeReadCached } from "./cached-reads.ts";

const turn = () => new Promise(setImmediate);

test("one read serves many who ask at once, and those after them for a while", async () => {
  const readCached = makeReadCached();
  let reads = 0;
  const read = async () => {
    await turn();
    reads += 1;
    return { reads };
  };
  const many = await Promise.all(Array.from({ length: 10 }, () => readCached("a", 60, read)));
  expect(many.every((one) => one.reads === 1)).toBe(true);
  expect(await readCached("a", 0.05, read, true)).toEqual({ reads: 2 });
  await expect.poll(() => readCached("a", 0.05, read)).toEqual({ reads: 3 });
});

test("a failure with nothing known is told to all who waited, once read; with something known that is answered", async () => {
  const readCached = makeReadCached();
  let reads = 0;
  const fail = async () => {
    reads += 1;
    await turn();
    throw new Error("away");
  };
  const both = await Promise.allSettled([readCached("a", 1, fail), readCached("a", 1, fail)]);
  expect(both.map((one) => one.status === "rejected" && one.reason.message)).toEqual(["away", "away"]);
  expect(reads).toBe(1);
  await readCached("b", 0.01, async () => ({ known: true }));
  const look = async () => [await readCached("b", 0.01, fail), reads];
  await expect.poll(look).toEqual([{ known: true }, 2]);
});

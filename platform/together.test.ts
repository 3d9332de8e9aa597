import { expect, test } from "vitest";
import { together } from "./together.ts";

const here = {};
const later = () => new Promise((done) => setTimeout(done, 5));

test("calls of one moment go together, each gets its own answer", async () => {
  const groups: number[][] = [];
  const double = together(async (_place: object, asked: number[]) => {
    groups.push(asked);
    await later();
    return asked.map((one) => one * 2);
  });
  expect(await Promise.all([1, 2, 3].map((one) => double(here, one)))).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test("who asks while all flights are under way waits for the next, and no group grows too big", async () => {
  const groups: number[][] = [];
  let most = 0;
  let underWay = 0;
  const same = together(
    async (_place: object, asked: number[]) => {
      groups.push(asked);
      most = Math.max(most, ++underWay);
      await later();
      underWay -= 1;
      return asked;
    },
    { flights: 2, most: 3, patience: 1 },
  );
  const numbers = Array.from({ length: 20 }, (_, nth) => nth);
  const first = same(here, 100);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(groups).toEqual([[100]]);
  expect(await Promise.all(numbers.map((one) => same(here, one)))).toEqual(numbers);
  expect(await first).toBe(100);
  expect(most).toBe(2);
  expect(Math.max(...groups.map(({ length }) => length))).toBe(3);
  expect(groups.flat().length).toBe(21);
});

test("a failure is everybody's of that group, and the next group flies", async () => {
  let calls = 0;
  const once = together(async (_place: object, asked: string[]) => {
    calls += 1;
    if (calls === 1) throw new Error("no bank today");
    return asked;
  });
  const refused = await Promise.allSettled(["a", "b"].map((one) => once(here, one)));
  expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once(here, "c")).toBe("c");
});

test("calls at different places do not go together", async () => {
  const groups: [object, string[]][] = [];
  const same = together(async (place: object, asked: string[]) => {
    groups.push([place, asked]);
    return asked;
  });
  const there = {};
  expect(await Promise.all([same(here, "a"), same(there, "b"), same(here, "c")])).toEqual(["a", "b", "c"]);
  expect(groups).toEqual([
    [here, ["a", "c"]],
    [there, ["b"]],
  ]);
});

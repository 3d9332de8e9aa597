import { existsSync, readdirSync } from "node:fs";
import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { CallerGone, RenderQueue } from "#services/media/rendering/queue.ts";
import { Renditions } from "#services/media/rendering/renditions.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { FileCache } from "./file-cache.ts";

const folder = useTempFolder("renditions");

test("7.12 a rendition that many ask for is made once, and once for all processes", async () => {
  const files = new FileCache(join(folder, "a"), 1e6);
  let made = 0;
  const write = async (draft: string) => {
    made += 1;
    await turn();
    await writeFile(draft, "picture");
  };
  const renditions = new Renditions(files);
  const bodies = await Promise.all(Array.from({ length: 20 }, () => renditions.get("abc", write)));
  expect(made).toBe(1);
  expect(new Set(bodies).size).toBe(1);
  expect(renditions.hot("abc")).toBe(bodies[0]);
  expect((await new Renditions(files).get("abc", write)).toString()).toBe("picture");
  expect(made).toBe(1);
});

test("7.12 a rendition that failed is tried again, and leaves nothing behind", async () => {
  const renditions = new Renditions(new FileCache(join(folder, "b"), 1e6));
  const broken = async (draft: string) => {
    await writeFile(draft, "half");
    throw new Error("no");
  };
  await expect(renditions.get("abc", broken)).rejects.toThrow("no");
  expect(readdirSync(join(folder, "b", "ab"))).toEqual([]);
  expect((await renditions.get("abc", (draft) => writeFile(draft, "yes"))).toString()).toBe("yes");
});

const of = (bytes: number) => (draft: string) => writeFile(draft, Buffer.alloc(bytes));

test("7.12 renditions on disk stay below their limit; the longest unused go", async () => {
  const files = new FileCache(join(folder, "c"), 1000);
  const old = await files.put("old", of(90));
  await utimes(old, new Date(0), new Date(0));
  for (let index = 0; index < 10; index++) {
    await files.put(`new-${index}`, of(90));
    await files.settled();
  }
  const last = await files.put("last", of(110));
  await files.settled();
  expect(existsSync(old)).toBe(false);
  expect((await readFile(last)).length).toBe(110);
});

test("7.12 two pictures are drawn at once, and a heavy one alone", async () => {
  const queue = new RenderQueue(2);
  const running = new Set<string>();
  const seen: string[] = [];
  const work = (name: string, weight?: number) =>
    queue.run(async () => {
      running.add(name);
      seen.push([...running].sort().join("+"));
      await turn();
      running.delete(name);
    }, weight);
  await Promise.all([work("a"), work("b"), work("c"), work("heavy", 2), work("d")]);
  expect(seen.filter((names) => names.includes("heavy"))).toEqual(["heavy"]);
  expect(Math.max(...seen.map((names) => names.split("+").length))).toBe(2);
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow();
  await queue.run(async () => undefined, 2);
});

test("7.12 a picture that nobody waits for any longer is not begun; who comes meanwhile has it made after all", async () => {
  const [queue, renditions] = [new RenderQueue(1), new Renditions(new FileCache(join(folder, "d"), 1e6))];
  const queued: string[] = [];
  const begun: string[] = [];
  const ask = (name: string) => {
    const visitor = new AbortController();
    const write = (draft: string, left: AbortSignal) => {
      queued.push(name);
      return queue.run(
        async () => {
          begun.push(name);
          await writeFile(draft, name);
        },
        1,
        left,
      );
    };
    return { leave: () => visitor.abort(), body: renditions.get(name, write, visitor.signal) };
  };
  let finish: () => void = () => undefined;
  const busy = queue.run(() => new Promise<void>((done) => (finish = done)));
  const [once, shared, also, again] = [ask("left"), ask("shared"), ask("shared"), ask("again")];
  const dropped = Promise.all([once, again].map(({ body }) => expect(body).rejects.toThrow(CallerGone)));
  await expect.poll(() => queued.sort()).toEqual(["again", "left", "shared"]);
  for (const { leave } of [once, shared, again]) leave();
  const back = ask("again");
  await dropped;
  finish();
  await busy;
  expect([String(await also.body), String(await back.body)]).toEqual(["shared", "again"]);
  expect(begun.sort()).toEqual(["again", "shared"]);
});

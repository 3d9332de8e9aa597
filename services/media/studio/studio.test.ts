import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MasterMissing } from "#services/media/storage/storage.ts";
import { limit } from "#tests/support/limits.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { openStudio } from "./studio.ts";

const folder = useTempFolder("studio");

const path = (name: string) => join(folder, name);
const size = { width: 40, height: 30 };

test("7.12 pictures are drawn in a program of its own, which is started again when it ends", async () => {
  const studio = openStudio("demo/studio.ts", { patience: limit(60_000) });
  const draw = (id: string, to: string) => studio.order({ kind: "draw", id, size, hasAlpha: false, path: path(to) });
  await Promise.all([draw("scene-aurora", "a"), draw("firn-logo", "b")]);
  expect(await sharp(path("a")).metadata()).toMatchObject({ ...size, format: "jpeg" });
  await expect(draw("nothing", "c")).rejects.toThrow(MasterMissing);
  const waiting = draw("scene-summit", "d");
  studio.close();
  await expect(waiting).rejects.toMatchObject({ statusCode: 503 });
  await draw("scene-summit", "d");
  expect(await sharp(path("d")).metadata()).toMatchObject(size);
  studio.close();
});

test("7.12 a program that dies fails its orders and no others", async () => {
  writeFileSync(path("dying.mjs"), "process.on('message', () => process.exit(1));");
  const studio = openStudio(path("dying.mjs"), { patience: limit(60_000) });
  const order = () => studio.order({ kind: "film", id: "x", path: path("x") });
  await expect(order()).rejects.toMatchObject({ statusCode: 503 });
  await expect(order()).rejects.toMatchObject({ statusCode: 503 });
  studio.close();
});

test("7.12 an order that hangs fails alone: what waited with it is done by the next program", async () => {
  writeFileSync(
    path("hanging.mjs"),
    `process.on("message", ({ number, content }) => {
      if (content.id === "endless") for (;;);
      process.send({ number, content: { kind: "done", made: { width: process.pid } } });
    });`,
  );
  const studio = openStudio(path("hanging.mjs"), { patience: limit(4000) });
  const order = (id: string) => studio.order({ kind: "draw", id, size, hasAlpha: false, path: "" });
  const first = await order("a");
  const endless = expect(order("endless")).rejects.toMatchObject({ statusCode: 503 });
  const others = await Promise.all([order("b"), order("c")]);
  await endless;
  expect(others[0]).toEqual(others[1]);
  expect(others[0]).not.toEqual(first);
  studio.close();
});

test("7.12 a program that has nothing to do ends, also where an order could not be sent to it", async () => {
  writeFileSync(
    path("idle.mjs"),
    "process.on('message', ({ number }) => process.send({ number, content: { kind: 'failed', message: String(process.pid) } }));",
  );
  const studio = openStudio(path("idle.mjs"), { idle: limit(1000) });
  const pid = async () => {
    const message = await studio.order({ kind: "film", id: "x", path: "" }).catch((error: Error) => error.message);
    return Number(/\d+$/.exec(String(message))?.[0]);
  };
  const first = await pid();
  await expect(studio.order({ kind: "film", id: "x", path: (() => "") as never })).rejects.toThrow("cloned");
  expect(await pid()).toBe(first);
  const isThere = () => {
    try {
      return process.kill(first, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere).toBe(false);
  expect(await pid()).not.toBe(first);
  studio.close();
});

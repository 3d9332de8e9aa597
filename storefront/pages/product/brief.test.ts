import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});

/** The pairs of the list beside the buy box. */
async function briefOf(path: string): Promise<string[][]> {
  const { body } = await app.inject(path);
  const [, list = ""] = /<dl class="brief">(.*?)<\/dl>/s.exec(body) ?? [];
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = "", value = ""]) => [label, value]);
}

test("3.3 beside the buy box a board says its level, its flex and where it is best, other gear its first facts", async () => {
  expect(await briefOf("/en-us/p/kestrel")).toEqual([
    ["Level", "Intermediate"],
    ["Flex", "5 / 10"],
    ["Best at", "All-mountain"],
  ]);
  expect(await briefOf("/de-de/p/kestrel")).toContainEqual(["Flex", "5 / 10"]);
  expect(await briefOf("/en-us/p/long-shadow")).toContainEqual(["Best at", "Freeride, Powder"]);
  expect(await briefOf("/en-us/p/paring-knife")).toContainEqual(["Best at", "Groomers"]);
  expect(await briefOf("/en-us/p/ridgeline-3l-jacket")).toEqual([
    ["Waterproof", "20K"],
    ["Breathable", "20K"],
    ["Insulation", "None"],
  ]);
});

import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const database = useDemoWorld();
const bodyOf = async (url: string) => (await (await openApp(database.db)).inject({ url })).body;

test("a size guide shows where to measure, in every language, and no date of its last change", async () => {
  const guide = await bodyOf("/en-us/support/size-guide");
  expect(guide).toContain("measure-foot");
  expect(guide).not.toMatch(/Last changed on \w+ \d/);
  expect(await bodyOf("/de-de/support/glove-sizes")).toContain("measure-hand");
  const other = await bodyOf("/en-us/support/warranty");
  expect(other).toMatch(/Last changed on \w+ \d/);
  expect(other).not.toContain("measure-drawing");
});

test("a product's page tells its story once, with a picture of itself, and an own line before that of its kind", async () => {
  const board = await bodyOf("/en-us/p/kestrel");
  expect(board.match(/One board\. Any morning\./g)?.length).toBeGreaterThan(0);
  expect(board).toContain("scene-with-kestrel");
  expect(await bodyOf("/de-de/p/day-pass-boot")).toContain("Der erste Meter geht zu Fuß.");
});

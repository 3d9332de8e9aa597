import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

test("4 a gift card's amounts are money of the region, and its page has neither a table of one row nor empty reviews", async () => {
  const app = await openApp(world.db);
  const see = async (place: string) => (await app.inject(`/${place}/p/gift-card`)).body;
  const american = await see("en-us");
  expect(american).toContain("<span>$25</span>");
  expect(american).not.toContain('class="facts"');
  expect(american).not.toContain('id="reviews"');
  expect(await see("de-de")).toMatch(/<span>25\s€<\/span>/);
});

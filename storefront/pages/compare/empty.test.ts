import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

test("2.7 while nothing is compared the table stands with three boards to start with, each with its cart and its cross", async () => {
  const app = await openApp(world.db);
  const { body } = await app.inject("/en-us/compare");
  expect(body).toContain("Three to start with");
  expect(body.match(/href="\/en-us\/compare\?ids=\d+,\d+"/g)).toHaveLength(3);
  expect(body.match(/class="compare-buy"/g)).toHaveLength(3);
  for (const row of [
    "Rider weight",
    "Level",
    "Sizes",
    "Length",
    "Waist",
    "Sidecut radius",
    "Flex",
    "Profile",
    "Shape",
    "Terrain: Park",
  ])
    expect(body).toContain(`<th scope="row">${row}`);
  // Its list stands beside the title; the table's free place leads there.
  expect(body.match(/<span[^>]*>Add a board<|<label[^>]*>Add a board</g)).toHaveLength(1);
  expect(body.match(/<a href="#compare-add">Add a board</g)).toHaveLength(1);
  expect(body).toContain("Not sure? Find your board");
});

test("2.7 an empty wish list and an empty cart lead on, each with goods of its own kind", async () => {
  const app = await openApp(world.db);
  const [list, cart] = await Promise.all(
    ["/en-us/wishlist", "/en-us/cart"].map(async (path) => (await app.inject(path)).body),
  );
  expect(list).toContain("The heart on a product keeps it here.");
  expect(list).toContain("/account/sign-in?to=/account/wishlist");
  expect(cart).toContain("/en-us/board-finder");
  const goods = (body = "") => [...body.matchAll(/data-product="([^"]+)"/g)].map(([, uid]) => uid);
  expect(goods(list).length).toBeGreaterThan(0);
  expect(goods(cart).length).toBeGreaterThan(0);
  expect(goods(list).filter((uid) => goods(cart).includes(uid))).toEqual([]);
});

import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

test("2.7 while nothing is compared the page shows how three boards look, which one tap compares, and room for one more", async () => {
  const app = await openApp(world.db);
  const { body } = await app.inject("/en-us/compare");
  expect(body).toContain("This is how three look");
  expect(body).toMatch(/href="\/en-us\/compare\?ids=\d+,\d+,\d+"/);
  expect(body.match(/compare-slot-open/g)).toHaveLength(1);
  for (const row of ["Rider weight", "Length", "Waist", "Sidecut radius", "Flex", "Profile", "Shape", "Terrain: Park"])
    expect(body).toContain(`<th scope="row">${row}</th>`);
  expect(body.match(/>See the board</g)).toHaveLength(3);
  expect(body.match(/>Add a board</g)).toHaveLength(2);
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

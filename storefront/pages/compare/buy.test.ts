import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import type { CompareProps } from "./data.ts";

const world = useDemoWorld();

test("2.7 compared boards are told by their measures, and each can be put into the cart in what is left of it", async () => {
  const app = await openApp(world.db);
  const boards = await world.db
    .selectFrom("products")
    .where("uid", "in", ["kestrel", "weekday"])
    .select("id")
    .orderBy("id")
    .execute();
  const path = `/compare?ids=${boards.map(({ id }) => id).join()}`;
  const props = (await app.inject(`/en-us${path.replace("?", "/_payload.json?")}`)).json().props as CompareProps;
  const rows = new Map(props.rows.map(({ label, values }) => [label, values]));
  expect(rows.get("Rider weight")?.[0]).toMatch(/^\d+–\d+ lb$/);
  expect(rows.get("Sidecut radius")?.[0]).toMatch(/^[\d.]+–[\d.]+ m$/);
  expect(rows.get("Effective edge")?.[0]).toMatch(/^[\d.]+–[\d.]+ cm$/);
  expect(rows.get("Warranty")?.[0]).toBe("3 years");

  const gone = await world.db
    .selectFrom("stock")
    .innerJoin("variants", "variants.id", "stock.variant_id")
    .where(
      "variants.product_id",
      "in",
      boards.map(({ id }) => id),
    )
    .where("available", "=", 0)
    .select("variants.id")
    .execute();
  const offered = props.cards.flatMap(({ variants }) => variants.map(({ id }) => id));
  expect(props.cards.every(({ variants }) => variants.length > 1)).toBe(true);
  expect(gone.filter(({ id }) => offered.includes(id))).toEqual([]);
  const { body } = await app.inject(`/en-us${path}`);
  expect(body.match(/class="compare-buy"/g)).toHaveLength(2);
});

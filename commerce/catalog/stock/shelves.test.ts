import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { inventoryRoutes } from "./routes.ts";
import { findShelves } from "./shelves.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => inventoryRoutes(scope, base));
});
afterAll(() => app.close());

const put = async (items: object[], scope: "stock:read" | "stock:write" = "stock:write") => {
  const authorization = `Bearer ${(await addKey(base.db, "ERP", [scope])).key}`;
  return app.inject({ method: "PUT", url: "/api/staff/stock/shelves", headers: { authorization }, payload: { items } });
};

test("where variants lie is said for many at once, all or none, and unsaid", async () => {
  const { variantIds } = await plantProduct(base.db);
  const [variantId = 0] = variantIds;
  expect((await put([{ variantId, shelf: " A-12 " }])).statusCode).toBe(204);
  expect(await findShelves(base.db, [variantId])).toEqual(new Map([[variantId, "A-12"]]));
  const wrong = await put([
    { variantId, shelf: "B-1" },
    { variantId: 999_999, shelf: "B-2" },
  ]);
  expect(wrong.statusCode).toBe(404);
  expect((await put([{ variantId, shelf: "x".repeat(41) }])).statusCode).toBe(422);
  expect((await put([{ variantId, shelf: "B-1" }], "stock:read")).statusCode).toBe(403);
  expect(await findShelves(base.db, [variantId])).toEqual(new Map([[variantId, "A-12"]]));
  expect((await put([{ variantId, shelf: "" }])).statusCode).toBe(204);
  expect(await findShelves(base.db, [variantId])).toEqual(new Map());
});

import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import { csv, useImports } from "#tests/support/imports.ts";

const { base, ask, stored } = useImports();

test("a file of products needs the permission to write products, and with stock in it that to write stock", async () => {
  const file = csv("uid,name,kind,price_us", "wax,Wax,accessories,9");
  const counted = csv("uid,name,kind,price_us,inventory_level", "wax,Wax,accessories,9,4");
  const shopify = csv("Handle,Title,Variant Price,Variant Inventory Qty", "wax,Wax,9,4");
  const send = async (text: string, more: Permission[]) => {
    const { key } = await addKey(base.db, "Import", ["imports:write", ...more]);
    const answer = await ask("POST", "/imports?", text, { authorization: `Bearer ${key}` });
    return [answer.statusCode, answer.json().permission];
  };
  expect(await send(file, [])).toEqual([403, "catalogue:write"]);
  expect(await send(counted, ["catalogue:write"])).toEqual([403, "stock:write"]);
  expect(await send(shopify, ["catalogue:write"])).toEqual([403, "stock:write"]);
  expect(await stored()).toEqual([]);
  expect(await send(file, ["catalogue:write"])).toEqual([202, undefined]);
  expect(await send(counted, ["catalogue:write", "stock:write"])).toEqual([202, undefined]);
});

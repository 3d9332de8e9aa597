import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { board, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

test("7.1 whoever writes products without stock:write writes all but stock, low-stock thresholds and shelves", async () => {
  const counting = (uid: string, pieces: number) => {
    const { variants, ...rest } = board(uid);
    return { ...rest, variants: variants.map((one) => ({ ...one, inventory_level: pieces })) };
  };
  const { id, variants } = await done("POST", "/catalog/products", counting("ridge", 5));
  const variant = variants[0].id as number;
  const { key } = await addKey(merchant.database.db, "Writer", ["catalogue:write"]);
  const asWriter = (method: "POST" | "PUT", path: string, body: object) =>
    send(method, path, body, { authorization: `Bearer ${key}` });
  const stored = async () => {
    const { rows } = await merchant.database.pool.query(
      "select sku, available, low_at, shelf from stock join variants on id = variant_id order by sku",
    );
    return rows;
  };
  const before = await stored();

  const refusals = [
    ["PUT", `/catalog/products/${id}`, { variants: [{ id: variant, inventory_level: 99 }] }],
    ["PUT", `/catalog/products/${id}`, { variants: [{ id: variant, sku: "RENAMED", inventory_level: 0 }] }],
    ["PUT", `/catalog/products/${id}`, { variants: [{ id: variant, bin_picking_number: "A-1" }] }],
    ["PUT", "/catalog/products", [{ id, variants: [{ id: variant, inventory_warning_level: 7 }] }]],
    ["POST", "/catalog/products", counting("other", 3)],
  ] as const;
  for (const [method, path, body] of refusals) {
    const refused = await asWriter(method, path, body);
    expect([body, refused.status, refused.body.permission]).toEqual([body, 403, "stock:write"]);
  }
  expect(await stored()).toEqual(before);

  const told = (await send("GET", `/catalog/products/${id}`)).body.data;
  const renamed = await asWriter("PUT", `/catalog/products/${id}`, { name: "Ridge II", variants: told.variants });
  expect([renamed.status, renamed.body.data?.name]).toEqual([200, "Ridge II"]);
  expect((await asWriter("POST", "/catalog/products", counting("empty", 0))).status).toBe(201);
  expect((await stored()).filter(({ sku }) => sku.startsWith("RIDGE"))).toEqual(before);
});

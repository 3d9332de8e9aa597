import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();

test("customer groups are a file with their discounts, and the export is told", async () => {
  const app = await openApp(base.db);
  const { key } = await addKey(base.db, "Groups", ["customers:write", "exports:write"]);
  const headers = { authorization: `Bearer ${key}` };
  const discount_rules = [
    { type: "all", method: "percent", amount: 20 },
    { type: "product", method: "price", amount: 99.5, product_id: 7 },
  ];
  const { rows } = await base.pool.query(
    "insert into customer_groups (name, region, discount_rules) values ('@Patrol', 'pro', $1) returning id",
    [JSON.stringify(discount_rules)],
  );
  const url = "/api/staff/customer-groups/export";
  const lines = (await app.inject({ url, headers })).body.replace("\uFEFF", "").trim().split("\r\n");
  expect(lines[0]).toBe("id,name,region,isDefault,isForGuests,discounts");
  expect(lines).toContain(`${rows[0].id},'@Patrol,pro,false,false,all percent 20; product 7 price 99.5`);
  const told = await base.pool.query("select from audit_log where action = 'export' and type = 'customer-group'");
  expect(told.rowCount).toBe(1);
  const reader = (await addKey(base.db, "Reader", ["customers:read"])).key;
  const refused = await app.inject({ url, headers: { authorization: `Bearer ${reader}` } });
  expect([refused.statusCode, refused.json().permission]).toEqual([403, "exports:write"]);
  await app.close();
});

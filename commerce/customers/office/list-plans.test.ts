import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { plansOf } from "#tests/support/plans.ts";
import { listCustomers } from "./reads.ts";
import { customerSorts } from "./schema.ts";

const base = useDatabase();

test("no list of customers reads all of them, and a frequent name is found and counted by its indexes alone", async () => {
  await base.pool.query(`
    insert into customers (email, first_name, last_name)
    select case when n % 3 = 0 then 'frequent' else 'buyer' end || n || '@plans.example', 'Ada' || n,
      case when n % 5 = 0 then 'Frequent' else 'Name' || md5(n::text) end from generate_series(1, 20000) n`);
  await base.pool.query("vacuum analyze customers");
  const page = { page: 2, limit: 50 };
  for (const sort of customerSorts)
    for (const q of ["", "frequent", "name1", "ada77"]) {
      const plans = await plansOf(base.db, (db) => listCustomers(db, { ...page, sort, q }, [], null));
      expect(plans.join("\n"), `${sort} ${q}`).not.toMatch(
        q === "" ? /Seq Scan on orders/ : /Seq Scan on (customers|orders)/,
      );
    }
  // They are looked up before they are put in order, however many the planner takes them for.
  const [looking = ""] = await plansOf(base.db, (db) =>
    listCustomers(db, { page: 1, limit: 50, sort: "newest", q: "frequent" }, [], null),
  );
  expect(looking).not.toMatch(/Index Scan Backward using customers_pkey/);
  // A count looks up no customer a second time.
  const [, counting = ""] = await plansOf(base.db, (db) =>
    listCustomers(db, { ...page, sort: "newest", q: "name1" }, [], null),
  );
  expect(counting).toMatch(/customers_by_last_name/);
  expect(counting).not.toMatch(/customers_pkey/);
  // Those of two lookups are in one order, each of them once.
  const found = await listCustomers(base.db, { page: 3, limit: 40, sort: "oldest", q: "frequent" }, [], null);
  const { rows } = await base.pool.query(`
    select id from customers where email like 'frequent%' or last_name = 'Frequent' order by id limit 40 offset 80`);
  expect(found.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect([found.total, found.isExact]).toEqual([9333, true]);
});

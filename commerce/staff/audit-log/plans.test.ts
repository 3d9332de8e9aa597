import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { countedAudit } from "./reads.ts";

const base = useDatabase();

test("what a member did with one kind of record is counted in an index alone", async () => {
  await sql`
    insert into audit_log (actor_kind, actor_id, actor_name, action, type, record_id, aggregate, aggregate_id, label, before, after)
    select 'member', 1 + n % 7, 'Past', (array['insert', 'update'])[1 + n % 2], (array['price', 'order', 'customer'])[1 + n % 3], n::text,
      'product', n::text, repeat('Past ', 20), jsonb_build_object('price', n), jsonb_build_object('price', n + 1)
    from generate_series(1, 20000) n`.execute(base.db);
  await sql`vacuum analyze audit_log`.execute(base.db);
  const counted = countedAudit({ actor: "member:3", type: "price", action: "update" });
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${counted}`.execute(base.db);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Index Only Scan.* using audit_log_by_actor/);
  expect((await counted.execute(base.db)).rows[0]?.total).toBe(476);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { followers } from "./staff-jobs.ts";

const base = useDatabase();

test("what a job's revert follows are aggregates of the audit log", async () => {
  const { rows } = await sql<{ aggregate: string }>`
    select distinct split_part(encode(tgargs, 'escape'), '\\000', 3) as aggregate
    from pg_trigger where tgfoid = 'audit_row'::regproc`.execute(base.db);
  const audited = rows.map(({ aggregate }) => aggregate);
  expect(audited).toContain("product");
  expect(Object.keys(followers).filter((name) => !audited.includes(name))).toEqual([]);
});

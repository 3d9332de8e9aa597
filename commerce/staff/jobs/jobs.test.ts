import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { everything } from "#database/changes/tags.ts";
import { actors } from "#platform/actor.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { cancelJob, resumeJobs, retryJob, revertJob, runJob, startJob } from "./actions.ts";
import { findJob } from "./reads.ts";
import { revertKind } from "./revert.ts";
import type { JobKind, JobKinds } from "./schema.ts";

const base = useDatabase();
const actor = { kind: "key" as const, id: 1, name: "ERP", address: "::1", requestId: null };
const services = () => ({ db: base.db, jobs: { send: async () => undefined } });
const start = (kind: string, input: object, targets: number[]) =>
  actors.run(actor, () => startJob(services(), { kind, input, targets }));

/** Renames one product per step. */
const renaming = (meanwhile: (cursor: number) => Promise<void> = async () => undefined): JobKind => ({
  permission: "catalogue:write",
  async step(trx, { input, targets, cursor }) {
    const { name } = input as { name: string };
    await sql`update products set name = name || ${name} where id = ${targets?.[cursor]}`.execute(trx);
    await meanwhile(cursor);
    return { done: 1, next: cursor + 1 < (targets?.length ?? 0) ? cursor + 1 : null };
  },
});
const kinds = (rename: JobKind = renaming()): JobKinds => ({
  rename,
  revert: revertKind({ product: (trx, ids) => recordProducts(trx, ids.map(Number)) }),
});
const plant = async (count: number) => {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await plantProduct(base.db, { name: "P" })).productId);
  return ids;
};
const names = async (ids: number[]) => {
  const rows = await base.db.selectFrom("products").select("name").where("id", "in", ids).orderBy("id").execute();
  return rows.map(({ name }) => name);
};

describe("long work", () => {
  test("goes on where it was when its connection is killed in the middle of a step, and does nothing twice", async () => {
    const ids = await plant(4);
    let isKilled = false;
    const killing = renaming(async (cursor) => {
      if (cursor !== 2 || isKilled) return;
      isKilled = true;
      await base.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state = 'idle in transaction'",
        [base.name],
      );
    });
    const { id } = await start("rename", { name: "!" }, ids);
    await expect(runJob(base.db, kinds(killing), id)).rejects.toThrow();
    expect(await findJob(base.db, id)).toMatchObject({ status: "running", done: 2, total: 4 });
    expect(await names(ids)).toEqual(["P!", "P!", "P", "P"]);
    await base.pool.query("update staff_jobs set updated_at = now() - interval '2 minutes' where id = $1", [id]);
    await resumeJobs(base.db, kinds(killing));
    expect(await findJob(base.db, id)).toMatchObject({ status: "done", done: 4, startedBy: { name: "ERP" } });
    expect(await names(ids)).toEqual(["P!", "P!", "P!", "P!"]);
  });

  test("after a revert of what no follower knows of, nothing cached is believed", async () => {
    const ids = await plant(1);
    const { id } = await start("rename", { name: "?" }, ids);
    await runJob(base.db, kinds(), id);
    const reverting = await actors.run(actor, () => revertJob(services(), id));
    if (!reverting.ok) throw new Error(reverting.problem.message);
    const without = { ...kinds(), revert: revertKind({ order: null }) };
    await runJob(base.db, without, reverting.value.id);
    expect(await names(ids)).toEqual(["P"]);
    const { rows } = await base.pool.query("select from changes where $1 = any (tags)", [everything]);
    expect(rows).toHaveLength(1);
  });

  test("a change that names no row to write back is reported", async () => {
    const ids = await plant(1);
    const { id } = await start("rename", { name: "?" }, ids);
    await runJob(base.db, kinds(), id);
    await base.pool.query(
      `insert into audit_log (actor_kind, actor_name, job_id, action, type, record_id, aggregate, aggregate_id)
      values ('key', 'ERP', $1, 'update', 'category-text', 'boards/de', 'category', '7'),
        ('key', 'ERP', $1, 'export', 'product', '', 'product', '')`,
      [id],
    );
    const reverting = await actors.run(actor, () => revertJob(services(), id));
    if (!reverting.ok) throw new Error(reverting.problem.message);
    await runJob(base.db, kinds(), reverting.value.id);
    expect(await names(ids)).toEqual(["P"]);
    const { report, done, total } = (await findJob(base.db, reverting.value.id))!;
    expect([done, total]).toEqual([2, 2]);
    expect(report.skipped).toMatchObject([
      { about: { kind: "category-text", id: "boards/de" }, reason: { code: "not-reverted" } },
    ]);
  });

  test("two processes at one job share its steps", async () => {
    const ids = await plant(6);
    const { id } = await start("rename", { name: "+" }, ids);
    await Promise.all([runJob(base.db, kinds(), id), runJob(base.db, kinds(), id)]);
    expect(await findJob(base.db, id)).toMatchObject({ status: "done", done: 6 });
    expect(new Set(await names(ids))).toEqual(new Set(["P+"]));
  });

  test("is taken back from the audit log: what was changed since is skipped and listed", async () => {
    const ids = await plant(3);
    const { id } = await start("rename", { name: "?" }, ids);
    await runJob(base.db, kinds(), id);
    await base.db
      .updateTable("products")
      .set({ name: "Mine" })
      .where("id", "=", ids[1] as number)
      .execute();
    const reverting = await actors.run(actor, () => revertJob(services(), id));
    if (!reverting.ok) throw new Error(reverting.problem.message);
    await runJob(base.db, kinds(), reverting.value.id);
    expect(await names(ids)).toEqual(["P", "Mine", "P"]);
    expect(await findJob(base.db, reverting.value.id)).toMatchObject({
      status: "done",
      done: 3,
      reverts: id,
      report: {
        skippedCount: 1,
        skipped: [
          {
            id: `product ${ids[1]}`,
            why: "was changed since",
            reason: { code: "changed-since" },
            about: { kind: "product", id: `${ids[1]}` },
          },
        ],
      },
    });
    expect((await findJob(base.db, id))?.status).toBe("reverted");
    expect(await revertJob(services(), id)).toMatchObject({ ok: false, problem: { code: "job-state" } });
  });

  test("removed and added rows come and go too", async () => {
    const { productId, variantIds } = await plantProduct(base.db, { prices: { us: 100, ca: 200 } });
    const swapping: JobKind = {
      permission: "catalogue:write",
      async step(trx) {
        await sql`delete from prices where region = 'us' and variant_id = ${variantIds[0]}`.execute(trx);
        await sql`insert into prices (region, variant_id, price) values ('pro', ${variantIds[0]}, 50)`.execute(trx);
        return { done: 1, next: null };
      },
    };
    const { id } = await start("rename", {}, [productId]);
    await runJob(base.db, kinds(swapping), id);
    const reverting = await revertJob(services(), id);
    if (!reverting.ok) throw new Error(reverting.problem.message);
    await runJob(base.db, kinds(), reverting.value.id);
    const rows = await base.db.selectFrom("prices").selectAll().where("variant_id", "in", variantIds).execute();
    expect(rows.map(({ region, price }) => `${region} ${price}`).sort()).toEqual(["ca 200", "us 100"]);
  });

  test("a cancelled job stops before its next step, and goes on when it is tried again", async () => {
    const ids = await plant(3);
    const job: { id: number } = await start("rename", { name: "~" }, ids);
    const interrupted = renaming(async (cursor) => {
      if (cursor === 1) throw new Error("interrupted");
    });
    await expect(runJob(base.db, kinds(interrupted), job.id)).rejects.toThrow("interrupted");
    expect(await cancelJob(services(), job.id)).toMatchObject({ ok: true, value: { status: "running" } });
    await runJob(base.db, kinds(), job.id);
    expect((await findJob(base.db, job.id))?.status).toBe("cancelled");
    expect(await names(ids)).toEqual(["P~", "P", "P"]);
    expect((await retryJob(services(), job.id)).ok).toBe(true);
    await runJob(base.db, kinds(), job.id);
    expect(await names(ids)).toEqual(["P~", "P~", "P~"]);
  });

  test("what fails again and again is given up, and says why", async () => {
    const { id } = await start("rename", {}, await plant(1));
    const failing: JobKind = {
      permission: "catalogue:write",
      step: async () => {
        throw new Error("no such luck");
      },
    };
    for (let round = 1; round < 5; round += 1)
      await expect(runJob(base.db, kinds(failing), id)).rejects.toThrow("no such luck");
    await runJob(base.db, kinds(failing), id);
    expect(await findJob(base.db, id)).toMatchObject({ status: "failed", report: { error: "no such luck" } });
  });
});

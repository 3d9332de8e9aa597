import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { resumeJobs, runJob } from "#commerce/staff/jobs/actions.ts";
import { locks } from "#database/locks.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { counts, csv, small, useImports } from "#tests/support/imports.ts";

const sample = await readFile("tests/support/samples/shopify-products.csv", "utf8");
const { base: empty, ask, tried, imported, stored } = useImports();

describe("a dry run", () => {
  test("waits for nobody, and nobody for it: the catalogue's lock and rows of products may be held", async () => {
    await imported(small("one,One,Shell,ONE,10"));
    const holder = await empty.pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select pg_advisory_xact_lock($1)", [locks.catalogue]);
      await holder.query("select from products for update");
      const { meta } = await tried(small("one,Eins,Shell,ONE,10", "two,Two,Shell,TWO,10"));
      expect(meta.counts).toEqual(counts(1, 1, 0, 0));
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  });

  test("says what the import then does, field by field, and the import writes nothing that stays as it is", async () => {
    await imported(sample, "market=eu_region_1");
    const at = async () => (await empty.pool.query("select uid, version, updated_at from products order by id")).rows;
    const before = await at();
    expect((await imported(sample, "market=eu_region_1")).report.counts).toEqual(counts(0, 0, 30, 0));
    expect(await at()).toEqual(before);
    const file = sample.replaceAll("29.95", "31.50").replaceAll("Nordlys", "Südlicht");
    const said = (await tried(file, "&market=eu_region_1")).data.filter(
      ({ outcome }: { outcome: string }) => outcome === "changed",
    );
    const former = await stored();
    expect((await imported(file, "market=eu_region_1")).report.counts.changed).toBe(said.length);
    const now = await stored();
    const changed = now.filter((one, place) => JSON.stringify(one) !== JSON.stringify(former[place]));
    expect(changed.map(({ uid }) => uid).sort()).toEqual(said.map(({ key }: { key: string }) => key).sort());
    expect((await tried(file, "&market=eu_region_1")).meta.counts).toEqual(counts(0, 0, 30, 0));
  });
});

describe("the job", () => {
  const many = (title: string) =>
    small(...Array.from({ length: 250 }, (_, at) => `item-${at},${title} ${at},Shell,ITEM-${at},${at + 1}`));

  test("killed half-way it goes on, and does nothing twice", async () => {
    const { job } = (await ask("POST", "/imports", many("Thing"))).json();
    let steps = 0;
    const killing = {
      ...staffJobKinds,
      import: {
        permission: "imports:write" as const,
        async step(...given: Parameters<NonNullable<typeof staffJobKinds.import>["step"]>) {
          const done = await (staffJobKinds.import as NonNullable<typeof staffJobKinds.import>).step(...given);
          steps += 1;
          if (steps === 2)
            await empty.pool.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state = 'idle in transaction'",
              [empty.name],
            );
          return done;
        },
      },
    };
    await expect(runJob(empty.db, killing, job.id)).rejects.toThrow();
    expect((await ask("GET", `/jobs/${job.id}`)).json()).toMatchObject({ status: "running", done: 100, total: 250 });
    expect(await stored()).toHaveLength(100);
    await empty.pool.query("update staff_jobs set updated_at = now() - interval '2 minutes'");
    await resumeJobs(empty.db, staffJobKinds);
    expect((await ask("GET", `/jobs/${job.id}`)).json()).toMatchObject({
      status: "done",
      done: 250,
      report: { counts: counts(250, 0, 0, 0) },
    });
    expect(await stored()).toHaveLength(250);
  });

  test("is taken back as a whole: what it made goes, what it changed is as it was", async () => {
    await imported(small("item-0,Before,Shell,ITEM-0,7", "other,Other,Shell,OTHER,8"));
    const before = await stored();
    const job = await imported(many("Thing"));
    expect(job.report.counts).toEqual(counts(249, 1, 0, 0));
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(empty.db, staffJobKinds, reverting.id);
    expect((await ask("GET", `/jobs/${reverting.id}`)).json()).toMatchObject({ status: "done", report: {} });
    expect(await stored()).toEqual(before);
    const { rows } = await empty.pool.query("select name from listings where region = 'us' order by name");
    expect(rows).toEqual([{ name: "Before" }, { name: "Other" }]);
  });

  test("a product that it made stays, and is listed, when somebody gave it a variant since", async () => {
    const job = await imported(
      csv("uid,name,kind,sku,variant_sku", "wax,Wax,care,WAX,WAX-1", "file,File,care,FILE,FILE-1"),
    );
    const find = async () => (await ask("GET", "/catalog/products?uid=wax")).json().data[0];
    const { id, variants } = await find();
    const given = {
      options: [{ display_name: "Size", type: "rectangles", option_values: [{ label: "S" }, { label: "L" }] }],
      variants: [
        { id: variants[0].id, option_values: [{ option_display_name: "Size", label: "S" }] },
        { sku: "WAX-2", option_values: [{ option_display_name: "Size", label: "L" }] },
      ],
    };
    const put = await ask("PUT", `/catalog/products/${id}`, JSON.stringify(given), {
      "content-type": "application/json",
    });
    expect(put.statusCode, put.body).toBe(200);
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(empty.db, staffJobKinds, reverting.id);
    const { report } = (await ask("GET", `/jobs/${reverting.id}`)).json();
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ about: { kind: "product", id: String(id) }, why: "was changed since" }),
    );
    expect((await stored()).map(({ uid }) => uid)).toEqual(["wax"]);
    expect((await find()).variants.map(({ sku }: { sku: string }) => sku)).toContain("WAX-2");
  });

  test("says from where on stock is low and where it lies, leaves what it does not say, and is taken back", async () => {
    const head = "uid,name,kind,sku,variant_sku,inventory_level,inventory_warning_level,bin_picking_number";
    await imported(csv(head, "gaiter,Gaiter,care,GAITER,GAITER-1,3,7,A-12"));
    const kept = async () => {
      const { rows } = await empty.pool.query(
        "select available, low_at, shelf from stock join variants v on v.id = variant_id where sku = 'GAITER-1'",
      );
      return rows[0];
    };
    expect(await kept()).toEqual({ available: 3, low_at: 7, shelf: "A-12" });
    const narrow = csv("uid,variant_sku,bin_picking_number", "gaiter,GAITER-1, B-2 ");
    expect((await tried(narrow)).data[0].changes).toEqual([
      { field: "GAITER-1 bin_picking_number", before: "A-12", after: "B-2" },
    ]);
    const job = await imported(narrow);
    expect(await kept()).toEqual({ available: 3, low_at: 7, shelf: "B-2" });
    expect((await tried(narrow)).meta.counts).toEqual(counts(0, 0, 1, 0));
    await imported(csv("uid,variant_sku,inventory_warning_level", "gaiter,GAITER-1,"));
    expect(await kept()).toEqual({ available: 3, low_at: null, shelf: "B-2" });
    expect((await tried(csv("uid,variant_sku,inventory_warning_level", "gaiter,GAITER-1,few"))).data[0]).toMatchObject({
      outcome: "refused",
      reasons: expect.arrayContaining([expect.objectContaining({ row: 2, column: "inventory_warning_level" })]),
    });
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(empty.db, staffJobKinds, reverting.id);
    expect(await kept()).toEqual({ available: 3, low_at: null, shelf: "A-12" });
  });

  test("the ledger says that stock was imported, and that it was taken back by which job", async () => {
    const file = (pieces: number) =>
      csv("uid,name,kind,sku,variant_sku,inventory_level", `wax,Wax,care,WAX,WAX-1,${pieces}`);
    await imported(file(3));
    const job = await imported(file(8));
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(empty.db, staffJobKinds, reverting.id);
    const { rows } = await empty.pool.query(
      "select change, available, reason, note from stock_ledger join variants v on v.id = variant_id where sku = 'WAX-1' order by stock_ledger.id",
    );
    expect(rows).toEqual([
      { change: 3, available: 3, reason: "import", note: "" },
      { change: 5, available: 8, reason: "import", note: "" },
      { change: -5, available: 3, reason: "revert", note: `#${job.id}` },
    ]);
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { resumeJobs, runJob } from "#commerce/staff/jobs/actions.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { counts, csv, small, useImports } from "#tests/support/imports.ts";

const sample = await readFile("tests/support/samples/shopify-products.csv", "utf8");
const { base: empty, ask, tried, imported, stored } = useImports();

describe("Shopify's products", () => {
  test("a dry run says what would be made, and writes nothing", async () => {
    const { data, meta } = await tried(sample);
    expect(meta).toMatchObject({ format: "shopify", market: "us", total: 30, counts: counts(30, 0, 0, 0) });
    expect(meta.ignored).toEqual(expect.arrayContaining(["SEO Title", "Variant Tax Code"]));
    expect(data[0]).toMatchObject({ row: 2, key: "alpine-drift-jacket", outcome: "made", notes: [] });
    expect(data[4].notes).toContain("made-sku");
    expect(await stored()).toEqual([]);
    expect((await ask("GET", "/jobs")).json().data).toEqual([]);
  });

  test("come in with variants, prices, stock and plain words, and once more without a change", async () => {
    expect(await imported(sample, "market=eu_region_1")).toMatchObject({
      status: "done",
      total: 30,
      done: 30,
      canRevert: true,
      report: { counts: counts(30, 0, 0, 0) },
    });
    const products = await stored();
    expect(products.find(({ uid }) => uid === "alpine-drift-jacket")).toMatchObject({
      name: "Alpine Drift Jacket",
      brand: "Nordlys",
      kind: "outerwear",
      is_visible: true,
      description: "Alpine Drift Jacket\nMade to last.\nTested <-20 °C.",
      attributes: { tags: ["winter", "outerwear", "sale"] },
      options: [{ display_name: "Color" }, { display_name: "Size", option_values: { length: 3 } }],
    });
    const [jacket] = products;
    expect((jacket?.variants as unknown as object[] | undefined)?.[0]).toMatchObject({
      sku: "ALPINE-INK-S",
      prices: [{ region: "eu_region_1", currency: "EUR", price: 29.95, retail_price: 39.95 }],
      inventory_level: 0,
    });
    expect(JSON.stringify(products)).not.toMatch(/alert|onclick|<\/?(p|li|h3|script)/);
    expect(products.find(({ uid }) => uid === "eiger-beanie")).toMatchObject({ is_visible: false });
    const again = await tried(sample, "&market=eu_region_1");
    expect(again.meta.counts).toEqual(counts(0, 0, 30, 0));
    // Prices of other price lists are kept.
    await imported(small("foehn,Foehn,Shell,F1,10"), "market=us");
    await imported(small("foehn,Foehn,Shell,F1,12"), "market=ca");
    const foehn = (await stored()).find(({ uid }) => uid === "foehn");
    expect(foehn).toMatchObject({
      variants: [
        {
          prices: [
            { region: "us", price: 10 },
            { region: "ca", price: 12 },
          ],
        },
      ],
    });
  });

  test("says field by field what would change, and why something is refused, with row and column", async () => {
    await imported(small("one,One,Shell,ONE,10", "two,Two,Shell,TWO,10"));
    const file = small(
      "one,Eins,Shell,ONE,11.5",
      "two,Two,Shell,ONE,10",
      "three,,Shell,T,1",
      "four,Four,Shell,F,cheap",
      "one,One,Shell,X,1",
    );
    const { data, meta } = await tried(file);
    expect(meta.counts).toEqual(counts(0, 1, 0, 4));
    expect(data[0].changes).toMatchObject([
      { field: "name", before: "One", after: "Eins" },
      { field: "ONE price us", before: "10", after: "11.5" },
    ]);
    expect(data.slice(1).map(({ reasons }: { reasons: object[] }) => reasons[0])).toMatchObject([
      { row: 3, column: "Variant SKU", why: "is there twice: row 2 has it too" },
      { row: 4, column: "Title", why: "is required of a new product", reason: { code: "required-of-new-product" } },
      { row: 5, column: "Variant Price", why: "is no amount: cheap" },
      { row: 6, column: "Handle", why: "is there twice: row 2 has it too" },
    ]);
  });

  test("what it says is a file too: a line for each field and reason, of the rows that are shown, without formulas", async () => {
    await imported(small("one,One,Shell,ONE,10"));
    const file = small("one,=Eins,Shell,ONE,11.5", "four,Four,Shell,F,cheap", "five,Five,Shell,V,5");
    const report = async (query = "") => {
      const answer = await ask("POST", `/imports/report${query}`, file);
      expect(answer.headers["content-type"]).toContain("text/csv");
      return answer.body.replace("\ufeff", "").trimEnd().split("\r\n");
    };
    const lines = await report();
    expect(lines[0]).toBe("row,key,name,outcome,field,before,after,reason_row,reason");
    expect(lines).toContain("2,one,'=Eins,changed,name,One,'=Eins,,");
    expect(lines).toContain("2,one,'=Eins,changed,ONE price us,10,11.5,,");
    expect(lines.join("\n")).toContain("\n4,five,Five,made,");
    expect(await report("?outcome=refused&q=FOU")).toEqual([
      lines[0],
      "3,four,Four,refused,Variant Price,,,3,is no amount: cheap",
    ]);
    expect((await stored()).map(({ name }) => name)).toEqual(["One"]);
    const { rows } = await empty.pool.query("select type, after from audit_log where action = 'export'");
    expect(rows.at(-1)).toMatchObject({ type: "import", after: { outcome: "refused", searched: true } });
    expect((await ask("POST", "/imports/report", "nothing known\r\n1\r\n")).statusCode).toBe(422);
  });

  test("what was refused is downloaded, mended and sent again", async () => {
    const job = await imported(small("one,One,Shell,ONE,10", "two,=Two,Shell,TWO,cheap"));
    expect(job.report).toMatchObject({ counts: counts(1, 0, 0, 1), skippedCount: 1 });
    const refused = await ask("GET", `/jobs/${job.id}/refused.csv`);
    expect(refused.headers["content-type"]).toContain("text/csv");
    expect(refused.body).toBe(
      "\ufeffHandle,Title,Type,Variant SKU,Variant Price,refused_because\r\ntwo,'=Two,Shell,TWO,cheap,Variant Price is no amount: cheap\r\n",
    );
    expect((await imported(refused.body.replace("TWO,cheap", "TWO,9"))).report.counts).toEqual(counts(1, 0, 0, 0));
    expect((await stored()).map(({ name }) => name)).toEqual(["One", "=Two"]);
    expect((await ask("GET", "/jobs/999/refused.csv")).statusCode).toBe(404);
  });
});

describe("a dry run", () => {
  test("waits for nobody, and nobody for it: the catalogue's lock and rows of products may be held", async () => {
    await imported(small("one,One,Shell,ONE,10"));
    const holder = await empty.pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select pg_advisory_xact_lock(4710120)");
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

import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportFile } from "#commerce/catalog/management/files.ts";
import { resumeJobs, runJob } from "#commerce/staff/jobs/actions.ts";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const sample = await readFile("tests/support/samples/shopify-products.csv", "utf8");
const empty = useDatabase();
const demo = useDemoWorld();
let app: App;
let key: string;

async function openShop(base: ReturnType<typeof useDatabase>) {
  const shop = await openApp(base.db);
  const permissions = ["imports:write", "exports:write", "jobs:read", "catalogue:write"] as const;
  return { shop, token: (await addKey(base.db, "Import", [...permissions])).key };
}

beforeAll(async () => {
  const opened = await openShop(empty);
  app = opened.shop;
  key = opened.token;
  return () => app.close();
});
beforeEach(() => sql`truncate products, staff_jobs, import_files cascade`.execute(empty.db));

const ask = (method: string, path: string, payload?: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method, url: `/api${path}`, payload },
    headers: {
      authorization: `Bearer ${key}`,
      ...(payload !== undefined && { "content-type": "text/csv" }),
      ...headers,
    },
  } as InjectOptions);
const tried = async (file: string | Buffer, query = "") =>
  (await ask("POST", `/imports?dry_run=1${query}`, file)).json();
const counts = (made: number, changed: number, unchanged: number, refused: number) => ({
  ...{ made, changed, unchanged, refused },
});
/** Posts it and works through it. */
async function imported(file: string, query = "") {
  const answer = await ask("POST", `/imports?${query}`, file);
  expect(answer.statusCode, answer.body).toBe(202);
  const { id } = answer.json().job;
  await runJob(empty.db, staffJobKinds, id);
  return (await ask("GET", `/jobs/${id}`)).json();
}
const stored = async () => {
  let text = "";
  for await (const part of exportFile(empty.db)) text += part;
  return JSON.parse(text).products as Record<string, never>[];
};
const csv = (...rows: string[]) => `${rows.join("\r\n")}\r\n`;
const small = (...rows: string[]) => csv("Handle,Title,Type,Variant SKU,Variant Price", ...rows);

describe("Shopify's products", () => {
  test("a dry run says what would be made, and writes nothing", async () => {
    const { data, meta } = await tried(sample);
    expect(meta).toMatchObject({ format: "shopify", market: "us", total: 30, counts: counts(30, 0, 0, 0) });
    expect(meta.ignored).toEqual(expect.arrayContaining(["Variant Grams", "SEO Title", "Image Src"]));
    expect(data[0]).toMatchObject({ row: 2, key: "alpine-drift-jacket", outcome: "made", notes: ["pictures"] });
    expect(data[4].notes).toContain("made-sku");
    expect(await stored()).toEqual([]);
    expect((await ask("GET", "/jobs")).json().data).toEqual([]);
  });

  test("come in with variants, prices, stock and plain words, and once more without a change", async () => {
    expect(await imported(sample, "market=eu_region_1")).toMatchObject({
      ...{ status: "done", total: 30, done: 30, canRevert: true },
      report: { counts: counts(30, 0, 0, 0) },
    });
    const products = await stored();
    expect(products.find(({ uid }) => uid === "alpine-drift-jacket")).toMatchObject({
      ...{ name: "Alpine Drift Jacket", brand: "Nordlys", kind: "outerwear", is_visible: true },
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
    // Prices of other price lists stay.
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
    expect(data[0].changes).toEqual([
      { field: "name", before: "One", after: "Eins" },
      { field: "ONE price us", before: "10", after: "11.5" },
    ]);
    expect(data.slice(1).map(({ reasons }: { reasons: object[] }) => reasons[0])).toEqual([
      { row: 3, column: "Variant SKU", why: "is named twice" },
      { row: 4, column: "Title", why: "is required of a new product" },
      { row: 5, column: "Variant Price", why: "is no amount: cheap" },
      { row: 6, column: "Handle", why: "is there twice: row 2 has it too" },
    ]);
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

describe("the job", () => {
  const many = (title: string) =>
    small(...Array.from({ length: 250 }, (_, at) => `item-${at},${title} ${at},Shell,ITEM-${at},${at + 1}`));

  test("killed half-way it goes on, and does nothing twice", async () => {
    const { job } = (await ask("POST", "/imports", many("Thing"))).json();
    let steps = 0;
    const killing = {
      ...staffJobKinds,
      import: {
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
      ...{ status: "done", done: 250 },
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
});

describe("files that are none", () => {
  const heads = "uid,sku,kind,name\r\n";
  test.each<[string, string | Buffer, RegExp]>([
    ["UTF-16", Buffer.from(`\ufeff${heads}`, "utf16le"), /UTF-16/],
    ["UTF-16 without a mark", Buffer.from(heads, "utf16le"), /UTF-16/],
    ["Latin-1", Buffer.from(`${heads}a,A,b,F\xf6hn\r\n`, "latin1"), /not in UTF-8/],
    ["compressed", gzipSync(heads), /UTF-8|CSV/],
    ["empty", "", /empty|text\/csv/],
    ["another table", "name,price\r\n", /neither a column uid/],
    ["a column twice", "uid,name,name\r\n", /name is there twice/],
    ["an open quotation mark", `${heads}"a,A,b,c`, /no CSV/],
    ["a row without an end", `${heads}a,A,b,${"x".repeat(2 * 1024 * 1024)}`, /no CSV/],
  ])("%s: refused with a clear message, and nothing is kept", async (_, file, why) => {
    for (const query of ["?dry_run=1", ""]) {
      const answer = await ask("POST", `/imports${query}`, file);
      expect([answer.statusCode, answer.json().errors?.file ?? answer.json().title]).toEqual([
        422,
        expect.stringMatching(why),
      ]);
    }
    expect((await empty.pool.query("select from import_files")).rows).toEqual([]);
  });

  test("a file of another type, and one that promises too much", async () => {
    expect((await ask("POST", "/imports", "{}", { "content-type": "application/json" })).statusCode).toBe(415);
    const large = await ask("POST", "/imports", heads, { "content-length": String(2 ** 30) });
    expect(large.statusCode).toBe(413);
  });

  test("over a real connection the answer comes although the file was not read to its end", async () => {
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    for (const file of [Buffer.alloc(8_000_000, Buffer.from("uid\n", "utf16le")), Buffer.alloc(8_000_000, "price\n")]) {
      const answer = await fetch(`${address}/api/imports`, {
        ...{ method: "POST", body: file },
        headers: { authorization: `Bearer ${key}`, "content-type": "text/csv" },
      });
      expect(answer.status).toBe(422);
    }
  });

  test("null characters are refused, escaped ones are text, and empty lines are nothing", async () => {
    const head = "uid,sku,kind,name,variant_sku";
    const file = csv(head, "a,A,wax,A\0,A", "b,B,wax,a\\u0000b,B", "", "c,C,wax,C,C", ",,,,C2", "", "", "");
    const { data, meta } = await tried(file);
    expect(meta.counts).toEqual(counts(1, 0, 0, 2));
    expect(data.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
      [2, "refused"],
      [3, "made"],
      [5, "refused"],
    ]);
    expect((await imported(file)).report.counts).toEqual(counts(1, 0, 0, 2));
    expect((await stored()).map(({ name }) => name)).toEqual(["a\\u0000b"]);
    const twice = await tried(small("föhn,A,Shell,F1,1", "fohn,B,Shell,F2,1"));
    expect(twice.data[1].reasons[0]).toEqual({ row: 3, column: "Handle", why: "is there twice: row 2 has it too" });
    expect((await ask("POST", "/imports", "uid,na\0me\r\n")).statusCode).toBe(422);
  });

  test("a mark before UTF-8 and semicolons are understood", async () => {
    const { meta } = await tried('\ufeffuid;sku;kind;name\r\nföhn;F;shell;Föhn\r\nfoehn;F2;shell;"Föhn; warm"\r\n');
    expect(meta.counts).toEqual(counts(1, 0, 0, 1));
  });
});

describe("our CSV", () => {
  test("the whole demo catalogue goes out, and back in without a difference", async () => {
    const { shop, token } = await openShop(demo);
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await shop.inject({ url: "/api/exports/products.csv", headers });
    const again = await shop.inject({
      ...{ method: "POST", url: "/api/imports?dry_run=1", payload: body },
      headers: { ...headers, "content-type": "text/csv" },
    });
    const { data, meta } = again.json();
    expect(data.filter(({ outcome }: { outcome: string }) => outcome !== "unchanged")).toEqual([]);
    expect(meta.ignored).toEqual([]);
    expect(meta.counts.unchanged).toBeGreaterThan(160);
    await shop.close();
  });

  test("what spreadsheets take for formulas is made safe, and reads back as it was", async () => {
    const texts = ["=1+1", "+A", "-x", "@y", "'=z", "''-q", "'plain", 'a "quoted", one\nand two', "a, b; c"];
    const rows = texts.map(
      (text, at) => `f-${at},F-${at},wax,"${text.replaceAll('"', '""').replace(/^(?='*[=+\-@])/, "'")}"`,
    );
    await imported(
      csv("uid,sku,kind,description,name".replace("description,", ""), ...rows.map((row) => row.replace("\n", " "))),
    );
    await sql`update products set description = name`.execute(empty.db);
    const before = await stored();
    const { body } = await ask("GET", "/exports/products.csv");
    expect(body).not.toMatch(/(^|,)"?[=+\-@]/m);
    await sql`truncate products cascade`.execute(empty.db);
    expect((await imported(body)).report.counts).toEqual(counts(texts.length, 0, 0, 0));
    expect(await stored()).toEqual(before);
  });

  test("columns that are not there say nothing; those that nothing is made of are named", async () => {
    await imported(csv("uid,sku,kind,name,price_us,inventory_level,variant_sku", "wax,WAX,wax,Wax,9.5,4,WAX"));
    const { data, meta } = await tried(csv("uid,name,colour", "wax,Warm wax,red"));
    expect(meta.ignored).toEqual(["colour"]);
    expect(data[0].changes).toEqual([{ field: "name", before: "Wax", after: "Warm wax" }]);
    const wrong = await tried(csv("uid,is_new,price_us,variant_sku,categories", "wax,perhaps,free,WAX,nowhere"));
    expect(wrong.data[0].reasons.map(({ column }: { column: string }) => column).sort()).toEqual([
      "is_new",
      "price_us",
    ]);
  });

  test("a key of one market writes no other's prices", async () => {
    await sql`update staff_keys set markets = '{ca}'`.execute(empty.db);
    const refused = await ask("POST", "/imports?dry_run=1", small("one,One,Shell,ONE,10"));
    expect([refused.statusCode, refused.json().market]).toEqual([403, "us"]);
    expect((await ask("POST", "/imports?dry_run=1&market=ca", small("one,One,Shell,ONE,10"))).statusCode).toBe(200);
    await sql`update staff_keys set markets = null`.execute(empty.db);
  });
});

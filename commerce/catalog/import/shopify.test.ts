import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { counts, small, useImports } from "#tests/support/imports.ts";

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

import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { counts, csv, openShopFor, small, useImports } from "#tests/support/imports.ts";

const { base: empty, shop, ask, tried, imported, stored } = useImports();
const demo = useDemoWorld();

describe("files that are none", () => {
  const heads = "uid,sku,kind,name\r\n";
  const insideQuote = (row: number) =>
    new RegExp(`^Row ${row} has a quote .* inside a cell. Put the whole cell in quotes`);
  test.each<[string, string | Buffer, RegExp]>([
    ["UTF-16", Buffer.from(`\ufeff${heads}`, "utf16le"), /UTF-16/],
    ["UTF-16 without a mark", Buffer.from(heads, "utf16le"), /UTF-16/],
    ["Latin-1", Buffer.from(`${heads}a,A,b,F\xf6hn\r\n`, "latin1"), /not in UTF-8/],
    ["compressed", gzipSync(heads), /UTF-8|CSV/],
    ["empty", "", /empty|text\/csv/],
    ["another table", "name,price\r\n", /none that is known/],
    ["a column twice", "uid,name,name\r\n", /name is there twice/],
    ["an open quotation mark", `${heads}a,A,b,"c\r\nb,B,b,d\r\n`, /^Row 2 opens a quote .* never closed/],
    ["an open one in the first row", 'uid,"name\r\na,A\r\n', /^Row 1 opens a quote .* never closed/],
    ["a quotation mark inside a cell", `${heads}a,A,b,c\r\nb,B,b,Board 6" wide\r\n`, insideQuote(3)],
    ["one in the first row", 'uid,na"me\r\na,A\r\n', insideQuote(1)],
    ["one after a cell of several lines", `${heads}a,A,b,"c\r\nd"\r\nb,B,b,Board 6" wide\r\n`, insideQuote(3)],
    ["text after a quotation mark", `${heads}a,A,b,c\r\nb,B,b,"Board 6" wide\r\n`, /^Row 3 goes on after .* Double/],
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

  test("a misplaced quotation mark is told wherever a file is read, by row and with what to do", async () => {
    const file = `${heads}a,A,b,c\r\nb,B,b,Board 6" wide\r\n`;
    for (const path of ["/imports", "/imports?dry_run=1", "/imports/report", "/imports/columns"]) {
      const answer = await ask("POST", path, file);
      expect([path, answer.statusCode, answer.json().errors?.file]).toEqual([
        path,
        422,
        expect.stringMatching(insideQuote(3)),
      ]);
    }
    const doubled = await tried(file.replace('Board 6" wide', '"Board 6"" wide"'));
    expect(doubled.data.map(({ name }: { name: string }) => name)).toEqual(["c", 'Board 6" wide']);
  });

  test("the columns are read from a beginning that ends inside a quoted cell, or half-way through a line's end", async () => {
    for (const end of ['"c, which goes', '"c"\r']) {
      const answer = await ask("POST", "/imports/columns", `${heads}a,A,b,${end}`);
      expect([answer.statusCode, answer.json().format]).toEqual([200, "ours"]);
    }
  });

  test("a file of another type, and one that promises too much", async () => {
    expect((await ask("POST", "/imports", "{}", { "content-type": "application/json" })).statusCode).toBe(415);
    const large = await ask("POST", "/imports", heads, { "content-length": String(2 ** 30) });
    expect(large.statusCode).toBe(413);
  });

  test("over a real connection the answer comes although the file was not read to its end", async () => {
    const address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    for (const file of [Buffer.alloc(8_000_000, Buffer.from("uid\n", "utf16le")), Buffer.alloc(8_000_000, "price\n")]) {
      const answer = await fetch(`${address}/api/imports`, {
        method: "POST",
        body: file,
        headers: { authorization: `Bearer ${shop.key}`, "content-type": "text/csv" },
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
    expect(twice.data[1].reasons[0]).toMatchObject({
      row: 3,
      column: "Handle",
      why: "is there twice: row 2 has it too",
    });
    expect((await ask("POST", "/imports", "uid,na\0me\r\n")).statusCode).toBe(422);
  });

  test("a mark before UTF-8 and semicolons are understood", async () => {
    const { meta } = await tried('\ufeffuid;sku;kind;name\r\nföhn;F;shell;Föhn\r\nfoehn;F2;shell;"Föhn; warm"\r\n');
    expect(meta.counts).toEqual(counts(1, 0, 0, 1));
  });
});

describe("our CSV", () => {
  test("the whole demo catalogue goes out, and back in without a difference", async () => {
    const other = await openShopFor(demo);
    const headers = { authorization: `Bearer ${other.key}` };
    const { body } = await other.app.inject({ url: "/api/exports/products.csv", headers });
    const again = await other.app.inject({
      method: "POST",
      url: "/api/imports?dry_run=1",
      payload: body,
      headers: { ...headers, "content-type": "text/csv" },
    });
    const { data, meta } = again.json();
    expect(data.filter(({ outcome }: { outcome: string }) => outcome !== "unchanged")).toEqual([]);
    expect(meta.ignored).toEqual([]);
    expect(meta.counts.unchanged).toBeGreaterThan(160);
    await other.app.close();
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

  test("3.12 sales with days go out and come in without a difference; what is wrong is told in its column", async () => {
    const head = "uid,sku,kind,name,variant_sku,price_us,sale_price_us,sale_from_us,sale_until_us,retail_price_us";
    const file = csv(head, "sale,SALE,wax,Sale,SALE,100,79.95,2199-12-01T08:00:00Z,2199-12-24T23:00:00+01:00,110");
    expect((await imported(file)).report.counts.made).toBe(1);
    const { body } = await ask("GET", "/exports/products.csv");
    const [columns, ...rows] = body.split("\r\n").map((line) => line.split(","));
    const own = rows.find(([uid]) => uid === "sale") ?? [];
    const cell = (name: string) => own[columns?.indexOf(name) ?? -1];
    expect(["price_us", "sale_price_us", "sale_from_us", "sale_until_us", "retail_price_us"].map(cell)).toEqual([
      "100",
      "79.95",
      "2199-12-01T08:00:00.000Z",
      "2199-12-24T22:00:00.000Z",
      "110",
    ]);
    expect((await tried(body)).meta.counts).toMatchObject({ made: 0, changed: 0, refused: 0 });
    const { data } = await tried(csv(head, "sale,SALE,wax,Sale,SALE,100,100,2199-12-01T08:00:00Z,,"));
    expect(data[0].reasons[0]).toMatchObject({ column: "sale_price_us", why: "must be below price" });
    const changed = await tried(
      csv(head, "sale,SALE,wax,Sale,SALE,100,75,2199-12-01T08:00:00Z,2199-12-24T22:00:00Z,110"),
    );
    expect(changed.data[0].changes).toEqual([{ field: "SALE sale_price us", before: "79.95", after: "75" }]);
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

  test("a key of one market neither takes back nor retries nor stops imports of another's prices", async () => {
    const prices = (market: string) => csv(`uid,sku,kind,name,variant_sku,price_${market}`, "wax,WAX,wax,Wax,WAX,9.5");
    const [shopifys, ours] = [await imported(small("one,One,Shell,ONE,10"), "market=us"), await imported(prices("us"))];
    const own = await imported(prices("ca"));
    const undoing = (await ask("POST", `/jobs/${ours.id}/revert`)).json().job;
    await sql`update staff_keys set markets = '{ca}'`.execute(empty.db);
    for (const { id } of [shopifys, ours, undoing])
      for (const wish of ["revert", "retry", "cancel"]) {
        const refused = await ask("POST", `/jobs/${id}/${wish}`);
        expect([wish, refused.statusCode, refused.json().market]).toEqual([wish, 403, "us"]);
      }
    expect((await ask("POST", `/jobs/${own.id}/revert`)).statusCode).toBe(202);
    await sql`update staff_keys set markets = null`.execute(empty.db);
    expect((await ask("POST", `/jobs/${shopifys.id}/revert`)).statusCode).toBe(202);
  });
});

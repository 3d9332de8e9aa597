import { expect, test } from "vitest";
import { counts, csv, useImports } from "#tests/support/imports.ts";

const { ask, tried, imported, stored } = useImports();
const file = csv(
  "Artikelnummer,Bezeichnung,Preis,Bestand,Farbe",
  "AB 100,Wachs,9.50,12,rot",
  "AB 200,Kantenfeile,billig,3,rot",
  'AB 300,"Bürste, lang",4,,blau',
);
const header = ["Artikelnummer", "Bezeichnung", "Preis", "Bestand", "Farbe"];
const columns = { Artikelnummer: "uid", Bezeichnung: "name", Preis: "price_us", Bestand: "inventory_level" };
const name = (body: object) =>
  ask("PUT", "/imports/mappings", JSON.stringify(body), { "content-type": "application/json" });

test("the columns of an unknown file are shown with samples, named, and remembered by its header row", async () => {
  const first = (await ask("POST", "/imports/columns", file)).json();
  expect(first).toMatchObject({ format: null, mapping: null });
  expect(first.columns[4]).toEqual({ name: "Farbe", samples: ["rot", "blau"] });
  expect(first.formats.map((one: { name: string }) => one.name)).toContain("shopify-customers");
  expect((await ask("POST", "/imports?dry_run=1", file)).statusCode).toBe(422);

  expect((await name({ header, format: "ours", columns })).json()).toEqual({ format: "ours", columns });
  expect((await ask("POST", "/imports/columns", file)).json()).toMatchObject({
    format: "ours",
    mapping: { columns },
  });
  const { data, meta } = await tried(file);
  expect(meta).toMatchObject({ format: "ours", counts: counts(2, 0, 0, 1), ignored: ["Farbe"] });
  // Named as in the file.
  expect(data[1].reasons[0]).toMatchObject({ row: 3, column: "Preis" });

  const job = await imported(file);
  expect(job.report.counts).toEqual(counts(2, 0, 0, 1));
  const products = (await stored()) as unknown as { uid: string; variants: object[] }[];
  expect(products).toMatchObject([
    { uid: "ab-100", name: "Wachs", variants: [{ prices: [{ region: "us", price: 9.5 }], inventory_level: 12 }] },
    { uid: "ab-300", name: "Bürste, lang" },
  ]);
  // The file of refused items keeps the file's columns, and is understood when it is imported again.
  const refused = (await ask("GET", `/jobs/${job.id}/refused.csv`)).body;
  expect(refused.split("\r\n")[0]).toBe("\ufeffArtikelnummer,Bezeichnung,Preis,Bestand,Farbe,refused_because");
  expect((await imported(refused.replace("billig", "19"))).report.counts).toEqual(counts(1, 0, 0, 0));
  expect((await tried(file.replace("billig", "19"))).meta.counts).toEqual(counts(0, 0, 3, 0));
});

test("what a mapping says wrongly is named column by column", async () => {
  const wrong = await name({
    header,
    format: "ours",
    columns: { Bezeichnung: "name", Preis: "colour", Nowhere: "sku", Farbe: "name" },
  });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    {
      "columns.Preis": "there is no field colour",
      "columns.Nowhere": "is no column of the file",
      "columns.Farbe": "name is named twice",
      uid: "some column has to be it",
    },
  ]);
  expect((await name({ header, format: "other", columns })).json().errors).toEqual({ format: "is unknown" });
});

test("the beginning of a file is enough to see its columns", async () => {
  const long = csv("Code,Text", ...Array.from({ length: 400 }, (_, at) => `${at},"a text, ${"ü".repeat(40)}"`));
  const cut = Buffer.from(long).subarray(0, 1011);
  const { columns: found } = (await ask("POST", "/imports/columns", cut)).json();
  expect(found[0]).toEqual({ name: "Code", samples: ["0", "1", "2"] });
});

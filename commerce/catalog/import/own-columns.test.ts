import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import { counts, csv, useImports } from "#tests/support/imports.ts";
import "#tests/support/properties.ts";

const { base, ask, tried, imported, stored } = useImports();

const woods = ["oak", "ash"].map((code) => ({ code, labels: { en: code } }));
const fields = [
  { key: "story", kind: "long-text", is_translated: true },
  { key: "maker", kind: "text" },
  { key: "by_hand", kind: "yes-no" },
  { key: "weight", kind: "number" },
  { key: "since", kind: "date" },
  { key: "woods", kind: "choices", choices: woods },
  { key: "lot", kind: "text", aggregate: "variant" },
] as const;

beforeEach(async () => {
  await base.pool.query("truncate own_fields");
  for (const field of fields) {
    const added = await addOwnField(base.db, {
      aggregate: "product",
      labels: { en: field.key },
      ...field,
      choices: [...woods].slice(0, "choices" in field ? 2 : 0),
    });
    expect(added.ok, field.key).toBe(true);
  }
});

const head =
  "uid,name,sku,kind,variant_sku,price_us,own:story:en,own:story:de,own:maker,own:by_hand,own:weight,own:since,own:woods,variant_own:lot";
const file = csv(
  head,
  'ridge,Ridge,RIDGE,board,R-1,500,"One, two",Eins,Ida,yes,"3,5",2026-11-15,"oak, ash",A7',
  "plain,Plain,PLAIN,board,P-1,400,,,=1+1,false,,,,",
);

test("own fields come in by their columns, go out, and come back without a difference", async () => {
  expect((await imported(file)).report.counts).toEqual(counts(2, 0, 0, 0));
  const [plain, ridge] = (await stored()).sort((a, b) => String(a.uid).localeCompare(String(b.uid))) as never as {
    own_fields: object;
    variants: object[];
  }[];
  expect(ridge).toMatchObject({
    own_fields: {
      story: { en: "One, two", de: "Eins" },
      maker: "Ida",
      by_hand: true,
      weight: 3.5,
      since: "2026-11-15",
      woods: ["oak", "ash"],
    },
    variants: [{ own_fields: { lot: "A7" } }],
  });
  expect(plain).toMatchObject({ own_fields: { maker: "=1+1", by_hand: false }, variants: [{ own_fields: {} }] });
  const out = (await ask("GET", "/exports/products.csv")).body;
  expect(out.split("\r\n")[0]).toContain("own:story:en,own:story:de");
  expect(out).toContain(",'=1+1,");
  const again = await tried(out);
  expect([again.meta.counts, again.meta.ignored]).toEqual([counts(0, 0, 2, 0), []]);
});

test("a dry run says what would change and what is wrong, with row and column; other columns leave own fields alone", async () => {
  await imported(file);
  const { data, meta } = await tried(
    csv(
      "uid,own:story:de,own:weight,own:by_hand,own:nothing,own:maker:de",
      "ridge,Zwei,4,,,",
      "plain,,heavy,maybe,?,Ida",
    ),
  );
  expect(meta.counts).toEqual(counts(0, 1, 0, 1));
  expect(data[0].changes).toEqual([
    { field: "own:story", before: '{"de":"Eins","en":"One, two"}', after: '{"de":"Zwei","en":"One, two"}' },
    { field: "own:weight", before: "3.5", after: "4" },
    { field: "own:by_hand", before: "true", after: null },
  ]);
  expect(data[1].reasons).toMatchObject([
    { row: 3, column: "own:weight", why: "must be a number" },
    { row: 3, column: "own:by_hand", why: "must be true or false" },
    { row: 3, column: "own:nothing", why: "is no own field" },
    { row: 3, column: "own:maker", why: "must be a text" },
  ]);
  const before = await stored();
  expect((await imported(csv("uid,name", "ridge,Ridge", "plain,Plain"))).report.counts).toEqual(counts(0, 0, 2, 0));
  expect(await stored()).toEqual(before);
});

test("whatever texts, numbers and choices say: out and in again is no difference", async () => {
  await imported(file);
  const { id } = (await ask("GET", "/catalog/products?uid=ridge")).json().data[0];
  const line = fc.stringMatching(/^[ -~\u00a0-\u024f\u3040-\u30ff]{1,40}$/).filter((text) => text.trim() !== "");
  const values = fc.record({
    story: fc.record({ en: line, ja: line }),
    maker: line,
    weight: fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 1000) / 1000 + 0),
    by_hand: fc.boolean(),
    woods: fc.subarray(["oak", "ash"], { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(values, async (own_fields) => {
      const put = await ask("PUT", `/catalog/products/${id}`, JSON.stringify({ own_fields }), {
        "content-type": "application/json",
      });
      expect(put.statusCode, put.body).toBe(200);
      const out = (await ask("GET", "/exports/products.csv")).body;
      expect((await tried(out)).meta.counts).toEqual(counts(0, 0, 2, 0));
    }),
    { numRuns: 25 },
  );
});

test("columns of a foreign file are named as own fields, choices by what they are called, and remembered", async () => {
  const foreign = csv("Nummer,Titel,Hersteller,Holz", "AB 1,Wachs,Ida,OAK; ash", "AB 2,Feile,Bo,pine");
  const known = (await ask("POST", "/imports/columns", foreign)).json();
  expect(known.columns[3]).toEqual({ name: "Holz", samples: ["OAK; ash", "pine"] });
  const { fields: offered, labels } = known.formats.find(({ name }: { name: string }) => name === "ours");
  expect(offered).toEqual(expect.arrayContaining(["own:maker", "own:story:de", "variant_own:lot"]));
  expect([labels["own:maker"], labels["own:story:de"]]).toEqual([{ en: "maker" }, { en: "story (de)" }]);
  const header = ["Nummer", "Titel", "Hersteller", "Holz"];
  const columns = { Nummer: "uid", Titel: "name", Hersteller: "own:maker", Holz: "own:woods" };
  const name = (body: object) =>
    ask("PUT", "/imports/mappings", JSON.stringify(body), { "content-type": "application/json" });
  expect((await name({ header, format: "ours", columns: { ...columns, Holz: "own:nothing" } })).json().errors).toEqual({
    "columns.Holz": "there is no field own:nothing",
  });
  expect((await name({ header, format: "ours", columns })).statusCode).toBe(200);
  expect((await ask("POST", "/imports/columns", foreign)).json().mapping.columns).toEqual(columns);
  const { data, meta } = await tried(foreign);
  expect(meta.counts).toEqual(counts(1, 0, 0, 1));
  expect(data[1].reasons[0]).toMatchObject({ row: 3, column: "Holz", why: "holds what is no choice: pine" });
  await imported(foreign);
  const [made] = ((await stored()) as never as { uid: string; own_fields: object }[]).filter(
    ({ uid }) => uid === "ab-1",
  );
  expect(made?.own_fields).toEqual({ maker: "Ida", woods: ["oak", "ash"] });
});

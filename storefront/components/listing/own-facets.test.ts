import { beforeAll, expect, test, vi } from "vitest";
import { limit } from "#tests/support/limits.ts";
import { board, type Data, priced } from "#tests/support/merchant.ts";
import { useOwnFields } from "#tests/support/own-fields.ts";

/** Custom fields that the merchant marks as filters work in lists and the search without any code. */

const { merchant, ask, define } = useOwnFields();
const fields: Record<string, Data> = {};

beforeAll(async () => {
  const public_ = { audience: "shoppers", is_filterable: true };
  const labels = (en: string, de: string) => ({ labels: { en, de } });
  fields.wood = await define({
    key: "wood",
    kind: "choice",
    ...labels("Wood", "Holz"),
    ...public_,
    choices: [
      { code: "oak", ...labels("Oak", "Eiche") },
      { code: "ash", ...labels("Ash", "Esche") },
      { code: "elm", ...labels("Elm", "Ulme") },
    ],
  });
  await define({ key: "recycled", kind: "yes-no", ...labels("Recycled", "Wiederverwertet"), ...public_ });
  await define({ key: "length", kind: "number", unit: "cm", ...labels("Length", "Länge"), ...public_ });
  await define({ key: "grade", kind: "number", ...labels("Grade", "Güte"), audience: "api", is_filterable: true });
  await define({ key: "secret", kind: "number" });
  const boards: [string, object][] = [
    ["ridge", { wood: "oak", recycled: true, length: 152.5, grade: 1, secret: 1 }],
    ["fell", { wood: "ash", recycled: false, length: 160, grade: 2, secret: 2 }],
    ["dune", { wood: "oak", length: 156 }],
  ];
  for (const [uid, own_fields] of boards) {
    await ask("POST", "/catalog/products", { ...board(uid), own_fields });
    await ask("PUT", "/pricelists/us/records", priced(uid, 500));
  }
});

const list = async (query: string) => (await merchant.app.inject(`/api/products?${query}`)).json();
const uids = (body: Data) => body.data.map((one: Data) => one.name.split(" ")[1]).sort();
const html = async (path: string) => (await merchant.app.inject(path)).body;
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: limit(20_000) });

test("7.1 programs narrow lists by own fields, are told their labels in a language, and what numbers range over", async () => {
  await eventually(async () => {
    const { meta } = await list("include=facets&lang=de");
    expect(meta.facets.filter(({ name }: Data) => name.startsWith("own_"))).toEqual([
      {
        name: "own_wood",
        label: "Holz",
        values: [
          { value: "oak", label: "Eiche", count: 2 },
          { value: "ash", label: "Esche", count: 1 },
        ],
      },
      {
        name: "own_recycled",
        label: "Wiederverwertet",
        values: [
          { value: "yes", label: "yes", count: 1 },
          { value: "no", label: "no", count: 1 },
        ],
      },
      { name: "own_length", label: "Länge", values: [], unit: "cm", min: 152.5, max: 160 },
      { name: "own_grade", label: "Güte", values: [], min: 1, max: 2 },
    ]);
  });
  expect(uids(await list("filter:own_wood=oak"))).toEqual(["dune", "ridge"]);
  expect(uids(await list("filter:own_wood=oak,ash&filter:own_recycled=no"))).toEqual(["fell"]);
  expect(uids(await list("filter:own_length:min=153&filter:own_length:max=156"))).toEqual(["dune"]);
  expect(uids(await list("filter:own_secret:min=0"))).toEqual([]);
  const counted = await list("include=facets&filter:own_length:min=155");
  const bounds = counted.meta.facets.find(({ name }: Data) => name === "own_length");
  expect([counted.meta.pagination.total, bounds.min]).toEqual([2, 152.5]);
  const wrong = await merchant.app.inject("/api/products?filter:own_length:min=long");
  expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { "filter:own_length:min": "must be a number" }]);
});

test("2.7 shoppers narrow a category by them: values as they are defined, numbers by bounds, chips that take them away", async () => {
  const all = await html("/en-us/c/boards");
  const at = (text: string) => all.indexOf(text);
  expect(at('name="own_wood" value="oak"')).toBeGreaterThan(0);
  expect(at('value="oak"')).toBeLessThan(at('value="ash"'));
  expect(all).not.toContain('value="elm"');
  expect(all).toContain("From (cm)");
  expect(all).not.toContain("own_grade");
  const narrowed = await html("/en-us/c/boards?own_wood=oak&own_length-to=155");
  expect(narrowed).toContain('data-product="ridge"');
  expect(narrowed).not.toContain('data-product="dune"');
  expect(narrowed).toMatch(/– 155 cm/);
  expect(narrowed).toContain('href="/en-us/c/boards?own_length-to=155"');
});

test("7.10 the search is narrowed by them in the same way", async () => {
  // Products are indexed for the search one after another.
  await eventually(async () => {
    expect(await html("/en-us/search?q=board")).toContain('name="own_wood"');
    const found = await html("/en-us/search?q=board&own_wood=oak&own_length-from=153");
    expect(found).toContain('data-product="dune"');
    for (const gone of ["ridge", "fell"]) expect(found).not.toContain(`data-product="${gone}"`);
  });
  expect(await html("/en-us/search?q=board&own_recycled=no")).not.toContain('data-product="ridge"');
  expect(await html("/en-us/search?q=board&own_length-from=900")).toContain("0 matches");
  expect(await html("/en-us/search?q=board&is=best-seller")).toContain("0 matches");
});

test("7.1 a field that is no filter any more narrows nothing, and only what shoppers or programs may see can be one", async () => {
  const refused = await ask("PUT", `/own-fields/${fields.wood.id}`, { audience: "staff" });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { is_filterable: "would let shoppers find what only staff may see" },
  ]);
  expect((await ask("PUT", `/own-fields/${fields.wood.id}`, { is_filterable: false })).status).toBe(200);
  await eventually(async () => {
    expect((await list("filter:own_wood=oak")).data).toEqual([]);
    expect(await html("/en-us/c/boards?own_wood=oak")).toContain('data-product="fell"');
    expect(await html("/en-us/search?q=board")).not.toContain("own_wood");
  });
});

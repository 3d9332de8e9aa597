import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { board, type Data, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { done } = merchant;
let key = "";
beforeAll(async () => {
  key = (await addKey(merchant.database.db, "Owner", ["settings:write"])).key;
  // GraphQL finds products through their content.
  await merchant.database.pool.query(`insert into content_entries (content_type, uid, locale, title, url, data)
    values ('product', 'ridge', 'de', 'Ridge', '/p/ridge', '{}'), ('product', 'ridge', 'en-us', 'Ridge', '/p/ridge', '{}')`);
});

async function ask(method: "POST" | "PUT" | "DELETE", path: string, payload?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await merchant.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().data;
}
const define = (more: object) => ask("POST", "/own-fields", { aggregate: "product", audience: "shoppers", ...more });

test("a merchant's own fields are on the product's page in its language, in search and in GraphQL, without a line of code", async () => {
  const story = await define({
    key: "story",
    kind: "long-text",
    is_translated: true,
    is_searchable: true,
    labels: { en: "Story", de: "Geschichte" },
  });
  await define({ key: "by_hand", kind: "yes-no", labels: { en: "Made by hand", de: "Von Hand gemacht" } });
  await define({ key: "weight", kind: "number", unit: "kg", labels: { en: "Weight" } });
  await define({ key: "since", kind: "date", labels: { en: "Since" } });
  await define({ key: "manual", kind: "file", labels: { en: "Manual" } });
  await define({ key: "goes_with", kind: "product", labels: { en: "Goes with" } });
  await define({ key: "world", kind: "category", labels: { en: "World" } });
  await define({ key: "secret", kind: "text", audience: "staff", labels: { en: "Secret" } });
  await define({ key: "code", kind: "text", audience: "api", labels: { en: "Code" } });
  await done("POST", "/catalog/products", board("plain"));
  await done("PUT", "/pricelists/us/records", priced("plain", 500));
  const { id } = await done("POST", "/catalog/products", {
    ...board("ridge"),
    own_fields: {
      story: { en: "Pressed below the Zugspitze\nin winter", de: "Gepresst unter der <b>Zugspitze</b>" },
      by_hand: false,
      weight: 1234.5,
      since: "2026-11-15",
      manual: "https://firn.example/docs/care%20guide.pdf",
      goes_with: "plain",
      world: "boards",
      secret: "margin",
      code: "A7",
    },
  });
  await done("PUT", "/pricelists/us/records", priced("ridge", 500));

  const page = async (locale: string) => (await merchant.app.inject({ url: `/${locale}/p/ridge` })).body;
  const sectionOf = (body: string) => /<section class="section wrap own-details".*?<\/section>/s.exec(body)?.[0] ?? "";
  const german = sectionOf(await page("de-at"));
  for (const part of [
    "Einzelheiten",
    "<dt>Geschichte</dt><dd>Gepresst unter der &lt;b&gt;Zugspitze&lt;/b&gt;</dd>",
    "<dt>Von Hand gemacht</dt><dd>Nein</dd>",
    "<dd>1\u00a0234,5 kg</dd>",
    "<dd>15. November 2026</dd>",
    '<a href="https://firn.example/docs/care%20guide.pdf">care guide.pdf</a>',
    '<a href="/de-at/p/plain">Board plain</a>',
    '<a href="/de-at/c/boards">Boards</a>',
  ])
    expect(german).toContain(part);
  expect(sectionOf(await page("en-us"))).toContain("Pressed below the Zugspitze\nin winter");
  expect(await page("de-at")).not.toMatch(/margin|A7/);
  expect(sectionOf((await merchant.app.inject({ url: "/de-at/p/plain" })).body)).toBe("");

  const query = `{ relatedProducts(uids: ["ridge"], locale: "de-at", bcRegion: "us") {
    bcProduct { ownFields { key label type unit values text } variants { ownFields { key } } } } }`;
  const found = await merchant.app.inject({ method: "POST", url: "/api/graphql", payload: { query } });
  const [told] = found.json().data.relatedProducts;
  expect(told.bcProduct.variants[0].ownFields).toEqual([]);
  expect(told.bcProduct.ownFields.map((one: Data) => one.key)).toEqual([
    "story",
    "by_hand",
    "weight",
    "since",
    "manual",
    "goes_with",
    "world",
    "code",
  ]);
  expect(told.bcProduct.ownFields.slice(1, 3)).toEqual([
    { key: "by_hand", label: "Von Hand gemacht", type: "yes-no", unit: "", values: ["false"], text: null },
    { key: "weight", label: "Weight", type: "number", unit: "kg", values: ["1234.5"], text: "1.234,5 kg" },
  ]);

  const search = async (words: string, locale: "de" | "en-us") => {
    const { results } = await ownEngine(merchant.database.db).search({ query: words, locale, region: "us", size: 5 });
    return results.map(({ uid }) => uid);
  };
  await expect.poll(() => search("Zugspitze", "de")).toEqual(["ridge"]);
  expect(await search("margin", "en-us")).toEqual([]);

  // Renamed, hidden and deleted fields change on pages and in search at once.
  await ask("PUT", `/own-fields/${story.id}`, { labels: { de: "Herkunft" } });
  await expect.poll(() => merchant.heard).toContain("own-fields");
  expect(sectionOf(await page("de-de"))).toContain("<dt>Herkunft</dt>");
  await ask("DELETE", `/own-fields/${story.id}`);
  await expect.poll(() => search("Zugspitze", "de")).toEqual([]);
  expect((await merchant.app.inject(`/api/products/${id}`)).json().data.own_fields).not.toHaveProperty("story");
});

test("GraphQL finds products by own fields that lists are narrowed by, and reads them; others are no filter", async () => {
  const choices = ["oak", "ash"].map((code) => ({ code, labels: { en: code } }));
  await define({ key: "wood", kind: "choice", choices, is_filterable: true, labels: { en: "Wood" } });
  await define({ key: "core", kind: "number", is_filterable: true, labels: { en: "Core" } });
  await define({ key: "plainly", kind: "yes-no", labels: { en: "Plainly" } });
  await define({ key: "hidden", kind: "yes-no", is_filterable: false, audience: "staff", labels: { en: "Hidden" } });
  for (const [uid, wood, core] of [
    ["oaken", "oak", 12],
    ["ashen", "ash", 8],
    ["thick", "oak", 20],
  ] as const) {
    await done("POST", "/catalog/products", { ...board(uid), own_fields: { wood, core } });
    await done("PUT", "/pricelists/us/records", priced(uid, 500));
    await merchant.database.pool.query(
      `insert into content_entries (content_type, uid, locale, title, url, data) values ('product', $1, 'en-us', $1, $2, '{}')`,
      [uid, `/p/${uid}`],
    );
  }
  const find = async (filters: string) => {
    const query = `{ productsByOwnFields(filters: [${filters}], locale: "en-us", bcRegion: "us") {
      uid bcProduct { ownFields { key values } } } }`;
    return (await merchant.app.inject({ method: "POST", url: "/api/graphql", payload: { query } })).json();
  };
  const uidsOf = async (filters: string) => (await find(filters)).data.productsByOwnFields.map(({ uid }: Data) => uid);
  await expect.poll(() => uidsOf('{ key: "wood", values: ["oak"] }')).toEqual(["oaken", "thick"]);
  expect(await uidsOf('{ key: "wood", values: ["ash", "oak"] }, { key: "core", min: 8, max: 12 }')).toEqual([
    "oaken",
    "ashen",
  ]);
  expect(await uidsOf('{ key: "wood", values: ["elm"] }')).toEqual([]);
  const [oaken] = (await find('{ key: "core", max: 12, min: 10 }')).data.productsByOwnFields;
  expect(oaken.bcProduct.ownFields).toEqual([
    { key: "wood", values: ["oak"] },
    { key: "core", values: ["12"] },
  ]);
  for (const wrong of ['{ key: "plainly", values: ["yes"] }', '{ key: "hidden", values: ["yes"] }', '{ key: "wood" }'])
    expect((await find(wrong)).errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "filters" });
});

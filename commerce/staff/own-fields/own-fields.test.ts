import { beforeAll, describe, expect, test } from "vitest";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { board, type Data, priced } from "#tests/support/merchant.ts";
import { useOwnFields } from "#tests/support/own-fields.ts";
import { emptyFieldBin } from "./actions.ts";

const { merchant, ask, define } = useOwnFields();

describe("on products and variants", () => {
  let id = 0;
  beforeAll(async () => {
    await define({
      key: "story",
      kind: "long-text",
      is_translated: true,
      labels: { en: "Story", de: "Geschichte" },
      audience: "shoppers",
      is_searchable: true,
    });
    await define({ key: "by_hand", kind: "yes-no" });
    await define({ key: "weight", kind: "number", unit: "kg", min: 0, audience: "api" });
    await define({ key: "secret" });
    await define({ key: "goes_with", kind: "product", audience: "shoppers" });
    await define({ key: "lot", aggregate: "variant", audience: "api" });
    id = (await ask("POST", "/catalog/products", board("ridge"))).body.data.id;
    await ask("PUT", "/pricelists/us/records", priced("ridge", 500));
  });
  const put = (own_fields: object, more: object = {}) => ask("PUT", `/catalog/products/${id}`, { own_fields, ...more });

  test("a product's own fields are written one by one, checked, and told to whom they are for", async () => {
    const filled = await put({ story: { en: "Made in winter", de: "Im Winter gemacht" }, weight: 3.2, secret: "ours" });
    const all = { story: { en: "Made in winter", de: "Im Winter gemacht" }, weight: 3.2, secret: "ours" };
    expect(filled.body.data.own_fields).toEqual(all);
    expect((await put({ by_hand: true, secret: null })).body.data.own_fields).toEqual({
      by_hand: true,
      story: all.story,
      weight: 3.2,
    });
    await put({ secret: "ours" });
    const wrong = await put({ weight: -1, story: { xx: "?" }, unknown: 1, goes_with: "nowhere" });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      {
        "own_fields.weight": "must be at least 0",
        "own_fields.story.xx": "is no language of the shop",
        "own_fields.unknown": "is no own field",
        "own_fields.goes_with": "is no product of the shop",
      },
    ]);
    for (const odd of ["a\u0000b", "\ud800", { toString: 1 }, "x".repeat(5000)]) {
      const refused = await put({ goes_with: odd, secret: odd, story: { en: odd } });
      expect([400, 422], JSON.stringify(odd)).toContain(refused.status);
    }
    const told = async (query: string) =>
      (await merchant.app.inject(`/api/products/${id}${query}`)).json().data.own_fields;
    expect(await told("")).toEqual({ story: "Made in winter", weight: 3.2 });
    expect(await told("?lang=de")).toEqual({ story: "Im Winter gemacht", weight: 3.2 });
    expect(await told("?lang=ja&include_fields=own_fields")).toEqual({ story: "Made in winter", weight: 3.2 });
    const listed = (await merchant.app.inject("/api/products?lang=de")).json().data;
    expect(listed.find((one: Data) => one.id === id).own_fields.story).toBe("Im Winter gemacht");
    expect((await merchant.app.inject(`/api/products/${id}?lang=xx`)).statusCode).toBe(422);
  });

  test("a variant's stand with it", async () => {
    const { variants } = (await ask("GET", `/catalog/products/${id}`)).body.data;
    const lots = variants.map(({ id }: Data, place: number) => ({
      id,
      ...(place === 0 && { own_fields: { lot: "A7" } }),
    }));
    const filled = await ask("PUT", `/catalog/products/${id}`, { variants: lots });
    expect(filled.body.data.variants.map(({ own_fields }: Data) => own_fields)).toEqual([
      { lot: "A7" },
      {},
      {},
      {},
      {},
      {},
    ]);
    const shown = (await merchant.app.inject(`/api/products/${id}/variants`)).json().data;
    expect(shown[0].own_fields).toEqual({ lot: "A7" });
    const wrong = await ask("PUT", `/catalog/products/${id}`, {
      variants: [{ ...lots[0], own_fields: { lot: 7 } }, ...lots.slice(1)],
    });
    expect(wrong.body.errors).toEqual({ "variants.0.own_fields.lot": "must be a text" });
  });

  test("two who fill different fields or languages lose nothing; the same language is asked for", async () => {
    const { version } = (await ask("GET", `/catalog/products/${id}`)).body.data;
    await put({ story: { fr: "Fait en hiver" } }, { version });
    const other = await put({ story: { en: "Made in winter", de: "Neu" }, weight: 4 }, { version });
    expect(other.body.data.own_fields).toMatchObject({
      story: { en: "Made in winter", de: "Neu", fr: "Fait en hiver" },
      weight: 4,
    });
    expect(other.body.meta.merged).toContain("own_fields.story.fr");
    const same = await put({ story: { fr: "En hiver" } }, { version });
    expect([same.status, same.body.fields, same.body.current]).toEqual([
      409,
      ["own_fields.story.fr"],
      { "own_fields.story.fr": "Fait en hiver" },
    ]);
  });

  test("a copy has them; a field in the bin is seen by nobody, and comes back with all that it says", async () => {
    const copy = await ask("POST", `/staff/products/${id}/duplicate`);
    const copied = (await ask("GET", `/catalog/products/${copy.body.data.id}`)).body.data.own_fields;
    expect(copied.weight).toBe(4);
    const { data: all } = (await ask("GET", "/own-fields")).body;
    const weight = all.find(({ key }: Data) => key === "weight");
    await ask("DELETE", `/own-fields/${weight.id}`);
    expect((await put({ secret: "new" })).body.data.own_fields).not.toHaveProperty("weight");
    expect((await put({ weight: 5 })).body.errors).toEqual({ "own_fields.weight": "is no own field" });
    const anew = await ask("POST", "/own-fields", {
      aggregate: "product",
      kind: "text",
      key: "weight",
      labels: { en: "X" },
    });
    expect([anew.status, anew.body.errors.key]).toEqual([409, "lies in the bin: restore it, or choose another"]);
    await ask("POST", `/own-fields/${weight.id}/restore`);
    expect((await ask("GET", `/catalog/products/${id}`)).body.data.own_fields.weight).toBe(4);
  });

  test("what has been in the bin for 30 days goes for good", async () => {
    const { id: field } = await define({ key: "gone" });
    await put({ gone: "bye" });
    await ask("DELETE", `/own-fields/${field}`);
    await emptyFieldBin(merchant.database.db);
    await ask("POST", `/own-fields/${field}/restore`);
    expect((await ask("GET", `/catalog/products/${id}`)).body.data.own_fields.gone).toBe("bye");
    await ask("DELETE", `/own-fields/${field}`);
    await merchant.database.pool.query(
      "update own_fields set deleted_at = now() - interval '31 days' where key = 'gone'",
    );
    await emptyFieldBin(merchant.database.db);
    const { rows } = await merchant.database.pool.query("select own_fields from products where own_fields ? 'gone'");
    expect(rows).toEqual([]);
    await define({ key: "gone", kind: "date" });
  });

  test("a choice that is chosen somewhere stays", async () => {
    const choices = [
      { code: "oak", labels: { en: "Oak" } },
      { code: "ash", labels: { en: "Ash" } },
    ];
    const { id: field } = await define({ key: "woods", kind: "choices", choices });
    await put({ woods: ["oak"] });
    const refused = await ask("PUT", `/own-fields/${field}`, { choices: [choices[1]] });
    expect(refused.body.errors).toEqual({ choices: "lack oak, which is chosen somewhere" });
    expect((await ask("PUT", `/own-fields/${field}`, { choices: [choices[0]] })).status).toBe(200);
  });
});

describe("on customers and orders", () => {
  test("a customer's are filled by staff, and told to the customer as far as they are theirs", async () => {
    const id = await plantCustomer(merchant.database.db);
    await define({ key: "vip", aggregate: "customer", kind: "yes-no" });
    await define({ key: "club", aggregate: "customer", audience: "api" });
    const filled = await ask("PATCH", `/customers/${id}/own-fields`, { own_fields: { vip: true, club: "North" } });
    expect(filled.body.data).toEqual({ own_fields: { vip: true, club: "North" }, version: 2 });
    expect((await ask("GET", `/customers/${id}`)).body.data.own_fields).toEqual({ vip: true, club: "North" });
    const [listed] = (await ask("GET", `/customers?id:in=${id}`)).body.data;
    expect(listed.own_fields).toEqual({ vip: true, club: "North" });
    const late = await ask("PATCH", `/customers/${id}/own-fields`, { own_fields: { vip: false }, version: 1 });
    expect([late.status, late.body.current]).toEqual([409, { "own_fields.vip": true }]);
    const merged = await ask("PATCH", `/customers/${id}/own-fields`, {
      own_fields: { club: "North", vip: null },
      version: 2,
    });
    expect(merged.body.data.own_fields).toEqual({ club: "North" });
    const wrong = await ask("PATCH", `/customers/${id}/own-fields`, { own_fields: { vip: "yes" } });
    expect(wrong.body.errors).toEqual({ "own_fields.vip": "must be true or false" });
    expect((await ask("PATCH", "/customers/99999/own-fields", { own_fields: {} })).status).toBe(404);
    expect((await ask("GET", "/orders/99999/own-fields")).status).toBe(404);
  });
});

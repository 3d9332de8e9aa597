import { beforeAll, describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { makePreviewLink } from "./actions.ts";
import { opens, readPreviewKey, writePreviewKey } from "./key.ts";

const base = useDatabase();
const secret = "a secret that is long enough for tests";
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Previews", ["catalogue:write"])).key;
});

const staff = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/staff/products/${url}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });

async function hidden(name: string) {
  const { productId, variantIds } = await plantProduct(base.db, {
    name,
    stock: [9],
    prices: { us: 100, eu_region_1: 90 },
  });
  await base.db.updateTable("products").set({ is_visible: false }).where("id", "=", productId).execute();
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  const { uid } = await base.db
    .selectFrom("products")
    .select("uid")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  return { id: productId, uid, variantId: variantIds[0] as number };
}
const linkOf = async (id: number, locale = "en-us", days = 1) => {
  const made = await staff("POST", `${id}/preview`, { locale, days });
  expect(made.statusCode).toBe(201);
  const { pathname, search } = new URL(made.json().data.url);
  return pathname + search;
};

describe("keys of previews", () => {
  test("say until when they count and for which product, and are known by their signature", () => {
    const text = writePreviewKey(7, { until: 2_000_000_000, nonce: 3 }, secret);
    expect(readPreviewKey(text, 7, secret)).toEqual({ until: 2_000_000_000, nonce: 3 });
    expect(readPreviewKey(text, 8, secret)).toBeNull();
    expect(readPreviewKey(text, 7, `${secret}!`)).toBeNull();
    expect(readPreviewKey(text.replace("2000000000", "2000000001"), 7, secret)).toBeNull();
    for (const bad of ["", "1.2", `${text}0`, "a.b.c"]) expect(readPreviewKey(bad, 7, secret)).toBeNull();
  });

  test("open nothing after their time, nor after the product's links were ended", () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    expect(opens({ until: 100, nonce: 1 }, 1, at(99))).toBe(true);
    expect(opens({ until: 100, nonce: 1 }, 1, at(100))).toBe(false);
    expect(opens({ until: 100, nonce: 1 }, 2, at(99))).toBe(false);
  });
});

describe("the preview of a product that shoppers do not see", () => {
  test("its link shows it, marked, to be stored and indexed by nobody; without the link it is not there", async () => {
    const { id, uid } = await hidden("Preview Board");
    const link = await linkOf(id);
    for (let round = 0; round < 2; round++) {
      const shown = await app.inject(link);
      expect([shown.statusCode, shown.body.includes("Preview Board")]).toEqual([200, true]);
      expect(shown.body).toContain("Preview – not visible to shoppers");
      expect(shown.body).toContain('<meta name="robots" content="noindex">');
      expect(shown.body).not.toContain('rel="canonical"');
      expect(shown.headers).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      });
      expect((await app.inject(`/en-us/p/${uid}`)).statusCode).toBe(404);
    }
    const payload = await app.inject(link.replace("?", "/_payload.json?"));
    expect([payload.statusCode, payload.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    for (const url of [`/api/products/${id}`, "/sitemaps/products-1.xml", `/api/products?keyword=Preview`])
      expect((await app.inject(url)).body, url).not.toContain("Preview Board");
  });

  test("it is shown in the language and market of the link, and nothing of it can be bought", async () => {
    const { id, variantId } = await hidden("Vorschau-Board");
    const shown = await app.inject(await linkOf(id, "de-de"));
    expect(shown.body).toContain("Vorschau – für Kunden nicht sichtbar");
    expect(shown.body).toContain("€");
    const payload = await app.inject((await linkOf(id)).replace("?", "/_payload.json?"));
    const { variants } = payload.json().props.product;
    expect(variants).toHaveLength(1);
    expect(variants[0]).toMatchObject({ id: variantId, isInStock: true, isPurchasable: false });
  });

  test("it opens no other product, and a changed key opens none", async () => {
    const [one, other] = [await hidden("Opened"), await hidden("Closed")];
    const link = await linkOf(one.id);
    expect((await app.inject(link.replace(one.uid, other.uid))).statusCode).toBe(404);
    expect((await app.inject(`${link.slice(0, -1)}${link.endsWith("0") ? "1" : "0"}`)).statusCode).toBe(404);
    for (const bad of ["", "x", "%00", "9".repeat(400)])
      expect((await app.inject(`/en-us/p/${one.uid}?preview=${bad}`)).statusCode).toBe(404);
  });

  test("when its time is over, or its links were ended, a page says so and shows nothing of it", async () => {
    const { id } = await hidden("Long Gone");
    const old = await makePreviewLink(base.db, { id, locale: "en-us", days: 1, secret, now: new Date("2026-01-01") });
    if (!old.ok) throw new Error(old.problem.message);
    const live = await linkOf(id, "de-de");
    expect((await staff("DELETE", `${id}/preview`)).statusCode).toBe(204);
    for (const [link, words] of [
      [old.value.path, "This preview is over"],
      [live, "Diese Vorschau ist vorbei"],
    ] as const) {
      const answer = await app.inject(link);
      expect([answer.statusCode, answer.body.includes(words)]).toEqual([410, true]);
      expect(answer.body).not.toContain("Long Gone");
      expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    }
    expect((await app.inject(await linkOf(id))).statusCode).toBe(200);
  });

  test("once shoppers see it, the link leads to the page that everybody gets", async () => {
    const { id, uid } = await hidden("Soon There");
    const link = await linkOf(id);
    await base.db.updateTable("products").set({ is_visible: true }).where("id", "=", id).execute();
    await base.db.transaction().execute((trx) => recordProducts(trx, [id]));
    const shown = await app.inject(link);
    expect([shown.statusCode, shown.body.includes("data-preview")]).toEqual([200, false]);
    expect(shown.body).toContain(`/en-us/p/${uid}`);
  });

  test("staff are told where it can be shown and until when; what there is not is refused by name", async () => {
    const { id } = await hidden("Asked");
    const before = (await staff("GET", `${id}/preview`)).json().data;
    expect(before.validUntil).toBeNull();
    expect(before.locales).toContainEqual({ code: "de-at", country: "at", language: "de" });
    await linkOf(id, "de-at", 30);
    expect((await staff("GET", `${id}/preview`)).json().data.validUntil).toEqual(expect.any(String));
    const wrong = await staff("POST", `${id}/preview`, { locale: "xx-yy" });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { locale: "is none of the shop's" }]);
    for (const days of [0, 31])
      expect((await staff("POST", `${id}/preview`, { locale: "en-us", days })).statusCode).toBe(422);
    expect((await staff("POST", "999999999/preview", { locale: "en-us" })).statusCode).toBe(404);
    expect((await staff("DELETE", "999999999/preview")).statusCode).toBe(404);
    const { rows } = await base.pool.query(
      "select action from audit_log where type = 'product-preview' and record_id = $1 order by id",
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(["insert"]);
  });
});

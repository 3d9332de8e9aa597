import { beforeAll, describe, expect, test } from "vitest";
import { taxFor } from "#commerce/sales/tax/built-in/rules.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { everything } from "#database/changes/tags.ts";
import { openLog } from "#platform/log.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { followSettings } from "./live.ts";
import type { SettingsView } from "./schema.ts";

const base = useDatabase();
let key: string;
let reader: string;
beforeAll(async () => {
  key = (await addKey(base.db, "Settings", ["settings:write"])).key;
  reader = (await addKey(base.db, "Reader", ["settings:read", "audit:read"])).key;
});

const { MAIL_FROM, INVOICE_SELLER, SHOP_EMAIL, ...needed } = ownShop;
type Opened = Awaited<ReturnType<typeof openAppWithCaches>>;
const open = (more: Record<string, string> = {}) => openAppWithCaches(base.db, { ...needed, ...more });

async function ask({ app }: Opened, payload?: object, bearer = key) {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await app.inject({
    method: payload ? "PATCH" : "GET",
    url: "/api/settings",
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const read = async (opened: Opened): Promise<SettingsView> => (await ask(opened)).body.data;
/** Does what followSettings does when another process has recorded a change. */
const hear = async ({ settings, caches }: Opened) => {
  if (await settings.reload()) for (const cache of caches) cache.drop([everything]);
};

describe("the shop's settings", () => {
  test("are read and changed with their permissions alone, field by field, and say what the environment says", async () => {
    const shop = await open({ SHOP_EMAIL });
    expect((await ask(shop, { name: "X" }, reader)).body).toMatchObject({ status: 403, permission: "settings:write" });
    const { status, body } = await ask(shop, { name: "Powder", legalName: "Powder GmbH" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: "Powder", legalName: "Powder GmbH", address: "" });
    expect(body.data.environment).toEqual([{ variable: "SHOP_EMAIL", value: SHOP_EMAIL, fields: ["shopEmail"] }]);
    const refused = await ask(shop, { shopEmail: "me@powder.example" });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ shopEmail: "is set by SHOP_EMAIL in the shop's environment" });
  });

  test.each([
    [{ supportEmail: "nobody" }, "supportEmail"],
    [{ name: "a\nb" }, "name"],
    [{ address: "a\0" }, "address"],
    [{ markets: [{ country: "zz", region: null, languages: ["en"] }] }, "markets.0.country"],
    [{ markets: [{ country: "de", region: "eu_region_1", languages: ["fr"] }] }, "markets.0.languages"],
    [{ taxRates: [{ country: "us", state: "XX", label: "tax.sales", percent: 5 }] }, "taxRates.0.state"],
    [{ taxRates: [{ country: "de", state: "", label: "tax.gst", percent: 5 }] }, "taxRates.0.label"],
  ])("refuse %j and name the field", async (payload, field) => {
    const { status, body } = await ask(await open(), payload);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(Object.keys(body.errors)).toContain(field);
  });

  test("two who change different fields lose nothing; the same field asks and shows both sides", async () => {
    const shop = await open();
    const { version } = await read(shop);
    await ask(shop, { version, address: "Hang 3" });
    const other = await ask(shop, { version, taxNumbers: "ATU 1" });
    expect(other.body).toMatchObject({
      data: { address: "Hang 3", taxNumbers: "ATU 1" },
      meta: { merged: ["address"] },
    });
    const same = await ask(shop, { version, address: "Hang 4" });
    expect(same.body).toMatchObject({
      status: 409,
      code: "conflict",
      fields: ["address"],
      current: { address: "Hang 3" },
    });
    expect((await read(shop)).address).toBe("Hang 3");
  });

  test("stand in the audit log, before and after, with who", async () => {
    const shop = await open();
    await ask(shop, { bank: "IBAN 1" });
    const headers = { authorization: `Bearer ${reader}` };
    const log = (await shop.app.inject({ url: "/api/audit?type=settings&id=1&limit=1", headers })).json();
    expect(log.data[0]).toMatchObject({ actor: { name: "Settings" }, before: { bank: "" }, after: { bank: "IBAN 1" } });
  });
});

test("what is set in one process counts in another without a restart: names, sellers, senders", async () => {
  const [one, other] = [await open(), await open()];
  const page = async () => (await other.app.inject({ url: "/en-us/support" })).body;
  expect(await page()).not.toContain("help@powder.example");
  // The other app is notified by LISTEN and NOTIFY, as separate processes are.
  const changes = await hearChanges(base, (tags) => {
    for (const cache of other.caches) cache.drop(tags);
  });
  followSettings(other.settings, changes, openLog("silent"));
  try {
    await ask(one, {
      name: "Powder",
      legalName: "Powder GmbH",
      address: "Hang 3\n6020 Innsbruck",
      taxNumbers: "ATU 1",
    });
    const emails = { senderEmail: "post@powder.example", shopEmail: "office@powder.example" };
    await ask(one, { ...emails, supportEmail: "help@powder.example" });
    await expect.poll(page).toContain("help@powder.example");
    expect(await page()).toMatch(/<title>[^<]*Powder<\/title>/);
    expect(other.settings.config).toMatchObject({
      MAIL_FROM: '"Powder" <post@powder.example>',
      INVOICE_SELLER: "Powder GmbH|Hang 3|6020 Innsbruck|ATU 1",
      SHOP_EMAIL: "office@powder.example",
    });
    const note = (await other.app.inject({ url: "/.well-known/security.txt" })).body;
    expect(note).toContain("mailto:office@powder.example");
    const order = { country: "de", state: "", postalCode: "", goods: 11_600, shipping: 0 };
    await ask(one, { taxRates: [{ country: "de", state: "", label: "tax.vat", percent: 16 }] });
    await expect.poll(() => taxFor(order, null, other.settings.taxRates())[0]?.amount).toBe(1600);
  } finally {
    await changes.stop();
  }
});

test("the environment comes before the office, and the office before what demo mode fills in", async () => {
  const demo = await openAppWithCaches(base.db, { MAIL_FROM: "Env <env@env.example>" });
  expect(demo.settings.config).toMatchObject({
    MAIL_FROM: "Env <env@env.example>",
    SUPPORT_EMAIL: "help@powder.example",
  });
  await ask(demo, { supportEmail: "" });
  await demo.settings.reload();
  expect(demo.settings.config.SUPPORT_EMAIL).toBe("help@firn.example");
});

test("a shop that has said nothing yet sends from its own host, and names a page for security", async () => {
  const shop = await open({ PUBLIC_URL: "https://shop.example" });
  await ask(shop, { name: "", senderEmail: "", shopEmail: "" });
  await hear(shop);
  expect(shop.settings.config.MAIL_FROM).toBe("noreply@shop.example");
  const note = (await shop.app.inject({ url: "/.well-known/security.txt" })).body;
  expect(note).toContain("Contact: https://shop.example/en-us/support/contact");
});

test("markets: a country that was taken out is shown and not sold, and one that was not sold sells at its price region", async () => {
  const shop = await open();
  const locales = async () => (await shop.app.inject({ url: "/en-us/country" })).body;
  expect(await locales()).toContain("/fr-ca");
  const markets = [
    { country: "se", region: "eu_region_1", languages: ["sv", "en"] },
    { country: "ca", region: null, languages: ["en"] },
  ];
  expect((await ask(shop, { markets })).status).toBe(200);
  await hear(shop);
  const picker = await locales();
  expect(picker).toContain("/sv-se");
  expect(picker).not.toContain("/fr-ca");
  expect(picker).not.toContain("/de-at");
  const { localeOf, resolveLocale } = await import("#commerce/shared/regions/rules.ts");
  expect(localeOf("se", "sv")).toMatchObject({ shoppingRegion: "eu_region_1", currency: "EUR" });
  expect(localeOf("ca", "en")).toMatchObject({ shoppingRegion: null, currency: null });
  expect(localeOf("us", "en")).toMatchObject({ shoppingRegion: null });
  expect(resolveLocale({})).toMatchObject({ code: "sv-se" });
  await ask(shop, { markets: null });
  await hear(shop);
  expect(localeOf("us", "en")).toMatchObject({ shoppingRegion: "us" });
});

import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardMarks } from "#commerce/sales/payments/schema.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let shop: Awaited<ReturnType<typeof openAppWithCaches>>;
beforeAll(async () => {
  shop = await openAppWithCaches(base.db);
});
afterAll(() => shop.app.close());

test("marks of cards and wallets come alone and side by side, and each that a provider may name is drawn", async () => {
  const drawn = readdirSync("storefront/components/payment-marks/drawings").map((file) => file.replace(".svg", ""));
  expect(drawn).toEqual(expect.arrayContaining([...cardMarks, "apple-pay", "google-pay", "paypal", "card"]));
  const two = await shop.app.inject("/marks/visa,apple-pay.svg");
  expect(two.headers["content-type"]).toContain("image/svg+xml");
  expect(two.body).toMatch(/^<svg [^>]*width="86" height="26">/);
  for (const name of ["gold", "visa,gold", "", "..%2Fvisa", Array(13).fill("visa").join(",")])
    expect((await shop.app.inject(`/marks/${name}.svg`)).statusCode).toBe(404);
});

test("4 a badge comes in the page's language, and in English where that has no drawing of it", async () => {
  const [german, english, dutch] = await Promise.all(
    ["de", "en", "nl"].map((language) => shop.app.inject(`/tags/new-${language}.svg`)),
  );
  expect(english?.body).toContain("<svg");
  expect(german?.body).not.toBe(english?.body);
  expect([dutch?.statusCode, dutch?.body]).toEqual([200, english?.body]);
  for (const name of ["gold-de", "new", "new-en-de", "..%2Fnew-en"])
    expect((await shop.app.inject(`/tags/${name}.svg`)).statusCode, name).toBe(404);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translationSettings } from "#commerce/aftersales/translations/services.ts";
import { paymentSettings } from "#commerce/sales/payments/providers.ts";
import { taxSettings } from "#commerce/sales/tax/services.ts";
import { ConfigError } from "#platform/config.ts";
import { readConfig } from "#server/config.ts";
import { ownShop } from "#tests/support/own-shop.ts";

test("without any setting the shop starts in demo mode on port 3000", () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: "./data", isDemo: true, isProduction: true });
});

test("a shop of one's own needs a secret and keys, and shows nothing of the demo", () => {
  const { DEMO, MAIL_FROM, SHOP_EMAIL, INVOICE_SELLER, ...needed } = ownShop;
  const rest = { ...needed, MAIL_FROM, SHOP_EMAIL, INVOICE_SELLER };
  for (const name of Object.keys(needed))
    expect(() => readConfig({ ...ownShop, [name]: "" }), name).toThrow(new RegExp(`${name} must be set`));
  // The shop's identity may be set in the office instead.
  expect(readConfig({ DEMO, ...needed })).toMatchObject({ MAIL_FROM: "", SHOP_EMAIL: "", INVOICE_SELLER: "" });
  const config = readConfig(ownShop);
  expect(config).toMatchObject({ ...rest, SUPPORT_EMAIL: "", INVOICE_BANK: "", CONTENT_MANAGEMENT_TOKEN: "" });
  expect(JSON.stringify(config)).not.toMatch(/firn|talbank|\(demo\)/i);
});

test("what demo mode fills in is refused without it", () => {
  const demo = readConfig({});
  const names = ["MAIL_FROM", "SHOP_EMAIL", "INVOICE_SELLER", "INVOICE_BANK", "SUPPORT_EMAIL", "SEARCH_KEY"] as const;
  for (const name of names) {
    expect(demo[name]).toMatch(/firn|demo/i);
    expect(() => readConfig({ ...ownShop, [name]: demo[name] }), name).toThrow(new RegExp(`${name} must be`));
  }
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", HOST: "  " })).toMatchObject({ PORT: 3000, HOST: "0.0.0.0" });
});

test.each([
  [{ PORT: "x" }, /PORT="x"/],
  [{ PORT: "70000" }, /PORT=70000/],
  [{ NODE_ENV: "prod" }, /NODE_ENV="prod"/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
  [{ PUBLIC_URL: "shop.example" }, /PUBLIC_URL/],
  [{ DEMO: "off" }, /SECRET must be set/],
  [{ DEMO: "off", SECRET: "short" }, /SECRET/],
  [{ SEARCH_ENGINE: "shop" }, /SEARCH_ENGINE goes with SEARCH_ENDPOINT or SEARCH_HOST_IDENTIFIER/],
  [{ SEARCH_HOST_IDENTIFIER: "host-1" }, /SEARCH_ENGINE goes with/],
  [{ PAYMENT_PROVIDER: "cash" }, /PAYMENT_PROVIDER="cash"/],
  [{ PAYMENT_PROVIDER: "stripe" }, /STRIPE_SECRET_KEY must be set/],
  [{ PAYMENT_PROVIDER: "stripe", STRIPE_SECRET_KEY: "sk_test_1" }, /STRIPE_PUBLISHABLE_KEY must be set \(pk_…\)/],
])("a wrong setting is named: %j", (environment, message) => {
  expect(() => readConfig(environment as Record<string, string>)).toThrow(ConfigError);
  expect(() => readConfig(environment as Record<string, string>)).toThrow(message);
});

test("a wrong key of the payment provider is named and not shown; right ones start the shop", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  const stripe = { ...keys, PAYMENT_PROVIDER: "stripe" };
  expect(readConfig(stripe)).toMatchObject(stripe);
  const swapped = { ...stripe, STRIPE_PUBLISHABLE_KEY: keys.STRIPE_SECRET_KEY };
  expect(() => readConfig(swapped)).toThrow(/^(?!.*sk_test_1).*STRIPE_PUBLISHABLE_KEY/s);
});

test("a bucket for media needs its address and keys", () => {
  expect(() => readConfig({ MEDIA_S3_BUCKET: "firn-media", MEDIA_S3_KEY_ID: "AK" })).toThrow(
    /MEDIA_S3_ENDPOINT[\s\S]*MEDIA_S3_SECRET/,
  );
  const bucket = { MEDIA_S3_BUCKET: "firn-media", MEDIA_S3_KEY_ID: "AK", MEDIA_S3_SECRET: "s" };
  expect(readConfig({ ...bucket, MEDIA_S3_ENDPOINT: "http://minio:9000" })).toMatchObject(bucket);
});

test(".env.example lists every setting", () => {
  const example = readFileSync(".env.example", "utf8");
  const { isProduction: _, isDemo: __, given: ___, ...settings } = readConfig({});
  const missing = Object.keys(settings).filter((name) => !new RegExp(`^# ${name}=`, "m").test(example));
  expect(missing).toEqual([]);
});

test(".env.example says of each setting of payments, taxes and translations what its provider says of it", () => {
  const example = readFileSync(".env.example", "utf8");
  const settings = {
    ...paymentSettings.properties,
    ...taxSettings.properties,
    ...translationSettings.properties,
  } as Record<string, { default?: string; description?: string }>;
  const lines = Object.entries(settings).map(
    ([name, { default: value = "", description = "" }]) => `# ${`${name}=${value}`.padEnd(28)} # ${description}`,
  );
  expect(lines.filter((line) => !example.includes(`${line}\n`))).toEqual([]);
  expect(lines.length).toBeGreaterThan(6);
});

test.each([
  [{ MOLLIE_API_KEY: "" }, /MOLLIE_API_KEY must be set/],
  [{ MOLLIE_API_KEY: "sk_test_1" }, /^(?!.*sk_test_1).*MOLLIE_API_KEY/s],
  [{ PUBLIC_URL: "" }, /PUBLIC_URL must be set when PAYMENT_PROVIDER=mollie/],
  [{ MOLLIE_API_HOST: "http://127.0.0.1" }, /MOLLIE_API_HOST/],
])("what Mollie lacks is named: %j", (more, message) => {
  const key = { MOLLIE_API_KEY: `test_${"a".repeat(30)}`, PUBLIC_URL: "https://shop.example" };
  const mollie = { PAYMENT_PROVIDER: "mollie", ...key };
  expect(readConfig(mollie)).toMatchObject(mollie);
  expect(() => readConfig({ ...mollie, ...more })).toThrow(message);
});

test.each(["GTM-ABC123", "GTM-5", ""])(
  "5 a tag manager's id is GTM- and digits and capital letters: %j starts",
  (id) => {
    expect(readConfig({ TAG_MANAGER_ID: id }).TAG_MANAGER_ID).toBe(id);
  },
);

test.each(["GTM-", "GTM-abc123", "GA-ABC123", "GTM-AB C", "GTM-AB1;x"])("5 %j is no tag manager's id", (id) => {
  expect(() => readConfig({ TAG_MANAGER_ID: id })).toThrow(/TAG_MANAGER_ID/);
});

test("Stripe Tax needs a key, its own or that of payments, which is never shown", () => {
  expect(() => readConfig({ TAX_SERVICE: "stripe" })).toThrow(/STRIPE_TAX_KEY or STRIPE_SECRET_KEY must be set/);
  expect(() => readConfig({ TAX_SERVICE: "stripe", STRIPE_TAX_KEY: "pk_test_1" })).toThrow(/^(?!.*pk_test_1)/s);
  expect(readConfig({ TAX_SERVICE: "stripe", STRIPE_TAX_KEY: "rk_test_1" })).toMatchObject({ TAX_SERVICE: "stripe" });
  expect(readConfig({ TAX_SERVICE: "stripe", STRIPE_SECRET_KEY: "sk_test_1" })).toMatchObject({
    STRIPE_TAX_TIMEOUT_MS: 3000,
  });
});

test("DeepL needs a key, which is never shown", () => {
  expect(() => readConfig({ TRANSLATION_SERVICE: "deepl" })).toThrow(/DEEPL_API_KEY must be set/);
  expect(() => readConfig({ TRANSLATION_SERVICE: "deepl", DEEPL_API_KEY: "k\u00e9y-that-is-wrong" })).toThrow(
    /^(?!.*that-is-wrong).*DEEPL_API_KEY/s,
  );
  const deepl = { TRANSLATION_SERVICE: "deepl", DEEPL_API_KEY: "a-key-of-deepl:fx" };
  expect(readConfig(deepl)).toMatchObject({ ...deepl, DEEPL_API_HOST: "", DEEPL_TIMEOUT_MS: 5000 });
  expect(() => readConfig({ ...deepl, DEEPL_API_HOST: "deepl.example/v2" })).toThrow(/DEEPL_API_HOST/);
  expect(() => readConfig({ TRANSLATION_SERVICE: "babel" })).toThrow(/TRANSLATION_SERVICE/);
});

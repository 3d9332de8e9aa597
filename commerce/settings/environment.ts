import { type Static, Type } from "typebox";
import { type PlatformConfig, readSettings, type SettingsGroup } from "#platform/config.ts";
import { demoSettings } from "./demo-settings.ts";
import type { BrandLook } from "./schema.ts";

/** The shop's settings in the environment, by what they are about; .env.example explains each. */

/** Who sells, and what the shop does by itself. */
const shop = {
  MAIL_FROM: Type.String({ default: "", pattern: "^(.*[^@\\s]+@[^@\\s]+.*)?$" }),
  SHOP_NAME: Type.String({ default: "", maxLength: 100 }),
  INVOICE_SELLER: Type.String({ default: "" }),
  INVOICE_BANK: Type.String({ default: "" }),
  SHOP_EMAIL: Type.String({ default: "", pattern: "^([^\\s@]+@[^\\s@]+)?$" }),
  SUPPORT_EMAIL: Type.String({ default: "", pattern: "^([^\\s@]+@[^\\s@]+)?$" }),
  REVIEW_REQUESTS: Type.Union([Type.Literal("auto"), Type.Literal("subscribers"), Type.Literal("off")], {
    default: "auto",
  }),
  CART_REMINDER_HOURS: Type.Integer({ default: 4, minimum: 0, maximum: 168 }),
  REVIEW_REQUEST_DAYS: Type.Integer({ default: 10, minimum: 1, maximum: 90 }),
  CONTACT_EMAIL: Type.String({ default: "", pattern: "^([^@\\s]+@[^@\\s]+)?$" }),
  IMPORTS_ALLOW_PRIVATE: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "off" }),
  WEBHOOKS_ALLOW_PRIVATE: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "off" }),
  TAG_MANAGER_ID: Type.String({ default: "", pattern: "^(GTM-[0-9A-Z]+)?$" }),
  CONSENT_DIALOG: Type.Union([Type.Literal("auto"), Type.Literal("on")], { default: "auto" }),
  PAGE_CACHE_MB: Type.Integer({ default: 64, minimum: 0, maximum: 4096 }),
  API_CACHE_MB: Type.Integer({ default: 32, minimum: 0, maximum: 4096 }),
};

const content = {
  CONTENT_API_KEY: Type.String({ default: "" }),
  CONTENT_DELIVERY_TOKEN: Type.String({ default: "" }),
  CONTENT_ENVIRONMENT: Type.String({ default: "production", minLength: 1 }),
  CONTENT_PREVIEW_TOKEN: Type.String({ default: "" }),
  CONTENT_MANAGEMENT_TOKEN: Type.String({ default: "" }),
  CONTENT_HOST: Type.String({ default: "", pattern: "^(https?://[^/\\s]+)?$" }),
  CONTENT_REGION: Type.String({ default: "", pattern: "^(eu|us|azure-na|azure-eu|gcp-na)?$" }),
  CONTENT_PREVIEW_HOST: Type.String({ default: "", pattern: "^(https?://[^/\\s]+)?$" }),
  CONTENT_CACHE_POLICY: Type.Integer({ default: -1, minimum: -1, maximum: 3 }),
  CONTENT_CHECK_SECONDS: Type.Integer({ default: 30, minimum: 0, maximum: 86_400 }),
};

const search = {
  SEARCH_KEY: Type.String({ default: "" }),
  SEARCH_ENGINE: Type.String({ default: "", pattern: "^[a-z0-9-]{0,64}$" }),
  SEARCH_ENDPOINT: Type.String({ default: "", pattern: "^(https?://\\S*[^/\\s])?$" }),
  SEARCH_HOST_IDENTIFIER: Type.String({ default: "", pattern: "^[a-z0-9-]{0,64}$" }),
};

const media = {
  MEDIA_URL: Type.String({ default: "", pattern: "^(https?://[^\\s]+)?$" }),
  MEDIA_CACHE_MB: Type.Integer({ default: 1024, minimum: 16, maximum: 1_000_000 }),
  MEDIA_S3_ENDPOINT: Type.String({ default: "", pattern: "^(https?://[^\\s]+)?$" }),
  MEDIA_S3_BUCKET: Type.String({ default: "", pattern: "^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$" }),
  MEDIA_S3_REGION: Type.String({ default: "us-east-1", minLength: 1 }),
  MEDIA_S3_KEY_ID: Type.String({ default: "" }),
  MEDIA_S3_SECRET: Type.String({ default: "" }),
};

const stores = {
  STORES_TILE_URL: Type.String({ default: "", pattern: "^(https?://(\\{s\\}\\.)?[^/\\s{}]+/\\S*\\{z\\}\\S*)?$" }),
  STORES_TILE_ATTRIBUTION: Type.String({ default: "", maxLength: 300 }),
  STORE_LOCATOR_DOMAIN: Type.String({ default: "", pattern: "^(https?://)?([a-z0-9.-]+(:\\d+)?(/[^\\s?#]*)?)?$" }),
  STORE_LOCATOR_QUERY: Type.String({ default: "language={language}&country={country}", pattern: "^[^\\s#?]*$" }),
};

/** Against guessing and robots. */
const limits = {
  BOT_CHECK: Type.Union([Type.Literal("on"), Type.Literal("off"), Type.Literal("auto")], { default: "auto" }),
  BOT_QUESTIONS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  TRANSLATIONS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  RECAPTCHA_SITE_KEY: Type.String({ default: "" }),
  RECAPTCHA_SECRET: Type.String({ default: "" }),
  RECAPTCHA_LEAST_SCORE: Type.String({ default: "0.5", pattern: "^(0(\\.\\d+)?|1(\\.0+)?)$" }),
  RECAPTCHA_HOST: Type.String({ default: "https://www.google.com", pattern: "^https?://[^/\\s]+$" }),
  SEARCHES_PER_MINUTE: Type.Integer({ default: 600, minimum: 0 }),
  GRAPHQL_PER_MINUTE: Type.Integer({ default: 600, minimum: 0 }),
  CHECKOUTS_PER_MINUTE: Type.Integer({ default: 120, minimum: 0 }),
  SIGN_IN_CALLS_PER_MINUTE: Type.Integer({ default: 120, minimum: 0 }),
  ACCOUNTS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  LETTERS_PER_HOUR: Type.Integer({ default: 5, minimum: 1 }),
  SIGN_INS_PER_HOUR: Type.Integer({ default: 100, minimum: 1 }),
  SIGN_IN_TRIES: Type.Integer({ default: 10, minimum: 1 }),
  CODE_TRIES_PER_SESSION: Type.Integer({ default: 10, minimum: 0 }),
  CODE_TRIES_PER_ADDRESS: Type.Integer({ default: 60, minimum: 0 }),
};

const backend = {
  COMMERCE_BACKEND: Type.Union([Type.Literal("own"), Type.Literal("bigcommerce")], { default: "own" }),
  BIGCOMMERCE_STORE_HASH: Type.String({ default: "", pattern: "^[a-z0-9]{0,40}$" }),
  BIGCOMMERCE_TOKEN: Type.String({ default: "" }),
  BIGCOMMERCE_CHANNELS: Type.String({
    default: "",
    pattern: "^(\\s*[a-z0-9_]+=[1-9]\\d{0,8}\\s*(,\\s*[a-z0-9_]+=[1-9]\\d{0,8}\\s*)*)?$",
  }),
  BIGCOMMERCE_CLIENT_ID: Type.String({ default: "" }),
  BIGCOMMERCE_CLIENT_SECRET: Type.String({ default: "" }),
  BIGCOMMERCE_API_HOST: Type.String({ default: "https://api.bigcommerce.com", pattern: "^https?://[^/\\s]+$" }),
  BIGCOMMERCE_PAYMENTS_HOST: Type.String({
    default: "https://payments.bigcommerce.com",
    pattern: "^https?://[^/\\s]+$",
  }),
  BIGCOMMERCE_PAYMENT_METHOD: Type.String({ default: "", pattern: "^[\\w.-]{0,100}$" }),
};

const properties = { ...shop, ...content, ...search, ...media, ...stores, ...limits, ...backend };

type EnvironmentSettings = Static<ReturnType<typeof Type.Object<typeof properties>>>;

export type Config = PlatformConfig &
  EnvironmentSettings & {
    /** The shop's logo and colour as staff set them in the office; absent: the built-in look. */
    look?: BrandLook;
  };

/** What has to be set together. */
function problemsOf(settings: EnvironmentSettings & Pick<PlatformConfig, "DEMO">): string[] {
  const wrong: string[] = [];
  const hasHost = settings.SEARCH_ENDPOINT !== "" || settings.SEARCH_HOST_IDENTIFIER !== "";
  if (hasHost !== (settings.SEARCH_ENGINE !== ""))
    wrong.push("SEARCH_ENGINE goes with SEARCH_ENDPOINT or SEARCH_HOST_IDENTIFIER: both, or neither");
  if (settings.MEDIA_S3_BUCKET) {
    for (const name of ["MEDIA_S3_ENDPOINT", "MEDIA_S3_KEY_ID", "MEDIA_S3_SECRET"] as const)
      if (settings[name] === "") wrong.push(`${name} must be set when MEDIA_S3_BUCKET is`);
  }
  if (settings.COMMERCE_BACKEND === "bigcommerce") {
    for (const name of ["BIGCOMMERCE_STORE_HASH", "BIGCOMMERCE_TOKEN", "BIGCOMMERCE_CHANNELS"] as const)
      if (settings[name] === "" || (name === "BIGCOMMERCE_TOKEN" && /[^\x21-\x7e]/.test(settings[name])))
        wrong.push(`${name} must be set when COMMERCE_BACKEND=bigcommerce`);
    if (settings.DEMO === "on")
      wrong.push("COMMERCE_BACKEND=bigcommerce needs DEMO=off: demo customers have numbers that the store gives too");
  }
  return wrong;
}

const shopSettings: SettingsGroup = {
  properties,
  problems: (values) => problemsOf(values as Parameters<typeof problemsOf>[0]),
  demo: demoSettings,
};

/**
 * Reads the platform's and the shop's settings and those of further groups, such as the payment providers'. Throws a
 * ConfigError that names every invalid setting and what is expected.
 */
export const readConfig = (
  environment: Record<string, string | undefined>,
  groups: readonly SettingsGroup[] = [],
): Config & Record<string, unknown> =>
  readSettings(environment, [shopSettings, ...groups]) as Config & Record<string, unknown>;

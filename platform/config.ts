import { type Static, type TObject, type TProperties, Type } from "typebox";
import { Value } from "typebox/value";
import { readOrigin } from "#platform/http/origin.ts";
import { StartError } from "#platform/start-error.ts";

/** Every setting of the product; .env.example explains each. Read once at start and passed on. */
const Settings = Type.Object({
  NODE_ENV: Type.Union([Type.Literal("development"), Type.Literal("production"), Type.Literal("test")], {
    default: "production",
  }),
  HOST: Type.String({ default: "0.0.0.0", minLength: 1 }),
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65_535 }),
  PUBLIC_URL: Type.String({ default: "", pattern: "^(https?://[^/\\s]+)?$" }),
  DATA_DIR: Type.String({ default: "./data", minLength: 1 }),
  DATABASE_URL: Type.String({ default: "", pattern: "^(postgres(ql)?://.+)?$" }),
  DATABASE_POOL: Type.Integer({ default: 8, minimum: 2, maximum: 200 }),
  DEMO: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "on" }),
  SECRET: Type.String({ default: "", pattern: "^(.{32,})?$" }),
  LOG_LEVEL: Type.Union(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"].map((level) => Type.Literal(level)),
    { default: "info" },
  ),
  TRUST_PROXY: Type.String({ default: "loopback" }),
  SMTP_URL: Type.String({ default: "", pattern: "^(smtps?://.+)?$" }),
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
  BOT_CHECK: Type.Union([Type.Literal("on"), Type.Literal("off"), Type.Literal("auto")], { default: "auto" }),
  BOT_QUESTIONS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  TRANSLATIONS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  RECAPTCHA_SITE_KEY: Type.String({ default: "" }),
  RECAPTCHA_SECRET: Type.String({ default: "" }),
  RECAPTCHA_LEAST_SCORE: Type.String({ default: "0.5", pattern: "^(0(\\.\\d+)?|1(\\.0+)?)$" }),
  RECAPTCHA_HOST: Type.String({ default: "https://www.google.com", pattern: "^https?://[^/\\s]+$" }),
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
  SEARCH_KEY: Type.String({ default: "" }),
  SEARCH_ENGINE: Type.String({ default: "", pattern: "^[a-z0-9-]{0,64}$" }),
  SEARCH_ENDPOINT: Type.String({ default: "", pattern: "^(https?://\\S*[^/\\s])?$" }),
  SEARCH_HOST_IDENTIFIER: Type.String({ default: "", pattern: "^[a-z0-9-]{0,64}$" }),
  IMPORTS_ALLOW_PRIVATE: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "off" }),
  WEBHOOKS_ALLOW_PRIVATE: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "off" }),
  STORES_TILE_URL: Type.String({ default: "", pattern: "^(https?://(\\{s\\}\\.)?[^/\\s{}]+/\\S*\\{z\\}\\S*)?$" }),
  STORES_TILE_ATTRIBUTION: Type.String({ default: "", maxLength: 300 }),
  STORE_LOCATOR_DOMAIN: Type.String({ default: "", pattern: "^(https?://)?([a-z0-9.-]+(:\\d+)?(/[^\\s?#]*)?)?$" }),
  STORE_LOCATOR_QUERY: Type.String({ default: "language={language}&country={country}", pattern: "^[^\\s#?]*$" }),
  TAG_MANAGER_ID: Type.String({ default: "", pattern: "^(GTM-[0-9A-Z]+)?$" }),
  CONSENT_DIALOG: Type.Union([Type.Literal("auto"), Type.Literal("on")], { default: "auto" }),
  METRICS_TOKEN: Type.String({ default: "" }),
  RATE_LIMIT_PER_MINUTE: Type.Integer({ default: 1200, minimum: 0 }),
  BUSY_AFTER_MS: Type.Integer({ default: 2000, minimum: 0 }),
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
  CORS_ORIGINS: Type.String({
    default: "",
    pattern: "^(https?://[a-z0-9.:\\[\\]-]+(\\s*,\\s*https?://[a-z0-9.:\\[\\]-]+)*)?$",
  }),
  BLOCKED_IPS: Type.String({ default: "" }),
  BLOCKED_FRAGMENTS: Type.String({ default: ".php,wp-,-wp,sleep(,select(" }),
  BLOCKED_AGENTS: Type.String({ default: "sqlmap,nikto,masscan" }),
  NEVER_BLOCKED_IPS: Type.String({ default: "127.0.0.1,::1" }),
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
  MEDIA_URL: Type.String({ default: "", pattern: "^(https?://[^\\s]+)?$" }),
  MEDIA_CACHE_MB: Type.Integer({ default: 1024, minimum: 16, maximum: 1_000_000 }),
  MEDIA_S3_ENDPOINT: Type.String({ default: "", pattern: "^(https?://[^\\s]+)?$" }),
  MEDIA_S3_BUCKET: Type.String({ default: "", pattern: "^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$" }),
  MEDIA_S3_REGION: Type.String({ default: "us-east-1", minLength: 1 }),
  MEDIA_S3_KEY_ID: Type.String({ default: "" }),
  MEDIA_S3_SECRET: Type.String({ default: "" }),
  PAGE_CACHE_MB: Type.Integer({ default: 64, minimum: 0, maximum: 4096 }),
  API_CACHE_MB: Type.Integer({ default: 32, minimum: 0, maximum: 4096 }),
});

/** Values that demo mode uses for keys that are not set. They are public, so they are refused outside demo mode. */
const demoSettings = {
  CONTENT_API_KEY: "firn-demo",
  CONTENT_DELIVERY_TOKEN: "firn-demo-delivery",
  SEARCH_KEY: "search-firn-demo",
};

/**
 * Demo values of settings that may stay empty: the shop's identity (which staff can set in the office,
 * commerce/settings), optional routes, and facts that are hidden when empty.
 */
const optionalDemoSettings = {
  MAIL_FROM: "Firn <shop@firn.example>",
  SHOP_EMAIL: "hello@firn.example",
  INVOICE_SELLER: "Firn GmbH (Demo)|Talstation 1|6020 Innsbruck|Austria",
  CONTENT_PREVIEW_TOKEN: "firn-demo-preview",
  CONTENT_MANAGEMENT_TOKEN: "firn-demo-management",
  SUPPORT_EMAIL: "help@firn.example",
  INVOICE_BANK: "Innsbrucker Talbank (Demo)|IBAN AT00 0000 0000 0000 0000",
};

export type Config = Static<typeof Settings> & {
  isProduction: boolean;
  isDemo: boolean;
  /** Names of the settings that the environment sets; all others have their defaults. */
  given: readonly string[];
  /** The shop's logo and colour as staff set them in the office (commerce/settings); absent: the built-in look. */
  look?: BrandLook;
};

/** Pictures by media id, the colour as "#rrggbb"; an empty string means not set. */
export type BrandLook = {
  logo: string;
  /** The logo for dark backgrounds. */
  logoDark: string;
  icon: string;
  accent: string;
  /** The sender's lines at the foot of emails; when empty, the text comes from content. */
  emailFooter: readonly string[];
};

export class ConfigError extends StartError {}

/** Settings that another module adds, and its checks beyond their schemas. */
export type SettingsGroup = {
  readonly properties: TProperties;
  problems(values: Readonly<Record<string, unknown>>): string[];
};

/**
 * Reads the settings from `environment`, including those of the groups. Throws a ConfigError that names every invalid
 * setting and what is expected.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  groups: readonly SettingsGroup[] = [],
): Config & Record<string, unknown> {
  const all: TObject = Type.Object(Object.assign({}, Settings.properties, ...groups.map((group) => group.properties)));
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(all.properties)) {
    const text = environment[name]?.trim();
    if (text !== undefined && text !== "")
      given[name] = "type" in schema && schema.type === "integer" ? asNumber(text) : text;
  }
  const named = Object.keys(given);
  const settings = Value.Default(all, given) as Static<typeof Settings>;
  const wrong = [...Value.Errors(all, settings)].map(
    (error) => `${error.instancePath.slice(1)}=${JSON.stringify(at(settings, error.instancePath))} ${error.message}`,
  );
  const isDemo = settings.DEMO === "on";
  if (!isDemo && settings.SECRET === "") wrong.push("SECRET must be set (32 characters or more) when DEMO=off");
  for (const [name, value] of Object.entries(demoSettings) as [keyof typeof demoSettings, string][]) {
    if (isDemo) settings[name] ||= value;
    else if (settings[name] === "" || settings[name] === value)
      wrong.push(`${name} must be set to your own when DEMO=off`);
  }
  for (const [name, value] of Object.entries(optionalDemoSettings) as [keyof typeof optionalDemoSettings, string][]) {
    if (isDemo) settings[name] ||= value;
    else if (settings[name] === value) wrong.push(`${name} must be your own, or empty, when DEMO=off`);
  }
  if (settings.PUBLIC_URL !== "" && readOrigin(settings.PUBLIC_URL) === null)
    wrong.push("PUBLIC_URL must be a scheme and a host: https://shop.example");
  for (const { problems } of groups) wrong.push(...problems(settings));
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
    if (isDemo)
      wrong.push("COMMERCE_BACKEND=bigcommerce needs DEMO=off: demo customers have numbers that the store gives too");
  }
  if (wrong.length > 0)
    throw new ConfigError(`These settings are wrong:\n  ${[...new Set(wrong)].join("\n  ")}\nSee .env.example.`);
  return { ...settings, isProduction: settings.NODE_ENV === "production", isDemo, given: named };
}

const asNumber = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text);
const at = (value: object, path: string) => (value as Record<string, unknown>)[path.slice(1)];

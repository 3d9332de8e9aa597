import { type Static, type TObject, Type } from "typebox";
import { Value } from "typebox/value";

/** Every setting of the product; .env.example explains each. Read once at start, then passed along. */
const Settings = Type.Object({
  NODE_ENV: Type.Union([Type.Literal("development"), Type.Literal("production"), Type.Literal("test")], {
    default: "production",
  }),
  HOST: Type.String({ default: "0.0.0.0", minLength: 1 }),
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65_535 }),
  PUBLIC_URL: Type.String({ default: "", pattern: "^(https?://[^/\\s]+)?$" }),
  DATA_DIR: Type.String({ default: "./data", minLength: 1 }),
  DATABASE_URL: Type.String({ default: "", pattern: "^(postgres(ql)?://.+)?$" }),
  DATABASE_POOL: Type.Integer({ default: 12, minimum: 2, maximum: 200 }),
  DEMO: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "on" }),
  SECRET: Type.String({ default: "", pattern: "^(.{32,})?$" }),
  LOG_LEVEL: Type.Union(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"].map((level) => Type.Literal(level)),
    { default: "info" },
  ),
  TRUST_PROXY: Type.String({ default: "loopback" }),
  SMTP_URL: Type.String({ default: "", pattern: "^(smtps?://.+)?$" }),
  MAIL_FROM: Type.String({ default: "Firn <shop@firn.example>", minLength: 3 }),
  CONTENT_API_KEY: Type.String({ default: "" }),
  CONTENT_DELIVERY_TOKEN: Type.String({ default: "" }),
  CONTENT_ENVIRONMENT: Type.String({ default: "production", minLength: 1 }),
  SEARCH_KEY: Type.String({ default: "" }),
  METRICS_TOKEN: Type.String({ default: "" }),
  RATE_LIMIT_PER_MINUTE: Type.Integer({ default: 1200, minimum: 0 }),
  ACCOUNTS_PER_HOUR: Type.Integer({ default: 30, minimum: 1 }),
  SIGN_INS_PER_HOUR: Type.Integer({ default: 100, minimum: 1 }),
  SIGN_IN_TRIES: Type.Integer({ default: 10, minimum: 1 }),
  BLOCKED_IPS: Type.String({ default: "" }),
  BLOCKED_FRAGMENTS: Type.String({ default: ".php,wp-,-wp,sleep(,select(" }),
  BLOCKED_AGENTS: Type.String({ default: "sqlmap,nikto,masscan" }),
  NEVER_BLOCKED_IPS: Type.String({ default: "127.0.0.1,::1" }),
  PAYMENT_PROVIDER: Type.Union([Type.Literal("test")], { default: "test" }),
  MEDIA_URL: Type.String({ default: "", pattern: "^(https?://[^\\s]+)?$" }),
  PAGE_CACHE_MB: Type.Integer({ default: 64, minimum: 0, maximum: 4096 }),
});

/** Keys that everybody knows, for trying out; outside demo mode they are refused. */
const demoKeys = {
  CONTENT_API_KEY: "firn-demo",
  CONTENT_DELIVERY_TOKEN: "firn-demo-delivery",
  SEARCH_KEY: "search-firn-demo",
};

export type Config = Static<typeof Settings> & { isProduction: boolean; isDemo: boolean };

export class ConfigError extends Error {}

/** Reads settings from `environment`. Throws a ConfigError that names every wrong setting and what it should be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries((Settings as TObject).properties)) {
    const text = environment[name]?.trim();
    if (text !== undefined && text !== "")
      given[name] = "type" in schema && schema.type === "integer" ? asNumber(text) : text;
  }
  const settings = Value.Default(Settings, given) as Static<typeof Settings>;
  const wrong = [...Value.Errors(Settings, settings)].map(
    (error) => `${error.instancePath.slice(1)}=${JSON.stringify(at(settings, error.instancePath))} ${error.message}`,
  );
  const isDemo = settings.DEMO === "on";
  if (!isDemo && settings.SECRET === "") wrong.push("SECRET must be set (32 characters or more) when DEMO=off");
  for (const [name, demoKey] of Object.entries(demoKeys) as [keyof typeof demoKeys, string][]) {
    if (isDemo) settings[name] ||= demoKey;
    else if (settings[name] === "" || settings[name] === demoKey)
      wrong.push(`${name} must be a key of your own when DEMO=off`);
  }
  if (wrong.length > 0)
    throw new ConfigError(`These settings are wrong:\n  ${[...new Set(wrong)].join("\n  ")}\nSee .env.example.`);
  return { ...settings, isProduction: settings.NODE_ENV === "production", isDemo };
}

const asNumber = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text);
const at = (value: object, path: string) => (value as Record<string, unknown>)[path.slice(1)];

import { type Static, type TObject, type TProperties, Type } from "typebox";
import { Value } from "typebox/value";
import { readOrigin } from "#platform/http/origin.ts";
import { StartError } from "#platform/start-error.ts";

/** Settings of the process and its connections, whatever it serves; .env.example explains each. */
const properties = {
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
  METRICS_TOKEN: Type.String({ default: "" }),
  RATE_LIMIT_PER_MINUTE: Type.Integer({ default: 1200, minimum: 0 }),
  BUSY_AFTER_MS: Type.Integer({ default: 2000, minimum: 0 }),
  CORS_ORIGINS: Type.String({
    default: "",
    pattern: "^(https?://[a-z0-9.:\\[\\]-]+(\\s*,\\s*https?://[a-z0-9.:\\[\\]-]+)*)?$",
  }),
  BLOCKED_IPS: Type.String({ default: "" }),
  BLOCKED_FRAGMENTS: Type.String({ default: ".php,wp-,-wp,sleep(,select(" }),
  BLOCKED_AGENTS: Type.String({ default: "sqlmap,nikto,masscan" }),
  NEVER_BLOCKED_IPS: Type.String({ default: "127.0.0.1,::1" }),
};

export type PlatformConfig = Static<ReturnType<typeof Type.Object<typeof properties>>> & {
  isProduction: boolean;
  isDemo: boolean;
  /** Names of the settings that the environment sets; all others have their defaults. */
  given: readonly string[];
};

export class ConfigError extends StartError {}

/** Settings that another module adds, and its checks beyond their schemas. */
export type SettingsGroup = {
  readonly properties: TProperties;
  problems(values: Readonly<Record<string, unknown>>): string[];
  /**
   * Values that demo mode uses where nothing is set. They are public, so they are refused outside of it: `needed` then
   * have to be set, `optional` may be empty.
   */
  readonly demo?: { needed: Readonly<Record<string, string>>; optional: Readonly<Record<string, string>> };
};

/**
 * Reads the settings from `environment`, including those of the groups. Throws a ConfigError that names every invalid
 * setting and what is expected.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  groups: readonly SettingsGroup[],
): PlatformConfig & Record<string, unknown> {
  const all: TObject = Type.Object(Object.assign({}, properties, ...groups.map((group) => group.properties)));
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(all.properties)) {
    const text = environment[name]?.trim();
    if (text !== undefined && text !== "")
      given[name] = "type" in schema && schema.type === "integer" ? asNumber(text) : text;
  }
  const named = Object.keys(given);
  const settings = Value.Default(all, given) as Omit<PlatformConfig, "isProduction" | "isDemo" | "given"> &
    Record<string, unknown>;
  const wrong = [...Value.Errors(all, settings)].map(
    (error) => `${error.instancePath.slice(1)}=${JSON.stringify(at(settings, error.instancePath))} ${error.message}`,
  );
  const isDemo = settings.DEMO === "on";
  if (!isDemo && settings.SECRET === "") wrong.push("SECRET must be set (32 characters or more) when DEMO=off");
  for (const { demo } of groups) if (demo) wrong.push(...applyDemo(settings, demo, isDemo));
  if (settings.PUBLIC_URL !== "" && readOrigin(settings.PUBLIC_URL) === null)
    wrong.push("PUBLIC_URL must be a scheme and a host: https://shop.example");
  for (const { problems } of groups) wrong.push(...problems(settings));
  if (wrong.length > 0)
    throw new ConfigError(`These settings are wrong:\n  ${[...new Set(wrong)].join("\n  ")}\nSee .env.example.`);
  return { ...settings, isProduction: settings.NODE_ENV === "production", isDemo, given: named };
}

/** Fills in the demo's values in demo mode, and returns what is wrong about them outside of it. */
function applyDemo(
  settings: Record<string, unknown>,
  { needed, optional }: NonNullable<SettingsGroup["demo"]>,
  isDemo: boolean,
): string[] {
  const wrong: string[] = [];
  for (const [name, value] of Object.entries({ ...needed, ...optional })) {
    if (isDemo) settings[name] ||= value;
    else if (Object.hasOwn(needed, name) && (settings[name] === "" || settings[name] === value))
      wrong.push(`${name} must be set to your own when DEMO=off`);
    else if (settings[name] === value) wrong.push(`${name} must be your own, or empty, when DEMO=off`);
  }
  return wrong;
}

const asNumber = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text);
const at = (value: object, path: string) => (value as Record<string, unknown>)[path.slice(1)];

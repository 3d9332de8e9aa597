import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "#platform/config.ts";

test("without any setting the shop starts in demo mode on port 3000", () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: "./data", isDemo: true, isProduction: true });
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
])("a wrong setting is named: %j", (environment, message) => {
  expect(() => readConfig(environment as Record<string, string>)).toThrow(ConfigError);
  expect(() => readConfig(environment as Record<string, string>)).toThrow(message);
});

test(".env.example lists every setting", () => {
  const example = readFileSync(".env.example", "utf8");
  const { isProduction: _, isDemo: __, ...settings } = readConfig({});
  const missing = Object.keys(settings).filter((name) => !new RegExp(`^# ${name}=`, "m").test(example));
  expect(missing).toEqual([]);
});

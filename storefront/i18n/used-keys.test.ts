import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import display from "#storefront/i18n/display/en.ts";

// A browser has the display texts on every page, and others only where a page passes them on. The server has them all,
// so a text of another group would be there until the page is hydrated, and then be gone.
test("components take from the texts of every page only keys that these have", () => {
  const known = new Set(Object.keys(display));
  const files = readdirSync("storefront", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test."),
  );
  const used = files.flatMap((file) => {
    const source = readFileSync(`storefront/${file}`, "utf8");
    return [...source.matchAll(/const (\w+) = useText\(\)/g)].flatMap(([, name]) =>
      [...source.matchAll(new RegExp(`\\b${name}\\("([a-z0-9.-]+)"`, "g"))].map(([, key]) => ({ file, key })),
    );
  });
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ key }) => !known.has(key ?? ""))).toEqual([]);
});

test("each text is said somewhere, as a whole or by its beginning and its end", async () => {
  const folders = readdirSync("storefront/i18n", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const areas = folders.map(({ name }) => name);
  const texts = await Promise.all(areas.map(async (area) => (await import(`./${area}/en.ts`)).default));
  const keys = new Set(texts.flatMap((area) => Object.keys(area)));
  const isText = new RegExp(`^storefront/i18n/(?:${areas.join("|")})/`);
  const code = ["storefront", "commerce", "discovery"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !isText.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const whole = new Set([...code.matchAll(/"([\w.-]+)"/g)].map(([, key]) => key));
  // `pickUp.next.${step}`; `${fact}.text`, with what is found in quotation marks before its end.
  const parts = [...new Set([...code.matchAll(/`((?:[\w.-]|\$\{[^`}]*\})+)`/g)].map(([, part = ""]) => part))]
    .map((part) => part.split(/\$\{[^}]*\}/))
    .filter((part) => part.length > 1 && part.some((said) => /[a-z]\.|\.[a-z]/i.test(said)));
  const patterns = parts.map(([first = "", ...others]) => {
    const rest = others.map((said) => said.replaceAll(".", "\\.")).join("[\\w-]+");
    return new RegExp(`^${first ? `${first.replaceAll(".", "\\.")}[\\w-]+` : "([\\w.-]+)"}${rest}$`);
  });
  const isSaid = (key: string) =>
    whole.has(key) ||
    patterns.some((pattern) => {
      const found = pattern.exec(key);
      return found !== null && (found[1] === undefined || whole.has(found[1]));
    });
  expect([...keys].filter((key) => !isSaid(key))).toEqual([]);
  expect(keys.size).toBeGreaterThan(1500);
  expect(["pickUp", "nobody.says.this", "nobody.text"].filter(isSaid)).toEqual([]);
});

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

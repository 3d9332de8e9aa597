import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Pages that are opened one after another add their style sheets to the same document, so a class that two of them
 * define would look different after another page.
 */
test("a class of the shop is defined in one style sheet only", () => {
  const definedIn = new Map<string, Set<string>>();
  for (const file of [...globSync("storefront/**/*.css"), ...globSync("ui/*.css")])
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/^\.([\w-]+) \{/gm))
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(file));
  expect(definedIn.size).toBeGreaterThan(300);
  expect([...definedIn].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});

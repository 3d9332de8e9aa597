import { expect, test } from "vitest";
import { reasonOf } from "#commerce/shared/reasons/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { reasonWords, worded } from "./reasons.ts";

test("a reason of the server is said in each language, with its values; what has none as it was said", async () => {
  const why = "is the SKU of ridge";
  const said = await Promise.all(languages.map(async (to) => worded(await reasonWords(to), why, reasonOf(why))));
  expect(new Set(said).size).toBeGreaterThan(5);
  expect(said.every((text) => text.includes("ridge"))).toBe(true);
  const german = await reasonWords("de");
  expect(worded(german, "is unknown", { code: "unknown" })).toBe("ist unbekannt");
  expect(worded(german, "ETIMEDOUT", undefined)).toBe("ETIMEDOUT");
  expect(worded(german, "said by a newer server", { code: "not-known-yet" })).toBe("said by a newer server");
  expect(worded(await reasonWords("en"), why, reasonOf(why))).toBe(why);
});

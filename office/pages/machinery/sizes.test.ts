import { expect, test } from "vitest";
import { sizeText } from "./sizes.ts";

test.each([
  ["en", 0, "0 byte"],
  ["en", 999, "999 byte"],
  ["en", 18_400_000, "18 MB"],
  ["de", 2_340_000_000, "2,3 GB"],
  ["fr", 5_000_000_000_000_000, "5 000 To"],
] as const)("in %s, %d bytes are %s", (language, bytes, said) => {
  // Which of the narrow spaces stands there differs from one version of the locales to the next.
  expect(sizeText(language)(bytes).replace(/\s/g, " ")).toBe(said);
});

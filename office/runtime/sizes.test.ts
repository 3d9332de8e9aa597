import { expect, test } from "vitest";
import { sizeText } from "./sizes.ts";

test.each([
  ["en", 0, "0 byte"],
  ["en", 999, "999 byte"],
  ["en", 18_400_000, "18 MB"],
  ["de", 2_340_000_000, "2,3 GB"],
  ["fr", 5_000_000_000_000_000, "5 000 To"],
] as const)("in %s, %d bytes are %s", (language, bytes, said) => {
  // Locale data versions differ in the kind of narrow space they use.
  expect(sizeText(language)(bytes).replace(/\s/g, " ")).toBe(said);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "#commerce/shared/colours/rules.ts";
import { sizeText, tokenValue } from "./tokens.ts";

test("the style reference says what ui/tokens.css says", () => {
  const css = readFileSync("ui/tokens.css", "utf8");
  expect(tokenValue("signal", css)).toBe("#c8350a");
  expect(tokenValue("signal-bright", css)).toBe("#ff5a1f");
  expect(contrast(tokenValue("signal", css), tokenValue("snow", css))).toBeGreaterThan(5.2);
  expect(tokenValue("calm", css)).toBe("250ms");
  expect([sizeText("text-s", css), sizeText("display-1", css), sizeText("display-form", css)]).toEqual([
    "14 px",
    "44–120 px",
    "32–56 px",
  ]);
});

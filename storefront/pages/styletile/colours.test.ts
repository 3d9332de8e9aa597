import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours, contrast } from "./colours.ts";

test("the colours of the style page are those of the tokens, and words in them can be read on white", () => {
  const tokens = readFileSync("ui/tokens.css", "utf8");
  for (const [name, hex] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${hex};`);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  for (const name of ["ink", "slate", "signal", "glacier", "pine"] as const)
    expect(contrast(colours[name], colours.snow), name).toBeGreaterThan(4.5);
});

import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { rangeText } from "./body-measures.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});

/** What stands on the buttons of a product's sizes, with what they are measured by. */
async function sizesOf(path: string): Promise<{ of: string; labels: string[]; hint: string }> {
  const { body } = await app.inject(path);
  const [, legend = "", rest = ""] =
    /<legend[^>]*><span>(?:Size|Größe)(.*?)<\/legend>(.*?)<\/fieldset>/s.exec(body) ?? [];
  const [, of = ""] = /buy-legend-value">([^<]+)/.exec(legend) ?? [];
  const [, hint = ""] = /size-hint">([^<]+)/.exec(rest) ?? [];
  return { of, hint, labels: [...rest.matchAll(/\/><span>([^<]+)</g)].map(([, label = ""]) => label) };
}

test("3.3 below a size of clothing stands the body that it is made for, in the reader's units", async () => {
  const jacket = await sizesOf("/en-us/p/ridgeline-3l-jacket");
  expect(jacket.of).toBe("Chest");
  expect(jacket.labels).toContain("M\n37–39 in");
  expect((await sizesOf("/de-de/p/ridgeline-3l-jacket")).labels).toContain("M\n94–100 cm");
  const bib = await sizesOf("/en-us/p/ridgeline-3l-bib");
  expect(bib.of).toBe("Waist");
  expect((await sizesOf("/en-us/p/pillar-glove")).labels).toContain("M\n7.5–8.5 in");
  expect((await sizesOf("/de-de/p/pillar-glove")).of).toBe("Weite");
  expect((await sizesOf("/en-us/p/outpost-helmet")).labels).toContain("M\n21.5–23 in");
  expect((await sizesOf("/en-us/p/waymark-boot")).of).toBe("");
});

test("below the sizes stands how buyers say that it fits", async () => {
  expect((await sizesOf("/en-us/p/waymark-boot")).hint).toMatch(/^(Runs a little|True to size)/);
  expect((await sizesOf("/en-us/p/kestrel")).hint).toBe("");
});

test("a range of a guide is told in whole inches for bodies and in halves for what is smaller", () => {
  const us = { country: "us", language: "en" } as const;
  expect(rangeText("107–115", us)).toBe("42–45 in");
  expect(rangeText("16–17.5", us)).toBe("6.5–7 in");
  expect(rangeText("16–17,5", { country: "de", language: "de" })).toBe("16–17,5 cm");
  expect(rangeText("one size", us)).toBe("");
});

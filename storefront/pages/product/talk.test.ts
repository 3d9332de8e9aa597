import { beforeAll, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});

/** What stands below `id` on a page, up to the end of the section. */
async function partOf(path: string, id: string): Promise<string> {
  const { body } = await app.inject(path);
  return new RegExp(`id="${id}".*?</section>`, "s").exec(body)?.[0] ?? "";
}

test("the reviews of a product's page are the most helpful ones, the reader's language first, others below a heading", async () => {
  const part = await partOf("/de-de/p/kestrel", "reviews");
  const [own = "", others = ""] = part.split('<li class="reviews-others">In anderen Sprachen</li>');
  const votes = (markup: string) => [...markup.matchAll(/Hilfreich \((\d+)\)/g)].map(([, count]) => Number(count));
  const sorted = (counts: number[]) => [...counts].sort((a, b) => b - a);
  expect(votes(own).length).toBeGreaterThan(0);
  expect(votes(others).length).toBeGreaterThan(0);
  expect(votes(own)).toEqual(sorted(votes(own)));
  expect(votes(others)).toEqual(sorted(votes(others)));
  expect(part).toContain('href="/de-de/p/kestrel/reviews?sort=lowest"');
});

test("questions in the reader's language stand open, others are folded away; who finds none has one line to ask", async () => {
  for (const language of ["en", "de"] as const) {
    const part = await partOf(`/${language === "en" ? "en-us" : "de-de"}/p/waymark-boot/reviews`, "questions");
    const [open = "", folded = ""] = part.split("<details");
    const asked = (markup: string) => [...markup.matchAll(/<h3 lang="(\w+)"/g)].map(([, one]) => one);
    expect(new Set(asked(open))).toEqual(new Set([language]));
    expect(asked(folded)).not.toContain(language);
    expect(new Set([...asked(open), ...asked(folded)]).size).toBe(languages.length);
  }
  const { body } = await app.inject("/en-us/p/bevel-edge-tool");
  expect(body).toContain('<p class="reviews-nothing" id="questions">Anything left open?');
});

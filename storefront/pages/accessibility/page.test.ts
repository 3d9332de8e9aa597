import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: App;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});

test.each(["de-de", "fr-fr", "es-es", "it-it", "en-nl", "sv-se"])(
  "the footer of %s leads to the statement on accessibility",
  async (locale) => {
    const words = await loadTexts("accessibility", locale.slice(0, 2) as "de");
    const home = (await app.inject({ url: `/${locale}` })).body;
    expect(home).toContain(`href="/${locale}/accessibility"`);
    const answer = await app.inject({ url: `/${locale}/accessibility` });
    expect(answer.statusCode).toBe(200);
    for (const key of ["accessibility.how", "accessibility.known.title"] as const)
      expect(answer.body.replaceAll("&#x27;", "'")).toContain(words[key]);
  },
);

test("readers in America are led to the authority for their own law", async () => {
  const main = async (locale: string) => {
    const { body } = await app.inject({ url: `/${locale}/accessibility` });
    return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  };
  const [american, british] = [await main("en-us"), await main("en-gb")];
  expect(american).toContain("Americans with Disabilities Act");
  expect(american).not.toContain("authority of your country");
  expect(british).toContain("authority of your country");
});

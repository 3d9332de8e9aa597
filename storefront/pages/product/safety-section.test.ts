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
const bodyOf = async (url: string) => (await app.inject({ url })).body;

test.each([
  ["de-de", "Von Kindern, Flammen"],
  ["fr-fr", "Tenir à l’écart"],
  ["es-es", "Mantener lejos"],
  ["it-it", "Tenere lontano"],
  ["en-nl", "Keep away from children"],
] as const)(
  "in %s a product tells who made it, who answers for it in the Union, and what it warns of",
  async (locale, warning) => {
    const words = await loadTexts("safety", locale.slice(0, 2) as "de");
    const body = await bodyOf(`/${locale}/p/rub-on-paste`);
    const section = /<section class="section wrap safety".*?<\/section>/s.exec(body)?.[0] ?? "";
    for (const part of [
      words["safety.manufacturer"],
      "6020 Innsbruck",
      words["safety.responsible"],
      "87561 Oberstdorf",
      warning,
    ])
      expect(section).toContain(part);
    expect(section).toContain('href="mailto:safety@firn.example"');
  },
);

test.each(["en-us", "fr-ca", "en-gb", "ja-jp"])(
  "where no law of the region asks for it, %s says neither that nor unit prices",
  async (locale) => {
    const body = await bodyOf(`/${locale}/p/rub-on-paste`);
    expect(body).not.toContain('class="section wrap safety"');
    expect(body).not.toMatch(/\/kg</);
  },
);

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { App as Http } from "#platform/http/app.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { loadPageTexts } from "#storefront/i18n/load-in-browser.ts";
import { App } from "#storefront/layout/app.tsx";
import { components } from "#storefront/render/pages.ts";
import { payloadAddress } from "#storefront/runtime/payloads.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: Http;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});

test.each(["/", "/de-de/c/snowboards", "/en-us/p/kestrel", "/fr-ca/p/meridian", "/ja-jp/p/kestrel", "/sv-se/c/boots"])(
  "3.7 %s says nothing but what its light texts hold",
  async (url) => {
    const { body } = await app.inject({ url });
    const first = JSON.parse(/id="firn-data">(.+?)<\/script>/.exec(body)?.[1] ?? "");
    const { layoutData, locale, brand, mediaBase } = first;
    const payload = (await app.inject({ url: payloadAddress(new URL(url, "http://shop.test")) })).json();
    const all = await loadTexts("display", locale.language);
    const missing: PropertyKey[] = [];
    const texts = new Proxy(await loadPageTexts(payload.page, locale.language), {
      get(known, key) {
        if (key in all && !(key in known)) missing.push(key);
        return Reflect.get(known, key) ?? "";
      },
    });
    const Page = components.get(payload.page);
    if (!Page) throw new Error(`There is no page ${payload.page}`);
    renderToString(createElement(App, { shop: { locale, brand, mediaBase, texts }, layoutData, payload, Page }));
    expect(missing).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { newsletterEmail } from "#commerce/customers/newsletter/emails.tsx";
import { readConfig } from "#commerce/settings/environment.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { openLog } from "#platform/log.ts";
import type { ContentClient } from "#services/content/client.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { emailBrandOf } from "./email-brand.ts";

const database = useDatabase();
const config = readConfig({ PUBLIC_URL: "https://shop.example", MAIL_FROM: '"Talstation" <post@shop.example>' });
const german = parseLocale("de-de") as Locale;
const brandIn = (content: ContentClient) =>
  emailBrandOf({ content, cache: new TaggedCache(), config, log: openLog("silent") })(german);

test("3.5 emails go out in the name of the brand settings: name, logo and contact of their locale", async () => {
  const entry = (locale: string, name: string) => ({
    contentType: "brand_settings",
    uid: "brand-settings",
    locale,
    title: name,
    data: {
      display_name: name,
      brand_logo: { amplience_id: "nordhang-logo" },
      contact: {
        phone: "+41 81 000",
        address: { street: "Gasse 1", city: "Davos", postal_code: "7270", country: "ch" },
      },
    },
  });
  const entries = [entry("en-us", "North Slope"), entry("de", "Nordhang <&>")];
  await database.db.transaction().execute((trx) => upsertEntries(trx, entries));
  const brand = await brandIn(inProcessClient(database.db));
  expect(brand).toMatchObject({ name: "Nordhang <&>", contact: ["Gasse 1", "7270 Davos", "Schweiz", "+41 81 000"] });
  expect(brand.logo).toMatch(/^https:\/\/shop\.example\/i\/firn\/nordhang-logo\?/);
  const links = { action: "https://shop.example/a", support: "https://shop.example/s" };
  const { html = "", text } = newsletterEmail("confirm", "de", "kim@firn.example", links, undefined, brand);
  for (const part of ['alt="Nordhang &lt;&amp;&gt;"', "7270 Davos · Schweiz"]) expect(html).toContain(part);
  expect(text).toMatch(/Nordhang <&>\nGasse 1\n7270 Davos\nSchweiz\n\+41 81 000$/);
  expect(html + text).not.toContain("Firn");
});

test("8 while content is away, emails are from whom MAIL_FROM names", async () => {
  const away = () => Promise.reject(new Error("content is away"));
  expect(await brandIn({ all: away, byUids: away, byUrl: away })).toEqual({ name: "Talstation", contact: [] });
});

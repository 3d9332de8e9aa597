import { beforeAll, expect, test } from "vitest";
import { localizeLines } from "#commerce/sales/orders/emails/localize.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { linesInLanguage } from "./line-texts.ts";

let app: App;
const database = useDemoWorld();
let boot: { uid: string; id: number };
beforeAll(async () => {
  app = await openApp(database.db);
  boot = await database.db
    .selectFrom("products")
    .select(["id", "uid"])
    .where("kind", "=", "boot")
    .where("attributes", "@>", '{"rider":["men"]}' as never)
    .orderBy("id")
    .executeTakeFirstOrThrow();
});

const own: [locale: string, size: string][] = [
  ["en-us", "US 10 · EU 43"],
  ["fr-ca", "US 10 · EU 43"],
  ["en-gb", "UK 9 · EU 43"],
  ["de-de", "43"],
  ["ja-jp", "28 cm · EU 43"],
];

test.each(own)("4 in %s a boot's 43 is %s, in carts, orders and e-mails", async (code, size) => {
  const locale = parseLocale(code)!;
  const services = { db: database.db, content: inProcessClient(database.db) };
  const options = [
    { name: "Color", code: "43", label: "43" },
    { name: "Size", code: "43", label: "43" },
  ];
  const lines = [
    { uid: boot.uid, name: "Boot", options },
    { uid: "kestrel", name: "Kestrel", options: [{ name: "Size", code: "150", label: "150" }] },
  ];
  const shown = [
    await linesInLanguage(services, locale, lines),
    await localizeLines(services, lines, { language: locale.language, country: locale.country }),
  ];
  for (const [first, second] of shown) {
    expect(first?.options.map(({ label }) => label)).toEqual(["43", size]);
    expect(second?.options.map(({ label }) => label)).toEqual(["150"]);
  }
});

test.each(own)("4 in %s the page of a boot says %s", async (code, size) => {
  const { body } = await app.inject({ url: `/${code}/p/${boot.uid}` });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  if (parseLocale(code)?.shoppingRegion) expect(main).toContain(`<span>${size.replace(" · ", "\n")}</span>`);
  else expect(main).toMatch(/<dd>(UK [\d.]+|[\d.]+ cm) · EU \d+ – (UK [\d.]+|[\d.]+ cm) · EU \d+<\/dd>/);
});

test("the API keeps the sizes as they are sold", async () => {
  const answer = await app.inject({
    url: `/api/products/${boot.id}?include=variants`,
    headers: { "x-bc-region": "us" },
  });
  expect(answer.body).toContain('"43"');
  expect(answer.body).not.toContain("US 10");
});

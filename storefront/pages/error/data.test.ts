import { expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { deleteEntry, upsertEntries } from "#services/content/writes.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import ErrorPage from "./page.tsx";

const database = useDatabase();

async function show(params: Record<string, string>, language: "en" | "de" = "en") {
  const country = language === "de" ? "de" : "us";
  const context = await cartVisit(database.db, { country, language, params });
  const answer = await load(context);
  if (answer.kind !== "page") throw new Error("no page");
  return { answer, markup: await markupOf(context, ErrorPage, answer) };
}

test("2.6 a 404 has its heading, the way home and the title of the brand", async () => {
  const { answer, markup } = await show({ status: "404" });
  expect(markup).toContain("Page not found</h1>");
  expect(markup).toContain('href="/"');
  expect(answer).toMatchObject({ status: 404, meta: { title: "Page Not Found | Firn" } });
  expect((await show({ status: "404" }, "de")).markup).toContain("Seite nicht gefunden</h1>");
});

test("2.6 a 410 without products is a 404 in everything but its title", async () => {
  const { answer, markup } = await show({ status: "410" });
  expect(markup).toContain("Page not found</h1>");
  expect(answer).toMatchObject({ status: 410, meta: { title: "Product Not Available | Firn" } });
});

test("2.6 a 410 with products recommends them", async () => {
  const { productId } = await plantProduct(database.db, { name: "Successor" });
  await database.db.transaction().execute((trx) => refreshListings(trx, [productId]));
  const { markup } = await show({ status: "410", productIds: `${productId},999999` });
  expect(markup).toContain("Product not available</h1>");
  expect(markup).toContain("Successor");
});

test("2.6 any other error says so, and shows itself in development", async () => {
  const { markup } = await show({ status: "500", detail: "Error: boom" });
  expect(markup).toContain("Oops! Something Broke</h1>");
  expect(markup).toMatch(/href="\/"[^>]*>Return to homepage</);
  expect(markup).toContain("Error: boom");
});

test("8 no route, no page: the page's data say which; where its content fails, heading and way home stay", async () => {
  const { answer } = await show({ status: "404" });
  expect(answer.props.message).toBe("Page Not Found: /");
  const errors: unknown[] = [];
  const context = await cartVisit(database.db, { country: "us", language: "en", params: { status: "404" } });
  const all = (type: string, locale: string) =>
    type === "error_page" ? Promise.reject(new Error("away")) : context.services.content.all(type, locale);
  const content = { ...context.services.content, all: all as typeof context.services.content.all };
  const log = { error: (about: unknown) => errors.push(about) } as never;
  const bare = await load({ ...context, services: { ...context.services, content, log } });
  const markup = await markupOf(context, ErrorPage, bare);
  expect(markup).toContain("Page not found</h1>");
  expect(markup).toContain('href="/"');
  expect(errors).toHaveLength(1);
});

test("8 where recommended products fail to load, what is gone is only missing", async () => {
  const context = await cartVisit(database.db, {
    country: "us",
    language: "en",
    params: { status: "410", productIds: "7" },
  });
  const all = (type: string, locale: string) =>
    type === "error_page" ? Promise.reject(new Error("away")) : context.services.content.all(type, locale);
  const content = { ...context.services.content, all: all as typeof context.services.content.all };
  const answer = await load({ ...context, services: { ...context.services, content, log: { error() {} } as never } });
  expect(answer).toMatchObject({ status: 404, props: { status: 404, kind: "missing" } });
});

test("3.13 the banner, rich text and categories' products of the visitor's region", async () => {
  const entry = (contentType: string, uid: string, data: object) => ({
    contentType,
    uid,
    locale: "en-us",
    title: uid,
    data,
  });
  const doc = { type: "doc", children: [{ type: "p", children: [{ text: "Not " }, { text: "here", bold: true }] }] };
  const entries = [
    entry("banner", "lost", { content: "<p>Over there</p>", background: { amplience_id: "scene-summit" } }),
    entry("error_page", "a-elsewhere", { regions: ["jp"], header: "Elsewhere" }),
    entry("error_page", "b-here", {
      regions: ["us"],
      header: "Here",
      main_content: doc,
      banner: [{ uid: "lost" }],
      products: "x",
      automated_related_products: [{ category: [{ uid: "gloves" }] }, 7],
    }),
  ];
  await database.db.transaction().execute((trx) => upsertEntries(trx, entries));
  const { markup } = await show({ status: "404" });
  for (const text of ["Here", "<p>Not <strong>here</strong></p>", "Over there"]) expect(markup).toContain(text);
  expect(markup).not.toContain("Elsewhere");
  for (const size of ["w=430&amp;h=459", "w=718&amp;h=199", "w=1150&amp;h=319", "w=1390&amp;h=386"])
    expect(markup).toContain(size);
  const remove = entries.map(({ contentType, uid }) =>
    database.db.transaction().execute((trx) => deleteEntry(trx, contentType, uid)),
  );
  await Promise.all(remove);
});

test("3.13 what content says takes the place of our words", async () => {
  const data = { header: "Lost: one glove.", main_content: "Not here.", link_text: "Go home", products: [] };
  const entry = { contentType: "error_page", uid: "error-page", locale: "en-us", title: "Error", data };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const { markup } = await show({ status: "404" });
  for (const text of ["Lost: one glove.", "Not here.", ">Go home<"]) expect(markup).toContain(text);
});

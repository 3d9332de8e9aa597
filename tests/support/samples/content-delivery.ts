import Fastify from "fastify";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import type { Jobs } from "#platform/jobs.ts";
import { upsertAssets, upsertContentTypes, upsertTaxonomy } from "#services/content/model-writes.ts";
import { contentRoutes } from "#services/content/routes.ts";
import { type EntryInput, upsertEntries } from "#services/content/writes.ts";

/**
 * A small stack for tests: a header over two levels of references, products with terms, and more pages than fit in one
 * response.
 */

export const keys = {
  apiKey: "firn-demo",
  deliveryToken: "firn-demo-delivery",
  previewToken: "firn-demo-preview",
  managementToken: "firn-demo-management",
  environment: "production",
};

const reference = (contentType: string, uid: string) => [{ uid, _content_type_uid: contentType }];
const term = (uid: string) => ({ taxonomy_uid: "terrain", term_uid: uid });

const header: EntryInput[] = ["en-us", "de"].flatMap((locale) => [
  {
    contentType: "header",
    uid: "header",
    locale,
    title: "Header",
    data: {
      main_nav: [...reference("main_nav", "nav-boards"), ...reference("main_nav", "nav-boots")],
      top_alert: [{ regions: ["us"], text: "Free delivery" }],
    },
  },
  {
    contentType: "main_nav",
    uid: "nav-boards",
    locale,
    title: locale === "de" ? "Bretter" : "Boards",
    data: { regions: [], link: { href: "/boards", banner: reference("banner", "boards-banner") } },
  },
]);

const others: EntryInput[] = [
  {
    contentType: "main_nav",
    uid: "nav-boots",
    locale: "en-us",
    title: "Boots",
    data: { regions: ["us", "ca"], link: { href: "/boots", banner: reference("banner", "not-published") } },
  },
  {
    contentType: "banner",
    uid: "boards-banner",
    locale: "en-us",
    title: "Powder",
    data: { background: { type: "Image", amplience_id: "scene-powder-line" } },
  },
];

type Sample = {
  title: string;
  price: number;
  regions: string[];
  tags?: string[];
  note?: string | null;
  terms: string[];
};

const products: Record<string, Sample> = {
  kestrel: {
    title: "Kestrel",
    price: 549,
    regions: ["us", "ca"],
    tags: ["new"],
    note: "Ä 100% dry",
    terms: ["kicker"],
  },
  merlin: { title: "Merlin", price: 449, regions: ["us"], tags: ["new", "sale"], note: null, terms: ["park"] },
  osprey: { title: "Osprey", price: 649, regions: [], terms: ["powder"] },
  heron: { title: "heron", price: 499, regions: ["eu"], tags: ["sale"], note: "wet\nsnow", terms: [] },
};

const productEntries = Object.entries(products).map(
  ([uid, { title, terms, tags, ...data }]): EntryInput => ({
    contentType: "product",
    uid,
    locale: "en-us",
    title,
    url: `/p/${uid}`,
    tags,
    data: {
      ...data,
      cat_ids_bc: { us: data.price },
      blocks: [{ kind: "text", size: { width: data.price } }, { kind: "picture" }],
      category: reference("category", data.price > 500 ? "dear" : "cheap"),
      taxonomies: terms.map(term),
    },
  }),
);

const categories = ["dear", "cheap"].map(
  (uid): EntryInput => ({
    contentType: "category",
    uid,
    locale: "en-us",
    title: uid,
    data: { level: uid === "dear" ? 2 : 1, parent: reference("category", "dear") },
  }),
);

const pages = Array.from({ length: 230 }, (_, number): EntryInput => {
  const uid = `page-${String(number).padStart(3, "0")}`;
  return { contentType: "page", uid, locale: "en-us", title: `Page ${number}`, url: `/${uid}`, data: { number } };
});

export const fillSample = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await upsertContentTypes(trx, [
      {
        uid: "product",
        title: "Product",
        options: { is_page: true, url_prefix: "/p" },
        schema: [
          { uid: "title", display_name: "Title", data_type: "text", mandatory: true },
          { uid: "seo", display_name: "Search engines", data_type: "global_field", reference_to: "seo" },
        ],
      },
      { uid: "header", title: "Header", schema: [{ uid: "title", display_name: "Title", data_type: "text" }] },
      {
        uid: "seo",
        title: "Search engines",
        isGlobalField: true,
        schema: [{ uid: "seo_title", display_name: "Title", data_type: "text" }],
      },
    ]);
    await upsertTaxonomy(trx, {
      uid: "terrain",
      name: "Terrain",
      terms: [
        { uid: "park", name: "Park" },
        { uid: "jump", name: "Jump", parent: "park" },
        { uid: "kicker", name: "Kicker", parent: "jump" },
        { uid: "powder", name: "Powder" },
      ],
    });
    const facts = { contentType: "image/jpeg", fileSize: 12345, width: 896, height: 504 };
    await upsertAssets(trx, [
      { uid: "ridge", title: "Ridge", filename: "ridge.jpg", path: "/i/firn/ridge", tags: ["scene"], ...facts },
      { uid: "logo", title: "Logo", filename: "logo.jpg", path: "/i/firn/logo", ...facts, fileSize: 99 },
    ]);
    await upsertEntries(trx, [...header, ...others, ...categories, ...productEntries, ...pages]);
  });

/** The routes at /v3, as the server registers them. */
export async function openDelivery(
  db: Db,
  jobs: Pick<Jobs, "send"> = { send: async () => undefined },
  timeLimit?: number,
): Promise<App> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 } }) as unknown as App;
  const parts = { db, keys, jobs, timeLimit };
  await app.register(async (scope) => contentRoutes(scope as unknown as App, parts), { prefix: "/v3" });
  await app.ready();
  return app;
}

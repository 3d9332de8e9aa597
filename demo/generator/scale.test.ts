import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOwnCatalog } from "#commerce/catalog/api/backend.ts";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { catalogRoutes } from "#commerce/catalog/api/routes.ts";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { Db, Tables } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillCatalogue } from "./fill.ts";

/** 3,000 products with 24,000 variants, enough for the planner to avoid reading whole tables. */
const database = useDatabase();

type Statement = { sql: string; parameters: readonly unknown[] };
const statements: Statement[] = [];
const app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as App;
let urls: Record<string, string> = {};

beforeAll(async () => {
  await fillCatalogue(database.db, 3000);
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push(query),
  });
  app.decorateRequest("visit");
  app.addHook("onRequest", async (request) => {
    const visit: Partial<Visit> = { locale: defaultLocale, region: async () => "us", discountIn: async () => null };
    request.visit = visit as Visit;
  });
  catalogRoutes(app, makeOwnCatalog({ db }), makeResponseCache(0));
  // The first list of a process loads its region, so it is requested before the measurement.
  await app.inject({ url: "/products?limit=1" });
  const { rows } = await database.pool.query<{
    id: number;
    name: string;
    sku: string;
    variant: number;
    variant_sku: string;
  }>(
    `select p.id, p.name, p.sku, v.id as variant, v.sku as variant_sku
     from products p join variants v on v.product_id = p.id order by p.id limit 1 offset 20000`,
  );
  const { id, name, sku, variant, variant_sku } = rows[0]!;
  const category = (await database.pool.query("select id from categories where uid = 'snowboards'")).rows[0].id;
  const ids = Array.from({ length: 24 }, (_, at) => id + at).join(",");
  urls = {
    "a list": "/products?limit=24",
    "a list with facets": `/products?limit=24&categories:in=${category}&include=facets`,
    "a narrowed list": `/products?limit=24&filter:color=glacier,moss&filter:level=expert&price:max=600&in_stock=true&include=facets`,
    "a late page": "/products?limit=24&page=110&sort=price&direction=desc",
    "a list with variants and options": "/products?limit=24&include=variants,options",
    "products by id": `/products?id:in=${ids}`,
    "a product by SKU": `/products?sku=${sku}`,
    "a product by name": `/products?name=${encodeURIComponent(name)}`,
    "a product": `/products/${id}`,
    "a product with everything": `/products/${id}?include=variants,options`,
    "its options": `/products/${id}/options`,
    "its variants": `/products/${id}/variants`,
    "one variant": `/products/${id}/variants/${variant}`,
    "all variants, late": "/variants?page=400",
    "variants of products": `/variants?product_id:in=${ids}`,
    "variants by id": `/variants?id=${variant}`,
    "variants by SKU": `/variants?sku=${variant_sku}`,
    "what is out of stock": `/out-of-stock?ids=${ids}`,
    "how much there is": `/category/products/inventory?ids=${ids}`,
  };
});
afterAll(() => app.close());

/** Returns the tables that the plan reads from end to end. */
async function wholeTables({ sql, parameters }: Statement): Promise<string[]> {
  const { rows } = await database.pool.query(`/* once */ explain (format json) ${sql}`, [...parameters]);
  const nodes: Record<string, unknown>[] = [rows[0]["QUERY PLAN"][0].Plan];
  const found: string[] = [];
  for (const node of nodes) {
    if (node["Node Type"] === "Seq Scan" && node["Relation Name"] !== "categories")
      found.push(String(node["Relation Name"]));
    nodes.push(...((node.Plans ?? []) as Record<string, unknown>[]));
  }
  return found;
}

const titles = [
  "a list",
  "a list with facets",
  "a narrowed list",
  "a late page",
  "a list with variants and options",
  "products by id",
  "a product by SKU",
  "a product by name",
  "a product",
  "a product with everything",
  "its options",
  "its variants",
  "one variant",
  "all variants, late",
  "variants of products",
  "variants by id",
  "variants by SKU",
  "what is out of stock",
  "how much there is",
];

test.each(titles)("7.1 among 3,000 products %s is found by an index, in four queries at most", async (title) => {
  statements.length = 0;
  const answer = await app.inject({ url: urls[title] ?? "" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).not.toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(4);
  for (const statement of [...statements])
    expect([statement.sql, await wholeTables(statement)]).toEqual([statement.sql, []]);
});

test("7.1 no address of the catalogue is left out here", () => {
  expect(Object.keys(urls)).toEqual(titles);
});

test("while they were made the planner was told: by what it knew of an empty catalogue, it would have read it whole", async () => {
  const { rows } = await database.pool.query(
    "select relname from pg_stat_user_tables where analyze_count > 1 and relname = any ($1) order by relname",
    [["listings", "prices", "products", "variants"]],
  );
  expect(rows.map(({ relname }) => relname)).toEqual(["listings", "prices", "products", "variants"]);
});

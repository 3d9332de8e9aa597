import type { BcProduct } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import { fieldsOf, list, notFoundV3, numbersIn, one, type Route } from "./answers.ts";
import type { World } from "./world.ts";

const parts = ["variants", "options", "custom_fields", "images"] as const;

/** A product with the requested sub-resources only. */
function shown(product: BcProduct, query: URLSearchParams): object {
  const include = query.get("include")?.split(",") ?? [];
  const left = Object.entries(product).filter(
    ([name]) => !parts.some((part) => part === name) || include.includes(name),
  );
  return fieldsOf(Object.fromEntries(left), query, include);
}

const sorters: Record<string, (product: BcProduct) => number | string> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  price: ({ price }) => Number(price),
  total_sold: (product) => product.total_sold,
};

/** /v3/catalog and /v3/pricelists. */
export function catalogRoutes(world: World): Route[] {
  const find = (id: string | undefined) => world.products.find((product) => String(product.id) === id);

  const narrowed = (query: URLSearchParams): BcProduct[] => {
    const ids = numbersIn(query, "id:in");
    const categories = numbersIn(query, "categories:in");
    const channel = query.get("channel_id:in");
    const text = (name: string) => query.get(name);
    const key = sorters[text("sort") ?? "id"] ?? sorters.id;
    const sign = text("direction") === "desc" ? -1 : 1;
    const before = (a: BcProduct, b: BcProduct) => {
      const [x, y] = [key?.(a) ?? 0, key?.(b) ?? 0];
      return x < y ? -sign : x > y ? sign : a.id - b.id;
    };
    return world.products
      .filter((product) => !ids || ids.includes(product.id))
      .filter((product) => !categories || product.categories.some((id) => categories.includes(id)))
      .filter(() => !channel || [1, 2, 3].includes(Number(channel)))
      .filter((product) => text("sku") === null || product.sku === text("sku"))
      .filter((product) => text("name") === null || product.name.toLowerCase() === text("name")?.toLowerCase())
      .filter((product) => text("is_visible") === null || String(product.is_visible) === text("is_visible"))
      .filter((product) => text("availability") === null || product.availability === text("availability"))
      .filter((product) => Number(product.price) >= Number(text("price:min") ?? 0))
      .filter((product) => Number(product.price) <= Number(text("price:max") ?? Number.POSITIVE_INFINITY))
      .filter((product) => product.inventory_level >= Number(text("inventory_level:min") ?? 0))
      .sort(before);
  };

  return [
    [
      "GET",
      /^\/v3\/catalog\/products$/,
      ({ query }) => {
        const most = /options|modifiers/.test(query.get("include") ?? "") ? 10 : 250;
        const answer = list(narrowed(query), query, most);
        const { data, meta } = answer.body as { data: BcProduct[]; meta: object };
        return { status: 200, body: { data: data.map((product) => shown(product, query)), meta } };
      },
    ],
    [
      "GET",
      /^\/v3\/catalog\/products\/(\d+)$/,
      ({ params, query }) => {
        const product = find(params[0]);
        return product ? one(shown(product, query)) : notFoundV3;
      },
    ],
    [
      "GET",
      /^\/v3\/catalog\/products\/(\d+)\/variants$/,
      ({ params, query }) => {
        const product = find(params[0]);
        return product ? list(product.variants ?? [], query) : notFoundV3;
      },
    ],
    [
      "GET",
      /^\/v3\/catalog\/products\/(\d+)\/variants\/(\d+)$/,
      ({ params, query }) => {
        const variant = find(params[0])?.variants?.find(({ id }) => String(id) === params[1]);
        return variant ? one(fieldsOf(variant, query)) : notFoundV3;
      },
    ],
    [
      "GET",
      /^\/v3\/catalog\/variants$/,
      ({ query }) => {
        const [ids, products, sku] = [numbersIn(query, "id:in"), numbersIn(query, "product_id:in"), query.get("sku")];
        const rows = world.products
          .flatMap((product) => product.variants ?? [])
          .filter((variant) => !ids || ids.includes(variant.id))
          .filter((variant) => !products || products.includes(variant.product_id))
          .filter((variant) => sku === null || variant.sku === sku);
        return list(
          rows.map((row) => fieldsOf(row, query)),
          query,
        );
      },
    ],
    ["GET", /^\/v3\/catalog\/trees$/, ({ query }) => list([{ id: 1, name: "Default", channels: [1, 2, 3] }], query)],
    ["GET", /^\/v3\/catalog\/trees\/categories$/, ({ query }) => list(world.categories, query)],
    [
      "GET",
      /^\/v3\/pricelists\/assignments$/,
      ({ query }) => {
        const wanted = numbersIn(query, "channel_id:in");
        return list(
          world.assignments.filter((row) => !wanted || wanted.includes(row.channel_id)),
          query,
        );
      },
    ],
    [
      "GET",
      /^\/v3\/pricelists\/(\d+)\/records$/,
      ({ params, query }) => {
        const records = world.records.get(Number(params[0]));
        const ids = numbersIn(query, "variant_id:in");
        const currency = query.get("currency");
        if (!records) return notFoundV3;
        return list(
          records.filter((row) => (!ids || ids.includes(row.variant_id)) && (!currency || row.currency === currency)),
          query,
        );
      },
    ],
  ];
}

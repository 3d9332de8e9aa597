import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { openProcess } from "#tests/support/process.ts";
import { setStock } from "#tests/support/samples/stock.ts";

/** A last piece is sold in one process; what another process answers from its caches tells the truth. */

const uid = "bevel-edge-tool";
const world = useDemoWorld(undefined, true);
const product = { id: 0, variantId: 0 };
let seller: Awaited<ReturnType<typeof openProcess>>;
let reader: Awaited<ReturnType<typeof openProcess>>;

beforeAll(async () => {
  [seller, reader] = [await openProcess(world), await openProcess(world)];
  const { rows } = await world.pool.query<{ id: number; variant: number }>(
    "select products.id, variants.id as variant from products join variants on product_id = products.id where uid = $1",
    [uid],
  );
  for (const [at, { id, variant }] of rows.entries()) {
    if (at === 0) Object.assign(product, { id, variantId: variant });
    await setStock(world.db, variant, at === 0 ? 1 : 0);
  }
});
afterAll(async () => {
  await Promise.all([seller.stop(), reader.stop()]);
});

const get = async (url: string) => {
  const answer = await reader.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer;
};

type StockStatement = Record<string, unknown>;
/** Every object of this product that says whether it is in stock, wherever it is in an answer. */
function* saidIn(value: unknown): Generator<boolean> {
  if (value === null || typeof value !== "object") return;
  const { uid: own, inStock, variants } = value as StockStatement;
  if (own === uid && typeof inStock === "boolean") yield inStock;
  if (own === uid && Array.isArray(variants))
    yield variants.some((variant: StockStatement) => variant.isPurchasable === true);
  for (const inner of Object.values(value)) yield* saidIn(inner);
}
/** What they all say; null: there is none. */
const said = (value: unknown) => {
  const all = new Set(saidIn(value));
  return all.size === 1 ? [...all][0] : all.size === 0 ? null : "both";
};

const dataIn = (html: string) => JSON.parse(/id="firn-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
const pageOf = async (path: string) => said(dataIn((await get(`/en-us${path}`)).body));
const payloadOf = async (path: string) => {
  const [plain, query = ""] = path.split("?");
  return said((await get(`/en-us${plain}/_payload.json?${query}`)).json());
};
const searched = async () => {
  const answer = await reader.app.inject({
    method: "POST",
    url: "/api/as/v1/engines/firn/search.json",
    headers: { authorization: "Bearer search-firn-demo" },
    payload: { query: "bevel edge tool", filters: { all: [{ locale: "en-us" }, { product_id: product.id }] } },
  });
  return answer.json().results[0]?.in_stock.raw === "true";
};
const related = async () => {
  const query =
    "query ($uids: [String!], $locale: String!, $bcRegion: String!) { relatedProducts(uids: $uids, locale: $locale, bcRegion: $bcRegion) { bcProduct { isInStock } } }";
  const variables = { uids: [uid], locale: "en-us", bcRegion: "us" };
  const answer = await reader.app.inject({ method: "POST", url: "/api/graphql", payload: { query, variables } });
  return answer.json().data.relatedProducts[0]?.bcProduct.isInStock;
};
const advertised = async (kind: string) => {
  const feed = (await get(`/feeds/${kind}-en-us.xml`)).body;
  const items = feed.split("<item>").filter((item) => item.includes(`/p/${uid}?`));
  return items.some((item) => /<g:availability>in.stock</.test(item));
};
const dataOf = async (url: string) => (await get(url)).json().data;

/** Everything that says whether the product can be bought, by where it says so. */
async function readAll(): Promise<Record<string, unknown>> {
  const { id } = product;
  return {
    "product page": await pageOf(`/p/${uid}`),
    "product payload": await payloadOf(`/p/${uid}`),
    "category page": await pageOf("/c/accessories/tools"),
    "category payload": await payloadOf("/c/accessories/tools"),
    "category above": await payloadOf("/c/accessories?price-from=39&price-to=39"),
    "search page": await pageOf("/search?q=bevel+edge+tool"),
    "search payload": await payloadOf("/search?q=bevel+edge+tool"),
    "search API": await searched(),
    GraphQL: await related(),
    "Google's feed": await advertised("google"),
    "Meta's feed": await advertised("meta"),
    "out of stock": (await dataOf(`/api/out-of-stock?ids=${id}`))[0].is_out_of_stock,
    inventory: (await dataOf(`/api/category/products/inventory?ids=${id}`))[0].isInStock,
    products: (await dataOf(`/api/products?id:in=${id}`))[0].isInStock,
    product: (await dataOf(`/api/products/${id}`)).isInStock,
    variants: (await dataOf(`/api/variants?product_id=${id}`)).some((one: StockStatement) => one.isPurchasable),
    "only in stock": await payloadOf("/c/accessories/tools?in-stock=yes"),
  };
}

const truth = (isInStock: boolean) => {
  const all = Object.keys(everywhere).map((place) => [place, isInStock]);
  return { ...Object.fromEntries(all), "out of stock": !isInStock, "only in stock": isInStock ? true : null };
};
let everywhere: Record<string, unknown> = {};

test("7.1 a last piece that is sold is sold out in every list, page and answer of every process, and comes back", async () => {
  // Both times from the caches: what is read first is kept.
  everywhere = await readAll();
  await expect.poll(readAll).toEqual(truth(true));
  expect(await readAll()).toEqual(truth(true));

  const services = await checkoutServices({ ...world, db: seller.db });
  const placed = await placeOrder(
    services,
    payFor(await readyCart(services, [{ variantId: product.variantId, quantity: 1 }])),
    guest,
  );
  expect(placed).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
  await expect.poll(readAll).toEqual(truth(false));

  const orderId = placed.ok ? placed.value.orderId : 0;
  expect(await cancelOrder(services, orderId, { by: "staff:1 Ida", reason: "", isStaff: true })).toMatchObject({
    ok: true,
  });
  await expect.poll(readAll).toEqual(truth(true));
  await services.stop();
  await Promise.all([seller.search.settled(), reader.search.settled()]);
  // The index says what the catalogue does, from the record alone.
  expect(await catchUp(world.db)).toBe(false);
});

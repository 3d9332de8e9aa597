import cookie from "@fastify/cookie";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { makeBigCommerce } from "#commerce/integrations/bigcommerce/backend.ts";
import { defaultLimits } from "#commerce/integrations/bigcommerce/http.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { hostedSessions } from "#server/commerce.ts";
import { backendProducts } from "#tests/support/backend.ts";
import { addOrder } from "#tests/support/bigcommerce/orders.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { sampleCategories } from "#tests/support/samples/catalog.ts";
import { openCustomerEmails } from "#tests/support/samples/customer-emails.ts";
import { makeOwnBackend } from "./own.ts";
import { backendRoutes } from "./routes.ts";

const base = useDatabase();
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
let checkout: Awaited<ReturnType<typeof checkoutServices>>;
let store: LocalStore;
/** The routes in front of our own tables, and in front of a BigCommerce store. */
let own: App;
let hosted: App;

beforeAll(async () => {
  emails = await openCustomerEmails(base);
  store = await openLocalStore(backendProducts);
  await importCatalog(base.db, { categories: sampleCategories, products: backendProducts });
  const services = { db: base.db, jobs: emails.jobs, config: { SIGN_IN_TRIES: 10, SECRET: "s".repeat(32) } };
  const log = { error: () => undefined } as never;
  const cache = makeResponseCache();
  checkout = await checkoutServices(base);
  const backend = makeOwnBackend({ ...checkout, ...services, config: { ...checkout.config, ...services.config } });
  own = await openRoutes(base.db, (app) =>
    backendRoutes(app, backend, { sessions: hostedSessions({ db: base.db, log }, backend), services, cache }),
  );
  const limits = { ...defaultLimits, timeout: limit(8000), longestPause: 100, tries: 2, firstPause: 5 };
  const hostedBackend = makeBigCommerce(services, store.settings, limits);
  hosted = await openRoutes(base.db, (app) => {
    app.register(cookie);
    backendRoutes(app, hostedBackend, {
      sessions: hostedSessions({ db: base.db, log }, hostedBackend),
      services,
      cache,
    });
  });
});
afterAll(async () => {
  await Promise.all([own.close(), hosted.close(), store.close(), emails.stop(), checkout.stop()]);
});

const get = async (app: App, url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: "GET", url, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null };
};
const send = async (app: App, method: "POST" | "PUT" | "DELETE", url: string, payload?: object, headers = {}) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, cookies: answer.cookies, body: answer.body ? answer.json() : null };
};

/** The shape of an answer: names and types at all levels. Of lists, only the first element. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([name, inner]) => [name, shapeOf(inner)]),
        )
      : value === null
        ? "nothing"
        : typeof value;

const readings = [
  "/api/products?limit=3&page=2",
  "/api/products?include=variants,options&limit=2",
  "/api/products?include_fields=name,sku&sort=name&direction=desc",
  "/api/products?sku=SMP-5&include=variants",
];

describe("7.1 the routes in front of a backend", () => {
  test.each(readings)("%s answers from BigCommerce in the same shape", async (url) => {
    const [direct, behind] = await Promise.all([get(own, url), get(hosted, url)]);
    expect(behind.status).toBe(200);
    expect(behind.body.meta.pagination.total).toBe(direct.body.meta.pagination.total);
    expect(shapeOf(behind.body.data)).toEqual(shapeOf(direct.body.data));
  });

  test("BigCommerce's pictures keep their own addresses", async () => {
    const { body } = await get(hosted, "/api/products?include=variants&limit=1");
    expect(body.data[0].images[0].url_standard).toMatch(/^https:\/\/cdn11\.bigcommerce\.com\//);
    expect(body.data[0].variants[0].image_url).toMatch(/^https:\/\/cdn11\.bigcommerce\.com\//);
  });

  test("filters that only our own catalogue can count are refused by name", async () => {
    expect(await get(hosted, "/api/products?filter:terrain=park")).toMatchObject({
      status: 400,
      body: { errors: { "filter:terrain": "is not offered by this catalogue" } },
    });
  });

  test("stock routes answer per product", async () => {
    const list = await get(hosted, "/api/products?limit=2");
    const ids = list.body.data.map((product: { id: number }) => product.id).join(",");
    const { body } = await get(hosted, `/api/category/products/inventory?ids=${ids}`);
    expect(body.data.map((product: { id: number }) => product.id).join(",")).toBe(ids);
    expect((await get(hosted, `/api/out-of-stock?ids=${ids}`)).body.data[0]).toHaveProperty("is_out_of_stock");
  });
});

describe("7.2 to 7.5 a visit with commerce at BigCommerce", () => {
  test("fills a cart, opens an account, takes the cart along, sees the order, and leaves", async () => {
    const { body: list } = await get(hosted, "/api/products?include=variants&limit=30");
    const variants = list.data.flatMap((product: { variants: object[] }) => product.variants);
    const variant = variants.find((one: { inventory_level: number }) => one.inventory_level > 3);
    const line = { product_id: variant.product_id, variant_id: variant.id, quantity: 2 };
    const guest = { "x-session": "g".repeat(43) };
    const made = await send(hosted, "POST", "/api/cart/create", { line_items: [line] }, guest);
    expect(made).toMatchObject({ status: 201, body: { data: { customer_id: 0, currency: { code: "USD" } } } });
    expect(made.body.data.base_amount).toBeCloseTo(2 * variant.calculated_price, 6);
    expect(made.body.data.cart_amount).toBe(made.body.data.base_amount);
    const cartId = made.body.data.id;

    const person = { email: "visit@firn.example", first_name: "Ada", last_name: "Berg" };
    const account = { ...person, authentication: { new_password: "uphill-2026-track" } };
    const created = await send(hosted, "POST", "/api/customers/create", account, guest);
    expect(created).toMatchObject({ status: 201, body: { email: person.email, data: { first_name: "Ada" } } });
    const { id } = created.body;

    const login = { email: person.email, pw: "uphill-2026-track" };
    const signedIn = await send(hosted, "POST", "/api/customers/login", login, guest);
    expect(signedIn).toMatchObject({ status: 200, body: { id } });
    const session = signedIn.cookies.find(({ name }) => name === "firn_session")?.value ?? "";
    const mine = { "x-session": session };
    expect((await get(hosted, `/api/cart/${cartId}`)).status).toBe(404);
    expect((await get(hosted, `/api/cart/${cartId}`, mine)).body.data.customer_id).toBe(id);
    const kept = await base.db
      .selectFrom("sessions")
      .select(["cart_id", "customer_id"])
      .where("customer_id", "=", id)
      .execute();
    expect(kept).toEqual([{ cart_id: cartId, customer_id: id }]);

    const toPlatform = await send(hosted, "POST", "/api/customers/bclogin", { id, redirect: "/checkout.php" }, mine);
    expect(toPlatform.body.redirect).toMatch(
      /^https:\/\/store-firn-1\.mybigcommerce\.com\/login\/token\/[\w-]+\.[\w-]+\.[\w-]+$/,
    );
    const away = { id, redirect: "https://evil.example" };
    expect((await send(hosted, "POST", "/api/customers/bclogin", away, mine)).status).toBe(422);

    const orderId = addOrder(store.world, {
      customerId: id,
      email: person.email,
      sku: variant.sku,
      quantity: 2,
      shipped: 1,
    });
    const orders = await get(hosted, `/api/orders/${id}`, mine);
    expect(orders.body).toMatchObject([{ id: orderId, status: "Partially Shipped", shipping_cost: "12.50" }]);
    expect((await get(hosted, `/api/orders/${id}`)).status).toBe(404);
    expect((await get(hosted, `/api/orders/${orderId}/shipments`, mine)).body[0].items[0].quantity).toBe(1);
    expect((await get(hosted, `/api/order-status/${orderId}?email=${person.email}`)).body.id).toBe(orderId);
    expect((await get(hosted, `/api/order-status/${orderId}?email=x@firn.example`)).status).toBe(404);

    // Guessing the email address of an order locks nobody out of it. Trying one order number after another with the
    // same email address is limited.
    const ask = (number: number, email: string) => get(hosted, `/api/order-status/${number}?email=${email}`);
    const wrong = [...Array(12).keys()].map((n) => ask(orderId, `${n}@firn.example`));
    expect((await Promise.all(wrong)).filter(({ status }) => status === 429)).toHaveLength(0);
    expect((await ask(orderId, person.email)).status).toBe(200);
    const walked = [...Array(12).keys()].map((n) => ask(orderId + 1 + n, person.email));
    expect((await Promise.all(walked)).filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await ask(orderId, person.email)).status).toBe(429);

    expect((await send(hosted, "DELETE", `/api/customers/${id}`, undefined, mine)).status).toBe(204);
    expect(store.world.customers.some((customer) => customer.id === id)).toBe(false);
    expect(await base.db.selectFrom("customers").select("id").where("id", "=", id).execute()).toEqual([]);
  });

  test("store data comes from the store; what carriers quote is left out", async () => {
    expect((await get(hosted, "/api/store")).body.name).toBe("Firn at BigCommerce");
    const { body: zones } = await get(hosted, "/api/shippingzones");
    expect(zones[0]).toMatchObject({ name: "United States", free_shipping: { enabled: true, minimum_sub_total: 150 } });
    expect(zones[0].methods.map((method: { type: string }) => method.type)).toEqual(["freeshipping", "total"]);
    expect(zones[1].methods[0]).toMatchObject({ type: "total", settings: { range: [{ shipping_cost: 9.9 }] } });
    const { body: states } = await get(hosted, "/api/countries/US/states");
    expect(states).toContainEqual({ id: 6, state: "Colorado", state_abbreviation: "CO", country_id: 226 });
    const { body: groups } = await get(hosted, "/api/customer_groups?is_group_for_guests=true");
    expect(groups).toMatchObject([{ id: 2, name: "Guests", discount_rules: [] }]);
  });

  test("nothing that a client sends ends in a 5xx", async () => {
    const odd = ["0", "-1", "99999999999999999999", "%00", "%ED%A0%80", "..%2F..%2Fv2%2Fstore", "1%3Finclude=x"];
    for (const id of odd) {
      for (const path of ["products", "cart", "categories", "order", "countries", "shippingzones", "currencies"]) {
        expect((await get(hosted, `/api/${path}/${id}`)).status, `${path}/${id}`).toBeLessThan(500);
      }
      expect((await send(hosted, "POST", `/api/cart/${id}/items`, { variant_id: 1, quantity: 1 })).status).toBeLessThan(
        500,
      );
    }
  });
});

describe("8 a hosted backend that is away", () => {
  test("is 503 with Retry-After, a problem that says so, and over as soon as it is back", async () => {
    store.mishaps.push(...Array.from({ length: 2 }, () => ({ status: 500, at: /v2\/orders/ })));
    const away = await get(hosted, "/api/order-status/77?email=a@firn.example");
    expect(away).toMatchObject({ status: 503, body: { code: "unavailable", status: 503 } });
    expect(Number(away.headers["retry-after"])).toBeGreaterThan(0);
    expect(away.headers["content-type"]).toContain("application/problem+json");
    expect((await get(hosted, "/api/order-status/77?email=a@firn.example")).status).toBe(404);
  });

  test("what was read before is still answered while it is away", async () => {
    const { body } = await get(hosted, "/api/products?limit=5");
    await store.close();
    const again = await get(hosted, "/api/products?limit=5");
    expect(again).toMatchObject({ status: 200, body });
    expect((await get(hosted, "/api/products?limit=6")).status).toBe(503);
    expect((await send(hosted, "POST", "/api/cart/create", { variant_id: 1, quantity: 1 })).status).toBe(503);
  });
});

describe("staff of a shop with a hosted backend", () => {
  test("work there: their keys are nobody's in front of it, and staff's in front of our own tables", async () => {
    const { key } = await addKey(base.db, "ERP", ["customers:read"]);
    const headers = { authorization: `Bearer ${key}` };
    expect((await get(own, "/api/customers", headers)).status).toBe(200);
    expect((await get(hosted, "/api/customers", headers)).status).toBe(401);
  });
});

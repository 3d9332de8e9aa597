import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { sessionCookie } from "#commerce/customers/sign-in/session-cookies.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { addLines, createCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import { openLog } from "#platform/log.ts";
import { visitPlugin } from "#server/plugins/visit.ts";
import { sessionActions } from "#storefront/render/requests/visitor.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProducts } from "#tests/support/samples/catalog.ts";

const test = useDatabase();
let app: FastifyInstance;
let rider = 0;
let pro = 0;
let productIds: number[] = [];

beforeAll(async () => {
  const imported = await importCatalog(test.db, { categories: sampleCategories, products: sampleProducts(2) });
  if (!imported.ok) throw new Error(imported.problem.message);
  productIds = imported.value;
  const person = { passwordHash: null, firstName: "", lastName: "" };
  rider = (await insertCustomer(test.db, { ...person, email: "rider@firn.example" })) ?? 0;
  pro = (await insertCustomer(test.db, { ...person, email: "pro@firn.example", notes: '{"region":"pro"}' })) ?? 0;
  app = Fastify();
  await app.register(cookie);
  await app.register(visitPlugin, { db: test.db, geo: { countryOf: () => null } });
  const sessions = sessionActions({ db: test.db, log: openLog("silent") });
  app.get("/start", async ({ visit }) => visit.start().sessionId);
  app.get("/in/:id", async (request, reply) => {
    await sessions.signIn(request, reply, Number((request.params as { id: string }).id));
    return "in";
  });
  app.get("/out", async (request, reply) => {
    await sessions.signOut(request, reply);
    return "out";
  });
  app.get("/who", async ({ visit }) => visit.session());
});
afterAll(() => app.close());

async function visit(url: string, session?: string) {
  const answer = await app.inject({ url, cookies: session ? { [sessionCookie]: session } : {} });
  const set = answer.cookies.find(({ name }) => name === sessionCookie);
  return { body: answer.body, session: set?.value, cookies: answer.cookies };
}

/** Returns a visitor with one unit of a product in the cart. */
async function visitorWithCart(product: number) {
  const session = (await visit("/start")).body;
  const sessionHash = hashSessionId(session);
  const lines = [{ productId: product, variantId: await variantOf(product), quantity: 1 }];
  const cart = await createCart(test.db, { locale: defaultLocale, region: "us", sessionHash }, lines);
  if (!cart.ok) throw new Error(cart.problem.message);
  return { session, cartId: cart.value.id };
}

const variantOf = async (product: number) =>
  (
    await test.db
      .selectFrom("variants")
      .select("id")
      .where("product_id", "=", product)
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).id;

describe("signing in", () => {
  it("4 attaches the cart under a new session id, and merges what the customer had put aside before", async () => {
    const [first = 0, second = 0] = productIds;
    const before = await visitorWithCart(first);
    await visit(`/in/${rider}`, before.session);

    const now = await visitorWithCart(second);
    const { session, cookies } = await visit(`/in/${rider}`, now.session);
    expect(session).not.toBe(now.session);
    expect(cookies.find(({ name }) => name === sessionCookie)).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(JSON.parse((await visit("/who", session)).body)).toEqual({ customerId: rider, cartId: now.cartId });
    expect(JSON.parse((await visit("/who", now.session)).body)).toEqual({ customerId: null, cartId: null });
    const cart = await findCart(test.db, now.cartId);
    expect(cart).toMatchObject({ customerId: rider, count: 2 });
    expect(cart?.lines.map(({ productId }) => productId).sort()).toEqual([first, second].sort());
  });

  it("6 sells a professional's cart at the professionals' prices", async () => {
    const guest = await visitorWithCart(productIds[0] ?? 0);
    await visit(`/in/${pro}`, guest.session);
    expect(await findCart(test.db, guest.cartId)).toMatchObject({ customerId: pro, region: "pro" });
  });

  it("4 out forgets customer and cart, and keeps the cart for the next time", async () => {
    const guest = await visitorWithCart(productIds[1] ?? 0);
    const { session = "" } = await visit(`/in/${pro}`, guest.session);
    const { cookies } = await visit("/out", session);
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      [sessionCookie, ""],
      ["known", ""],
    ]);
    expect(JSON.parse((await visit("/who", session)).body)).toEqual({ customerId: null, cartId: null });
    const again = await visit(`/in/${pro}`);
    expect(JSON.parse((await visit("/who", again.session)).body)).toEqual({ customerId: pro, cartId: guest.cartId });
    expect(
      await addLines(test.db, async () => null, guest.cartId, [{ productId: productIds[0], quantity: 1 }]),
    ).toMatchObject({
      problem: { code: "cart-not-found" },
    });
  });
});

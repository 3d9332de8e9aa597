import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { mergeWishlist } from "#commerce/customers/wishlists/actions.ts";
import { findWishlist } from "#commerce/customers/wishlists/reads.ts";
import { wishlistRoutes } from "#commerce/customers/wishlists/routes.ts";
import { maxItems } from "#commerce/customers/wishlists/schema.ts";
import { removeOldWishlists } from "#commerce/customers/wishlists/writes.ts";
import type { App } from "#platform/http/app.ts";
import { load as loadShared } from "#storefront/pages/shared-wishlist/data.ts";
import SharedWishlist from "#storefront/pages/shared-wishlist/page.tsx";
import { load } from "#storefront/pages/wishlist/data.ts";
import { post } from "#storefront/pages/wishlist/form.ts";
import Wishlist from "#storefront/pages/wishlist/page.tsx";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { openRoutes, plantSession } from "#tests/support/routes.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => wishlistRoutes(scope, { db: base.db }));
});
afterAll(() => app.close());

async function call(method: "GET" | "POST" | "DELETE", who: string, path = "", body?: object) {
  const headers: Record<string, string> = who ? { "x-session": who } : {};
  const answer = await app.inject({ method, url: `/api/wishlist${path}`, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
}
const wish = (who: string, id: unknown) => call("POST", who, "", { product_id: id });

test("7.4 a customer's wishes are kept, the latest first, each once; others have their own", async () => {
  const [customer, other] = [await plantCustomer(base.db), await plantCustomer(base.db)];
  const [own, theirs] = [await plantSession(base.db, customer), await plantSession(base.db, other)];
  const [a, b] = [await plantProduct(base.db), await plantProduct(base.db)];
  await wish(own, a.productId);
  await wish(own, b.productId);
  expect(await wish(own, a.productId)).toMatchObject({
    status: 201,
    body: { product_ids: [b.productId, a.productId] },
  });
  expect((await call("GET", theirs)).body).toEqual({ product_ids: [], token: null });
  expect((await call("GET", "")).body).toEqual({ product_ids: [], token: null });
  await call("DELETE", theirs, `/${a.productId}`);
  expect((await call("GET", own)).body.product_ids).toHaveLength(2);
  expect((await call("DELETE", own, `/${a.productId}`)).status).toBe(204);
  expect((await call("GET", own)).body.product_ids).toEqual([b.productId]);
  expect((await call("DELETE", own)).status).toBe(204);
  expect((await call("GET", own)).body.product_ids).toEqual([]);
});

test("7.4 what is no product is refused, and a list is full some time", async () => {
  const session = await plantSession(base.db, await plantCustomer(base.db));
  for (const id of [0, -1, 2_147_483_648, 999_999_999, 1.5, "x", null])
    expect(await wish(session, id)).toMatchObject({
      status: 422,
      body: { errors: { product_id: expect.any(String) } },
    });
  expect((await call("DELETE", session, `/${"9".repeat(30)}`)).status).toBe(204);
  await base.pool.query(
    "insert into products (uid, sku, kind, name, specs, attributes, images) select 'many-' || n, 'M' || n, 'boot', 'M', '[]', '{}', '[]' from generate_series(1, $1) n",
    [maxItems + 1],
  );
  const { rows } = await base.pool.query("select id from products where uid like 'many-%' order by id");
  for (const { id } of rows.slice(0, maxItems)) await wish(session, id);
  expect(await wish(session, rows[maxItems].id)).toMatchObject({ status: 409, body: { code: "wishlist-full" } });
  expect((await wish(session, rows[0].id)).status).toBe(201);
});

test("4 at sign-in a guest's wishes join the customer's", async () => {
  const customerId = await plantCustomer(base.db);
  const guest = await plantSession(base.db, null);
  const [a, b] = [await plantProduct(base.db), await plantProduct(base.db)];
  await wish(guest, a.productId);
  await wish(guest, b.productId);
  await wish(await plantSession(base.db, customerId), a.productId);
  await Promise.all([1, 2].map(() => mergeWishlist(base.db, hashSessionId(guest), customerId)));
  const list = await findWishlist(base.db, { customerId });
  expect(list?.productIds.toSorted()).toEqual([a.productId, b.productId].toSorted());
  expect(await findWishlist(base.db, { sessionHash: hashSessionId(guest) })).toBeNull();
});

test("guests' lists that nobody touched are removed, customers' stay", async () => {
  const [guest, customerId] = [await plantSession(base.db, null), await plantCustomer(base.db)];
  const { productId } = await plantProduct(base.db);
  await wish(guest, productId);
  await wish(await plantSession(base.db, customerId), productId);
  await removeOldWishlists(base.db, new Date(Date.now() + 1000));
  expect(await findWishlist(base.db, { sessionHash: hashSessionId(guest) })).toBeNull();
  expect(await findWishlist(base.db, { customerId })).not.toBeNull();
});

test("2.1 the heart posts to the wishlist's page without a script; its link shows the list to others", async () => {
  const { productId } = await plantProduct(base.db);
  const context = await privateContext(base.db, { language: "de", country: "de" });
  const send = (fields: Record<string, string>) => post(context, new URLSearchParams(fields));
  expect(await send({ action: "add", product_id: String(productId) })).toEqual({
    kind: "redirect",
    to: "/de-de/wishlist",
    status: 303,
  });
  expect(await send({ action: "add", product_id: "9".repeat(30) })).toMatchObject({ status: 422 });
  const { sessionHash } = context.visitor.start();
  const list = await findWishlist(base.db, { sessionHash });
  expect(list?.productIds).toEqual([productId]);
  expect(await markupOf(context, Wishlist, await load(context))).toContain("Wunschliste");
  const stranger = await privateContext(base.db);
  const shared = { ...stranger, params: { token: list!.token } };
  const seen = await loadShared(shared);
  expect(await markupOf(shared, SharedWishlist, seen)).not.toContain("Remove from wishlist");
  expect(seen).toMatchObject({ kind: "page", props: { share: null } });
  for (const token of ["", "x", "0".repeat(48), `${list!.token}0`])
    expect(await loadShared({ ...stranger, params: { token } })).toMatchObject({ kind: "missing" });
  await send({ action: "remove", product_id: String(productId) });
  expect((await findWishlist(base.db, { sessionHash }))?.productIds).toEqual([]);
});

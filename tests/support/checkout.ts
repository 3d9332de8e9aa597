import { randomUUID } from "node:crypto";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { type ShownServices, saveCheckout } from "#commerce/sales/checkout/actions.ts";
import type { PlaceOrderInput } from "#commerce/sales/checkout/placing/schema.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import type { TestDatabase } from "#tests/support/database.ts";

export const cards = {
  good: "4111 1111 1111 1111",
  declined: "4000 0000 0000 0002",
  secondStep: "4000 0027 6000 3184",
  unclear: "4000 0000 0000 0119",
};

export const home: Address = {
  firstName: "Ada",
  lastName: "Berg",
  company: "",
  address1: "1 Main Street",
  address2: "",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "us",
  phone: "",
};

export const guest: Buyer = {
  customerId: null,
  region: "us",
  locale: localeOf("us", "en") as Locale,
  sessionHash: null,
};

/** The services for showing and saving a checkout, on that database. */
export const shownServices = (db: Db): ShownServices => ({ db, tax: makeTaxTables(db), log: openLog("silent") });

/** All services of the checkout, on a database of its own, with the test provider or another. */
export async function checkoutServices(
  { db, pool }: TestDatabase,
  payments: PaymentProvider = makeTestProvider(db),
): Promise<CheckoutServices & { stop(): Promise<void> }> {
  const log = openLog("silent");
  const jobs = await openJobs(pool, log);
  return {
    db,
    jobs,
    payments,
    tax: makeTaxTables(db),
    log,
    config: { SECRET: "a".repeat(32) },
    stop: () => jobs.stop(),
  };
}

type Piece = { variantId: number; quantity: number };

/** A guest's cart with everything that payment needs. Returns its id and total. */
export async function readyCart(services: CheckoutServices, pieces: Piece[], buyer = guest) {
  const { db } = services;
  const who = async () => buyer.customerId;
  const { locale, region, sessionHash } = buyer;
  const cart = await createCart(db, { locale, region, sessionHash }, pieces);
  if (!cart.ok) throw new Error(cart.problem.code);
  const patch = { email: "ada@firn.example", shippingAddress: home };
  const checkout = await saveCheckout(services, who, cart.value.id, patch, true);
  if (!checkout.ok) throw new Error(JSON.stringify(checkout.problem));
  return { cartId: cart.value.id, total: checkout.value.total };
}

export const payFor = (
  { cartId, total }: { cartId: string; total: number },
  number = cards.good,
  idempotencyKey: string = randomUUID(),
): PlaceOrderInput => ({
  cartId,
  idempotencyKey,
  expectedTotal: total,
  payment: { kind: "card", number, expiry: "12/34", code: "123" },
});

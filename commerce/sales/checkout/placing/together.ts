import { lowStock } from "#commerce/catalog/stock/writes.ts";
import { beforeStatus } from "#commerce/sales/orders/states.ts";
import type { Db } from "#database/tables.ts";
import { callForMany } from "#platform/database.ts";
import { together } from "#platform/together.ts";
import type { Written } from "./reserve-whole.ts";

// Plain orders of guests go to the database together with those of the same moment (database/functions/orders-together.sql).
// Undefined: it was not that simple. Nothing has changed, and it is done by itself.

/** An order as order_reserve takes it, with the key that it was asked for with (in hex). */
type Reserving = { cart: string; scope: string; key: string; hash: string };

export const reserveTogether = together(async (db: Db, asked: Reserving[]) => {
  const carts = new Map(asked.map((one) => [one.cart, one]));
  const values = [JSON.stringify([...carts.values()]), lowStock];
  const written = await callForMany<Written>(db, "orders_reserve($1, $2)", values);
  return asked.map((one) => (carts.get(one.cart) === one ? written[one.cart] : undefined));
});

type Confirming = { payment: string; reference: string; session: string | null };

/** Answers the orders' ids. */
export const confirmTogether = together(async (db: Db, asked: Confirming[]) => {
  const payments = new Map(asked.map((one) => [one.payment, one]));
  const to = "awaiting_fulfillment";
  const values = [JSON.stringify([...payments.values()]), to, beforeStatus(to)];
  const confirmed = await callForMany<number>(db, "orders_confirm($1, $2, $3)", values);
  return asked.map((one) => (payments.get(one.payment) === one ? confirmed[one.payment] : undefined));
});

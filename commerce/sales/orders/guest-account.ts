import { createCustomer } from "#commerce/customers/accounts/actions.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import type { Transaction } from "#database/tables.ts";
import type { Order } from "./schema.ts";

type NewAccountInput = { password: string /** The visitor's IP address. */; address: string; locale: string };

/** Whether its buyer may still open an account with it: a confirmed guest order. */
export const isOpenToAccount = ({ customerId, confirmedAt }: Order): boolean =>
  customerId === null && confirmedAt !== null;

/**
 * Opens an account with the name and email address of a guest's order and assigns the order to it. Check
 * isOpenToAccount first, and whether the visitor may see the order. Problems are those of createCustomer: `email`
 * "taken" when the address has an account.
 */
export function openAccountOf(services: CustomerServices, order: Order, typed: NewAccountInput) {
  const { firstName, lastName } = order.billingAddress;
  return createCustomer(services, { email: order.email, firstName, lastName, ...typed }, (trx, customerId) =>
    giveOrder(trx, order.id, customerId),
  );
}

/** An order that belongs to a customer is not reassigned. */
async function giveOrder(trx: Transaction, orderId: number, customerId: number): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ customer_id: customerId })
    .where("id", "=", orderId)
    .where("customer_id", "is", null)
    .execute();
}

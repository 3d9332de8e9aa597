import { emailFault, faultsOf, isClear, limitsOf } from "#commerce/customers/accounts/rules.ts";
import { statusKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { lookUp } from "#commerce/sales/orders/lookup.ts";
import { findOrderForEmail } from "#commerce/sales/orders/reads.ts";
import { countEmailRequest, orderAttemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { answer, type OrderStatusProps } from "./data.ts";

/**
 * Shows a guest's order with its status and parcels, by its number and e-mail address, and sends a link to the full
 * order page to that address. A customer's order requires signing in. Wrong attempts are counted like failed sign-ins,
 * by e-mail address and by IP address.
 */
export const post: Post<OrderStatusProps> = async (context, form) => {
  const { services, visitor } = context;
  const { db, config, jobs } = services;
  const typed = {
    number: (form.get("number") ?? "").trim().slice(0, 40),
    email: (form.get("email") ?? "").trim().slice(0, 320),
  };
  const digits = typed.number.replace(/^#/, "");
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  const faults = faultsOf({ number: typed.number === "" ? "required" : null, email: emailFault(typed.email) });
  if (!isClear(faults)) return answer(context, { typed, errors: customerMessages(faults) }, 422);
  const find = async (id: number, email: string) => {
    const order = await findOrderForEmail(db, id, email);
    return order?.confirmedAt ? order : null;
  };
  const { order, pause } = await lookUp(services, { id: number, email: typed.email, address: visitor.address }, find);
  if (order?.customerId != null) {
    const isTheirs = visitor.customer === null || visitor.customer.id === order.customerId;
    if (isTheirs) return goTo(context, `/account/orders/${order.id}`);
    return answer(context, { typed, problem: { key: "order.find.account" } }, 422);
  }
  if (order) {
    const attempt = orderAttemptKeysOf(typed.email, visitor.address);
    const isMailed = (await countEmailRequest(db, attempt, limitsOf(config).emails)) === 0;
    if (isMailed) await queueOrderEmail(jobs, { orderId: order.id, kind: "link" });
    const key = statusKeyOf(order.id, config.SECRET);
    return goTo(context, `/order-status/${order.id}?key=${key}${isMailed ? "&mailed=1" : ""}`);
  }
  if (pause === 0) return answer(context, { typed, problem: { key: "order.find.none" } }, 422);
  const values = { minutes: Math.ceil(pause / 60) };
  return answer(context, { typed, problem: { key: "order.find.tries", values } }, 429);
};

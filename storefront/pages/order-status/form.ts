import { emailFault, faultsOf, isClear } from "#commerce/customers/accounts/rules.ts";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { lookUp } from "#commerce/sales/orders/lookup.ts";
import { findOrderForEmail } from "#commerce/sales/orders/reads.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { goTo } from "#storefront/routing/go-to.ts";
import { answer, type OrderStatusProps } from "./data.ts";

/**
 * Number and e-mail address lead to the order's page, with the key that its mails carry. Wrong ones are counted like failed
 * sign-ins, by order and by address.
 */
export const post: Post<OrderStatusProps> = async (context, form) => {
  const { services, visitor } = context;
  const { db, config } = services;
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
  if (order) return goTo(context, `/order-status/${order.id}?key=${orderKeyOf(order.id, config.SECRET)}`);
  if (pause === 0) return answer(context, { typed, problem: { key: "order.find.none" } }, 422);
  const values = { minutes: Math.ceil(pause / 60) };
  return answer(context, { typed, problem: { key: "order.find.tries", values } }, 429);
};

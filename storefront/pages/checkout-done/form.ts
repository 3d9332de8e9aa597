import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { isOpenToAccount, openAccountOf } from "#commerce/sales/orders/guest-account.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { customerMessages, minutesIn } from "#storefront/components/forms/field-messages.ts";
import { answer, orderOf } from "./data.ts";
import type { DoneProps } from "./props.ts";

/** Creates an account for a guest with the chosen password and the order's data, and adds the order to it. */
export const post: Post<DoneProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const order = await orderOf(context);
  if (!order) return notFound();
  const here = `/checkout/done/${order.id}?key=${encodeURIComponent(context.query.get("key") ?? "")}`;
  if (visitor.customer !== null || !isOpenToAccount(order)) return goTo(context, here);
  const password = form.get("password") ?? "";
  const opened = await openAccountOf(services, order, { password, address: visitor.address, locale: locale.code });
  if (opened.ok) {
    await visitor.signIn(opened.value.customerId);
    return goTo(context, `${here}&opened=1`);
  }
  if (opened.problem.code === "too-many-tries") {
    const minutes = minutesIn(opened.problem);
    return answer(context, { isTaken: false, error: { key: "create.problem.many", values: { minutes } } });
  }
  const faults = faultsIn(opened.problem);
  const error = customerMessages(faults).password ?? null;
  return answer(context, { isTaken: faults.email === "taken", error });
};

import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { cardFaults } from "#commerce/sales/checkout/placing/reserve.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { errorsOf } from "#storefront/pages/checkout/errors.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { answer, orderOf, ownPath } from "./data.ts";
import type { PayProps } from "./props.ts";

/** Pays with a card that was typed here, or continues to the provider's page. */
export const post: Post<PayProps> = async (context, form) => {
  const { services, locale } = context;
  const order = await orderOf(context);
  if (!order) return notFound();
  const { entry } = services.payments;
  const field = (name: string) => form.get(name)?.trim() ?? "";
  const card = { number: field("number"), expiry: field("expiry"), code: field("code") };
  const isTyped = entry.kind === "card";
  const faults = isTyped ? cardFaults(card) : {};
  const { number, expiry } = card;
  if (Object.keys(faults).length > 0)
    return answer(context, { problem: "fields", errors: errorsOf(faults), card: { number, expiry } });
  const returnUrl = localePath(locale, ownPath(context));
  const paid = await payLater(services, order.id, { returnUrl, ...(isTyped && { card }) });
  if (paid.kind === "declined") return answer(context, { problem: "declined", card: { number: "", expiry } });
  if (paid.kind !== "go") return goTo(context, ownPath(context));
  if (entry.kind === "card") return redirect(localePath(locale, entry.stepPage(paid.url)), 303);
  // That page links to the provider, because browsers would apply form-action 'self' to a redirect to the provider.
  return goTo(context, ownPath(context, { go: "1" }));
};

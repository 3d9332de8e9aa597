import { isCartKey } from "#commerce/sales/cart/holder.ts";
import { saveCheckout, saveContact } from "#commerce/sales/checkout/actions.ts";
import { addGiftCard, removeGiftCard } from "#commerce/sales/checkout/gift-cards.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { CheckoutProblem } from "#commerce/sales/checkout/problems.ts";
import { wantReminder } from "#commerce/sales/checkout/reminders/actions.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { type PageAnswer, type Post, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { answer, type RefusedForm, toCartOrSignIn } from "./data.ts";
import { filledDelivery, typedDelivery } from "./delivery/typed-delivery.ts";
import { errorsOf } from "./errors.ts";
import { cardRefusal, problemOf } from "./problem.ts";
import type { CheckoutProps } from "./props.ts";
import { withKeptCart } from "./stored-cart.ts";

type Answer = PageAnswer<CheckoutProps>;

/** Handles the form of a step, which the address names: ?step=contact, delivery, gift-card or payment. */
export const post: Post<CheckoutProps> = async (given, form) => {
  const context = await withKeptCart(given, form);
  const step = context.query.get("step");
  if (step === "payment") return pay(context, form);
  if (step === "gift-card") return giftCard(context, form);
  return step === "delivery" ? deliver(context, form) : contact(context, form);
};

const markedFields = { key: "checkout.problem.fields" } as const;

const who = (context: PrivateContext) => async () => context.visitor.customer?.id ?? null;
const onTo = (context: PrivateContext, step: string) => goTo(context, `/checkout?step=${step}`);

async function contact(context: PrivateContext, form: URLSearchParams): Promise<Answer> {
  const email = form.get("email")?.trim() ?? "";
  const { services, visitor } = context;
  const saved = await saveContact(services, who(context), visitor.cartId ?? "", email);
  if (saved.ok) {
    await wantReminder(services.db, saved.value.cartId, form.has("remind"));
    return onTo(context, "delivery");
  }
  if (saved.problem.code === "cart-not-found") return toCartOrSignIn(context);
  const isReminded = form.has("remind");
  return answer(context, { step: "contact", errors: errorsOf(saved.problem.fields), email, isReminded });
}

async function deliver(context: PrivateContext, form: URLSearchParams): Promise<Answer> {
  const { services, visitor } = context;
  const delivery = await filledDelivery(typedDelivery(form));
  const { way, shipping, billing, methodId, storeId, extras } = delivery;
  if (form.get("action") === "find") {
    // The search selects no store, so the nearest one found is the first choice.
    return answer(context, { step: "delivery", delivery: { ...delivery, storeId: null } }, 200);
  }
  // 0 is no valid method or store: it is refused together with the form's other errors.
  const place =
    way === "collect" ? { storeId: storeId ?? 0 } : { shippingAddress: shipping, shippingMethodId: methodId ?? 0 };
  const patch = { ...place, billingAddress: billing, ...extras };
  const saved = await saveCheckout(services, who(context), visitor.cartId ?? "", patch);
  if (saved.ok) return onTo(context, "payment");
  if (saved.problem.code === "cart-not-found") return toCartOrSignIn(context);
  const countries = { shipping: shipping.country, billing: billing?.country };
  return answer(context, {
    step: "delivery",
    problem: markedFields,
    errors: errorsOf(saved.problem.fields, countries),
    delivery,
  });
}

/** Applies a gift card to the order, or removes it. */
async function giftCard(context: PrivateContext, form: URLSearchParams): Promise<Answer> {
  const { services, visitor } = context;
  const cartId = visitor.cartId ?? "";
  const typed = form.get("gift_card") ?? "";
  if (form.get("action") === "remove") {
    await removeGiftCard(services, who(context), { cartId, cardId: /^\d{1,9}$/.test(typed) ? Number(typed) : 0 });
    return onTo(context, "payment");
  }
  const refuse = (message: NonNullable<RefusedForm["giftCard"]>["message"]) =>
    answer(context, { step: "payment", giftCard: { typed: typed.slice(0, 60), message } });
  if (typed.trim() === "") return refuse({ key: "code.missing" });
  const trier = { sessionHash: visitor.start().sessionHash, address: visitor.address };
  const done = await addGiftCard(services, who(context), { cartId, typed, trier });
  if (done.ok) return onTo(context, "payment");
  if (done.problem.code === "cart-not-found") return toCartOrSignIn(context);
  return refuse(cardRefusal(done.problem));
}

async function pay(context: PrivateContext, form: URLSearchParams): Promise<Answer> {
  const { services, locale, region, visitor } = context;
  // When the provider's own fields take the card, only a browser without scripts sends this form.
  const isCovered = form.get("expected_due") === "0";
  const isInvoice = form.get("pay") === "invoice";
  const { entry } = services.payments;
  if (entry.kind === "fields" && !isCovered && !isInvoice)
    return answer(context, { step: "payment", problem: { key: "checkout.element.script" } });
  const field = (name: string) => form.get(name)?.trim() ?? "";
  const amount = (name: string) => (/^\d{1,12}$/.test(field(name)) ? Number(field(name)) : -1);
  const [cartId, sessionHash] = [field("cart_id"), visitor.start().sessionHash];
  const hasKey = isCartKey(field("cart_key"), cartId, services.config.SECRET);
  const card = { number: field("number"), expiry: field("expiry") };
  const placed = await placeOrder(
    services,
    {
      cartId,
      idempotencyKey: field("idempotency_key"),
      expectedTotal: amount("expected_total"),
      ...(form.has("expected_due") && { expectedDue: amount("expected_due") }),
      payment: isInvoice
        ? { kind: "invoice" }
        : isCovered || entry.kind !== "card"
          ? { kind: "provider" }
          : { kind: "card", ...card, code: field("code") },
    },
    {
      customerId: visitor.customer?.id ?? null,
      region,
      locale,
      sessionHash,
      ...(cartId !== visitor.cartId && { holder: { sessionHash, hasKey } }),
    },
  );
  if (!placed.ok) return refuse(context, placed.problem, card, isInvoice);
  const { orderId, accessToken, action } = placed.value;
  if (!action?.url) return done(context, orderId, accessToken);
  if (entry.kind === "card") return redirect(localePath(locale, entry.stepPage(action.url)), 303);
  // That page links to the provider, because browsers would apply form-action 'self' to a redirect to the provider.
  return done(context, orderId, accessToken, { pay: "1" });
}

const done = (context: PrivateContext, orderId: number, token: string, more: Record<string, string> = {}) =>
  goTo(context, `/checkout/done/${orderId}?${new URLSearchParams({ key: token, ...more })}`);

async function refuse(
  context: PrivateContext,
  problem: CheckoutProblem,
  card: { number: string; expiry: string },
  isInvoice: boolean,
): Promise<Answer> {
  const { code, detail, fields } = problem;
  if (code === "payment-unclear" && typeof detail?.order_id === "number") {
    return done(context, detail.order_id, String(detail.access_token));
  }
  // The shopper paid twice in a row, or went back after a slow payment: show the order that was placed.
  if (code === "already-placed" && typeof detail?.order_id === "number") {
    return goTo(context, `/order-status?ordered=${detail.order_id}`);
  }
  if (code === "cart-not-found" || code === "cart-empty") return toCartOrSignIn(context);
  if (code === "invalid") {
    return answer(context, { step: "payment", problem: markedFields, errors: errorsOf(fields), card });
  }
  // The reason is shown beside the payment option.
  if (code === "invoice-limit") return answer(context, { step: "payment", problem: markedFields, isInvoice });
  return answer(context, { step: "payment", problem: await problemOf(context, problem) });
}

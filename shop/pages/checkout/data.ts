import { randomUUID } from "node:crypto";
import { hindranceOf } from "#commerce/cart/rules.ts";
import type { Cart } from "#commerce/cart/schema.ts";
import { findFacts } from "#commerce/checkout/reads.ts";
import { isReminderWanted } from "#commerce/checkout/reminders/reads.ts";
import { checkoutOf } from "#commerce/checkout/rules.ts";
import type { Checkout, CheckoutStep } from "#commerce/checkout/schema.ts";
import { formatMoney } from "#commerce/money/rules.ts";
import { addressLinesOf } from "#commerce/orders/mail/address-lines.ts";
import type { Config } from "#platform/config.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { allowanceView } from "#shop/parts/allowance.ts";
import { loadCodeTexts } from "#shop/parts/codes/texts.ts";
import { currentCart } from "#shop/parts/current-cart.ts";
import { linesInLanguage, optionsText } from "#shop/parts/line-texts.ts";
import { countriesOf, firstAddress, type TypedDelivery } from "./addresses.ts";
import { checkoutMeta } from "./meta.ts";
import { type CheckoutProps, type Errors, steps } from "./props.ts";

/** What a form has left to say, and what was typed into it. */
export type Trouble = {
  step: CheckoutStep;
  problem?: CheckoutProps["problem"];
  errors?: Errors;
  email?: string;
  delivery?: TypedDelivery;
  card?: { number: string; expiry: string };
  /** The total that the visitor had seen. */
  was?: number;
  giftCard?: CheckoutProps["codes"]["refusedCard"];
};

export const load: LoadPrivate<CheckoutProps> = (context) => answer(context, troubleOf(context.query), 200);

/** What a page that was left behind had to say: the bank's, or this one before it was loaded anew. */
function troubleOf(query: URLSearchParams): Trouble | undefined {
  if (query.has("refused")) return { step: "payment", problem: { key: "checkout.problem.refused" } };
  if (query.has("declined")) return { step: "payment", problem: { key: "checkout.problem.declined" } };
  const was = query.get("was") ?? "";
  return /^\d{1,12}$/.test(was) ? { step: "payment", was: Number(was) } : undefined;
}

export const toCart = ({ locale }: PrivateContext) => redirect(localePath(locale, "/cart"), 303);

/** The page; without anything that can be ordered, the cart says why. */
export async function answer(
  context: PrivateContext,
  trouble?: Trouble,
  status = trouble ? 422 : 200,
): Promise<PageAnswer<CheckoutProps>> {
  const { services, locale, region } = context;
  const cart = region ? await currentCart(context) : null;
  if (!cart || cart.lines.length === 0) return toCart(context);
  if (!trouble && hindranceOf(cart)) return toCart(context);
  const [texts, words, facts, lines] = await Promise.all([
    textsFor(context),
    loadCodeTexts(context),
    findFacts(services.db, cart.id),
    linesInLanguage(services, locale, cart.lines),
  ]);
  if (!facts) return toCart(context);
  const checkout = checkoutOf(facts);
  const wanted = trouble?.step ?? context.query.get("step");
  const props: CheckoutProps = {
    csrf: context.visitor.csrfToken,
    open: openStep(checkout, wanted),
    problem: trouble?.problem ?? totalChanged(context, checkout, trouble?.was),
    errors: trouble?.errors ?? {},
    contact: {
      email: trouble?.email ?? checkout.state.email ?? context.visitor.customer?.email ?? "",
      isSignedIn: context.visitor.customer !== null,
      isReminded: services.config.CART_REMINDER_HOURS > 0 ? await isReminderWanted(services.db, cart.id) : null,
    },
    delivery: await deliveryOf(context, cart, checkout, trouble?.delivery),
    payment: {
      ...{ cartId: cart.id, key: randomUUID(), number: "", expiry: "", ...trouble?.card },
      element: elementOf(services.config),
    },
    order: {
      lines: lines.map(({ id, productId, uid, name, image, options, quantity, total }) => {
        return { id, productId, uid, title: name, image, options: optionsText(options), quantity, total };
      }),
      count: cart.count,
      totals: checkout.totals,
      total: checkout.total,
      currency: cart.currency,
    },
    due: checkout.due,
    codes: {
      ...{ words, cards: checkout.giftCards, refusedCard: trouble?.giftCard ?? null },
      refused: checkout.savings.refused.map(({ code, reason, missing = 0 }) => {
        const amount = formatMoney(missing, cart.currency, locale.intl);
        return { code, message: { key: `coupon.${reason}` as const, values: { amount } } };
      }),
    },
    allowance: allowanceView(checkout.allowance, { region: cart.region, amount: checkout.total, intl: locale.intl }),
    isDemo: services.config.isDemo,
  };
  return page(props, checkoutMeta(texts, context.brand), [], status);
}

/** Cards are typed into Stripe's fields where Stripe is the provider, and into our form otherwise. */
export const elementOf = (config: Config): CheckoutProps["payment"]["element"] =>
  config.PAYMENT_PROVIDER === "stripe" ? { publishableKey: config.STRIPE_PUBLISHABLE_KEY } : null;

function totalChanged(
  { locale }: PrivateContext,
  { total, currency }: Checkout,
  was = total,
): CheckoutProps["problem"] {
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  return was === total ? null : { key: "checkout.problem.price", values: { was: money(was), now: money(total) } };
}

/** The step that was asked for, unless an earlier one is unfinished. */
function openStep(checkout: Checkout, wanted: string | null): CheckoutStep {
  const step = steps.find((one) => one === wanted) ?? checkout.step;
  return steps.indexOf(step) <= steps.indexOf(checkout.step) ? step : checkout.step;
}

async function deliveryOf(
  context: PrivateContext,
  cart: Cart,
  { state, shippingOptions }: Checkout,
  typed?: TypedDelivery,
): Promise<CheckoutProps["delivery"]> {
  const { intl } = context.locale;
  const countries = countriesOf(cart.region, context.locale);
  const shipping = state.shippingAddress ?? (await firstAddress(context, countries));
  const chosen = shippingOptions.find((option) => option.id === (typed?.methodId ?? state.shippingMethodId));
  return {
    countries,
    shipping: typed?.shipping ?? shipping,
    billing: typed?.billing ??
      state.billingAddress ?? { ...shipping, address1: "", address2: "", city: "", postalCode: "" },
    isSameBilling: typed ? typed.billing === null : state.billingAddress === undefined,
    options: shippingOptions,
    methodId: chosen?.id ?? null,
    shippingLines: state.shippingAddress ? addressLinesOf(state.shippingAddress, intl) : [],
    billingLines: state.billingAddress ? addressLinesOf(state.billingAddress, intl) : [],
  };
}

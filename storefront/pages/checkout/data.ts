import { randomUUID } from "node:crypto";
import { acknowledge } from "#commerce/sales/cart/actions.ts";
import { cartKeyOf } from "#commerce/sales/cart/holder.ts";
import { hindranceOf } from "#commerce/sales/cart/rules.ts";
import { findFacts } from "#commerce/sales/checkout/reads.ts";
import { isReminderWanted } from "#commerce/sales/checkout/reminders/reads.ts";
import type { Checkout, CheckoutStep } from "#commerce/sales/checkout/schema.ts";
import { checkoutOf } from "#commerce/sales/checkout/taxes.ts";
import { isWithdrawalCountry } from "#commerce/sales/orders/withdrawal-right.ts";
import { marksAt } from "#commerce/sales/payments/marks.ts";
import type { PaymentEntry } from "#commerce/sales/payments/provider.ts";
import { offerCards } from "#commerce/sales/payments/saved-cards.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { LoadPrivate, PageAnswer, PrivateContext } from "#storefront/app/page.ts";
import { allowanceView } from "#storefront/components/account/allowance.ts";
import { currentCart } from "#storefront/components/cart/current-cart.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { deliveryOf } from "./delivery/delivery-data.ts";
import type { TypedDelivery } from "./delivery/typed-delivery.ts";
import { changeOf, taxUnknown } from "./problem.ts";
import { type CheckoutProps, type Errors, steps } from "./props.ts";
import { reviewOf } from "./review-data.ts";

/** The problems of a form that was refused, and the values submitted with it. */
export type RefusedForm = {
  step: CheckoutStep;
  problem?: CheckoutProps["problem"];
  errors?: Errors;
  email?: string;
  isReminded?: boolean;
  delivery?: TypedDelivery;
  card?: { number: string; expiry: string };
  isInvoice?: boolean;
  /** The amounts that the visitor saw. */
  was?: { total: number; due?: number };
  giftCard?: CheckoutProps["codes"]["refusedCard"];
};

export const load: LoadPrivate<CheckoutProps> = (context) => answer(context, refusalIn(context.query), 200);

/** Reads the refusal that redirected here: from the bank's page, or from this page before it was reloaded. */
function refusalIn(query: URLSearchParams): RefusedForm | undefined {
  if (query.has("refused")) return { step: "payment", problem: { key: "checkout.problem.refused" } };
  if (query.has("declined")) return { step: "payment", problem: { key: "checkout.problem.declined" } };
  const amount = (name: string) => (/^\d{1,12}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined);
  const [total, due] = [amount("was"), amount("due")];
  return total === undefined ? undefined : { step: "payment", was: { total, ...(due !== undefined && { due }) } };
}

export const toCart = (context: PrivateContext) => goTo(context, "/cart");

/**
 * Where to go when a form's cart is not found. If a customer's session has ended meanwhile, their cart is available
 * after signing in.
 */
export const toCartOrSignIn = (context: PrivateContext) =>
  context.visitor.customer === null && !context.visitor.cartId && context.query.has("customer")
    ? goTo(context, "/account/sign-in?to=/checkout&ended=1")
    : toCart(context);

/** Returns the page. When nothing can be ordered, redirects to the cart, which shows the reason. */
export async function answer(
  context: PrivateContext,
  refused?: RefusedForm,
  status = refused ? 422 : 200,
): Promise<PageAnswer<CheckoutProps>> {
  const { services, locale, region } = context;
  const cart = region ? await currentCart(context) : null;
  if (!cart || cart.lines.length === 0) return toCart(context);
  if (!refused && hindranceOf(cart)) return toCart(context);
  const [codeWords, words, buying, facts, lines] = await Promise.all([
    loadAreaTexts("codes", context),
    loadAreaTexts("extras", context),
    loadAreaTexts("buying", context),
    findFacts(services.db, cart.id),
    linesInLanguage(services, locale, cart.lines),
  ]);
  if (!facts) return toCart(context);
  const checkout = await checkoutOf(services, facts);
  const wanted = refused?.step ?? context.query.get("step");
  const open = openStep(checkout, wanted);
  const changed = lines.filter((line) => line.seenPrice !== undefined);
  if (changed.length > 0) await acknowledge(services.db, async () => context.visitor.customer?.id ?? null, cart.id);
  const money = (amount: number) => formatMoney(amount, cart.currency, locale.intl);
  const props: Omit<CheckoutProps, "csrf"> = {
    open,
    problem:
      refused?.problem ??
      (checkout.isTaxKnown ? changeOf(refused?.was ?? {}, checkout, context.locale.intl) : taxUnknown),
    errors: refused?.errors ?? {},
    contact: {
      email: refused?.email ?? checkout.state.email ?? context.visitor.customer?.email ?? "",
      isSignedIn: context.visitor.customer !== null,
      isReminded:
        services.config.CART_REMINDER_HOURS > 0
          ? (refused?.isReminded ?? (await isReminderWanted(services.db, cart.id)))
          : null,
    },
    delivery: await deliveryOf(context, cart, checkout, open === "delivery", refused?.delivery),
    payment: {
      cartId: cart.id,
      cartKey: cartKeyOf(cart.id, services.config.SECRET),
      key: randomUUID(),
      number: "",
      expiry: "",
      ...refused?.card,
      entry: entryViewOf(services.payments.entry),
      session:
        context.visitor.customer && open === "payment" && checkout.due > 0
          ? await offerCards(services, context.visitor.customer.id)
          : null,
      invoiceDays: checkout.due > 0 ? checkout.invoiceDays : null,
      credit: checkout.credit && {
        left: money(checkout.credit.left),
        limit: money(checkout.credit.limit),
        isPassed: checkout.due > checkout.credit.left,
      },
      isInvoice: refused?.isInvoice ?? false,
    },
    words,
    buying,
    marks: marksAt(services.payments.marks, locale.country),
    changed: changed.map(({ name, seenPrice = 0, unitPrice }) => ({
      name,
      was: money(seenPrice),
      now: money(unitPrice),
    })),
    hasRight: isWithdrawalCountry(
      checkout.pickUp?.country ?? checkout.state.shippingAddress?.country ?? locale.country,
    ),
    order: {
      lines: lines.map(({ id, productId, uid, name, image, options, quantity, total }) => {
        return { id, productId, uid, title: name, image, options: optionsText(options), quantity, total };
      }),
      count: cart.count,
      totals: checkout.totals,
      total: checkout.total,
      currency: cart.currency,
      isBeforeTax: isBeforeTax(cart.region, checkout),
    },
    review: open === "payment" ? await reviewOf(context, lines) : null,
    due: checkout.due,
    codes: {
      words: codeWords,
      cards: checkout.giftCards,
      refusedCard: refused?.giftCard ?? null,
      refused: checkout.savings.refused.map(({ code, reason, missing = 0 }) => {
        return { code, message: { key: `coupon.${reason}` as const, values: { amount: money(missing) } } };
      }),
    },
    allowance: allowanceView(checkout.allowance, { region: cart.region, amount: checkout.total, intl: locale.intl }),
    isDemo: services.config.isDemo,
  };
  return formPage(context, props, { title: "checkout.title" }, status);
}

/** Whether the total does not include taxes yet, in regions where they are added to the prices. */
const isBeforeTax = (region: string, { state, pickUp, isTaxKnown }: Checkout): boolean =>
  !termsOf(region).arePricesWithTax && (!isTaxKnown || !(state.shippingAddress || pickUp || state.billingAddress));

/** The payment provider's entry, reduced to the parts that the browser needs. */
const entryViewOf = (entry: PaymentEntry): CheckoutProps["payment"]["entry"] =>
  entry.kind === "card" ? { kind: entry.kind } : entry;

/** The requested step, unless an earlier one is unfinished. */
function openStep(checkout: Checkout, wanted: string | null): CheckoutStep {
  const step = steps.find((one) => one === wanted) ?? checkout.step;
  return steps.indexOf(step) <= steps.indexOf(checkout.step) ? step : checkout.step;
}

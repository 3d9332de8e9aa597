import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail, Variant } from "#commerce/catalog/products/schema.ts";
import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { addLines, createCart, type LineInput, removeLine } from "#commerce/sales/cart/actions.ts";
import { addCoupon, removeCoupon } from "#commerce/sales/cart/coupons.ts";
import type { CouponProblem } from "#commerce/sales/promotions/problems.ts";
import { formatMoney, fromDecimal } from "#commerce/shared/money/rules.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { type PageAnswer, type Post, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { messageFor } from "#storefront/components/cart/cart-messages.ts";
import type { AreaKey, Message } from "#storefront/i18n/areas.ts";
import { giftIn } from "#storefront/pages/product/gift-card/gift-details.ts";
import { addAll } from "./add-all.ts";
import { answer } from "./data.ts";
import type { CartProps } from "./props.ts";
import { changeQuantity, saveChangedQuantities, who, wholeNumber } from "./quantities.ts";

/**
 * Handles every change of the cart. `action` is add, add-all, update, remove, coupon or coupon-remove. Product pages
 * may leave it out for add.
 */
export const post: Post<CartProps> = async (context, form) => {
  const left = await saveChangedQuantities(context, form);
  const answered = await doAction(context, form);
  if (answered.kind !== "redirect") return answered;
  if (left) return answer(context, left);
  const next = ownPath(form.get("next"));
  return next ? redirect(next, 303) : answered;
};

const doAction: Post<CartProps> = async (context, form) => {
  const action = form.get("action");
  if (action === "add" || (!action && form.has("product_id"))) return add(context, form);
  if (action === "add-all") {
    const problem = await addAll(context, form);
    return problem ? answer(context, { problem }) : back(context);
  }
  if (action === "coupon") return enterCode(context, form.get("coupon_code") ?? "");
  if (action === "coupon-remove") return removeCode(context, form.get("coupon_code") ?? "");
  return action === "remove" ? remove(context, form) : update(context, form);
};

const back = (context: PrivateContext) => goTo(context, "/cart");

async function remove(context: PrivateContext, form: URLSearchParams): Promise<PageAnswer<CartProps>> {
  const { services, visitor } = context;
  // Removing a line that no longer exists counts as success.
  if (visitor.cartId) await removeLine(services.db, who(context), visitor.cartId, form.get("line_id") ?? "");
  return back(context);
}

async function update(context: PrivateContext, form: URLSearchParams): Promise<PageAnswer<CartProps>> {
  const trouble = await changeQuantity(context, form.get("line_id") ?? "", form.get("quantity"));
  return trouble ? answer(context, trouble) : back(context);
}

async function add(context: PrivateContext, form: URLSearchParams): Promise<PageAnswer<CartProps>> {
  const { services, locale, region, visitor } = context;
  const { db } = services;
  const product = await findProductDetail(db, { id: wholeNumber(form.get("product_id")) || 0 }, region);
  if (!product) return answer(context, { problem: { key: "cart.problem.missing" } });
  const title = await titleOf(context, product);
  const to = `/p/${product.uid}`;
  const variant = variantOf(product, form);
  if (!variant) return answer(context, { problem: { key: "cart.problem.options", values: { name: title }, to } });

  const quantity = wholeNumber(form.get("quantity") ?? "1");
  const lines = [{ productId: product.id, variantId: variant.id, quantity, ...giftOf(form) }];
  const create = () => createCart(db, { locale, region, sessionHash: visitor.start().sessionHash }, lines);
  let done = visitor.cartId ? await addLines(db, who(context), visitor.cartId, lines) : await create();
  if (!done.ok && done.problem.code === "cart-not-found") done = await create();
  return done.ok ? back(context) : answer(context, { problem: { ...messageFor(done.problem, title), to } });
}

/** The recipient of a gift card, if its page sent one. */
function giftOf(form: URLSearchParams): Pick<LineInput, "gift"> {
  const said = giftIn(form);
  if (!said) return {};
  const { to_name: name = "", to_email: email = "", message = "", from_name: from = "", send_on: sendOn = "" } = said;
  return { gift: { name, email, message, from, sendOn } };
}

async function enterCode(context: PrivateContext, typed: string): Promise<PageAnswer<CartProps>> {
  const { services, visitor, locale } = context;
  if (typed.trim() === "") return answer(context, { code: { typed: "", key: "code.missing" } });
  const trier = { sessionHash: visitor.start().sessionHash, address: visitor.address };
  const done = await addCoupon(services, who(context), { cartId: visitor.cartId ?? "", typed, trier });
  if (done.ok || done.problem.code === "cart-not-found") return back(context);
  return answer(context, { code: { typed: typed.slice(0, 60), ...whyNot(done.problem, locale.intl) } });
}

async function removeCode(context: PrivateContext, typed: string): Promise<PageAnswer<CartProps>> {
  const { services, visitor } = context;
  await removeCoupon(services, who(context), { cartId: visitor.cartId ?? "", typed });
  return back(context);
}

/** Returns why a code was refused, as a message for the visitor. */
function whyNot({ code, detail = {} }: CouponProblem, intl: string): Message<"codes"> {
  if (code === "too-many-coupons") return { key: "coupon.tooMany", values: { count: Number(detail.count) } };
  if (code === "too-many-tries") {
    return { key: "coupon.tries", values: { minutes: Math.ceil(Number(detail.seconds) / 60) } };
  }
  const currency = String(detail.currency ?? "");
  const missing = currency ? fromDecimal(String(detail.missing), currency) : null;
  const values = missing === null ? {} : { values: { amount: formatMoney(missing, currency, intl) } };
  return { key: `coupon.${String(detail.reason)}` as AreaKey<"codes">, ...values };
}

/** Returns the variant with the given id, or the only one that matches the options (by their value codes). */
export function variantOf({ options, variants }: ProductDetail, form: URLSearchParams): Variant | undefined {
  const id = form.get("variant_id");
  if (id) return variants.find((variant) => variant.id === wholeNumber(id));
  const wanted = options.map((option) => {
    const code = form.get(option.name.toLowerCase());
    return option.values.find((value) => (code ? value.code === code : option.values.length === 1))?.id;
  });
  return variants.find((variant) => wanted.every((value, index) => variant.valueIds[index] === value));
}

async function titleOf({ services, locale }: PrivateContext, product: ProductDetail): Promise<string> {
  const entries = await services.content.byUids("product", [product.uid], locale.contentLocale);
  return entries.get(product.uid)?.title || product.name;
}

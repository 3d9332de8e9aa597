import { addLines, createCart, removeLine, setQuantity } from "#commerce/cart/actions.ts";
import { addCoupon, removeCoupon } from "#commerce/cart/coupons.ts";
import type { CartProblem } from "#commerce/cart/problems.ts";
import { maxLines, maxQuantity } from "#commerce/cart/schema.ts";
import { findProductDetail } from "#commerce/catalogue/reads.ts";
import type { ProductDetail, Variant } from "#commerce/catalogue/schema.ts";
import { formatMoney, fromDecimal } from "#commerce/money/rules.ts";
import type { CouponProblem } from "#commerce/promotions/problems.ts";
import { type PageAnswer, type Post, type PrivateContext, redirect } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import type { CodeKey } from "#shop/parts/codes/texts.ts";
import type { Message } from "#shop/parts/message.ts";
import type { AreaMessage } from "#shop/parts/sayer.ts";
import { answer } from "./data.ts";
import type { CartProps } from "./props.ts";

/** Every change of the cart: `action` is add (as product pages post, with or without saying so), update, remove, coupon or coupon-remove. */
export const post: Post<CartProps> = (context, form) => {
  const action = form.get("action");
  if (action === "add" || (!action && form.has("product_id"))) return add(context, form);
  if (action === "coupon") return enterCode(context, form.get("coupon_code") ?? "");
  if (action === "coupon-remove") return removeCode(context, form.get("coupon_code") ?? "");
  return action === "remove" ? remove(context, form) : update(context, form);
};

const back = ({ locale }: PrivateContext) => redirect(localePath(locale, "/cart"), 303);
const who = (context: PrivateContext) => async () => context.visitor.customer?.id ?? null;

/** A whole number as it was typed; NaN for anything else. */
const wholeNumber = (text: string | null) => (/^\d{1,6}$/.test(text?.trim() ?? "") ? Number(text) : Number.NaN);

async function remove(context: PrivateContext, form: URLSearchParams): Promise<PageAnswer<CartProps>> {
  const { services, visitor } = context;
  // A line that is gone already is what was asked for.
  if (visitor.cartId) await removeLine(services.db, who(context), visitor.cartId, form.get("line_id") ?? "");
  return back(context);
}

async function update(context: PrivateContext, form: URLSearchParams): Promise<PageAnswer<CartProps>> {
  const { services, visitor } = context;
  const lineId = form.get("line_id") ?? "";
  const typed = form.get("quantity");
  const quantity = wholeNumber(typed);
  const target = { cartId: visitor.cartId ?? "", lineId };
  const done = await setQuantity(services.db, who(context), target, quantity === 0 ? Number.NaN : quantity);
  if (done.ok || done.problem.code === "cart-not-found") return back(context);
  if (done.problem.code === "line-not-found") return answer(context, { problem: { key: "cart.problem.lineGone" } });
  const problem = messageFor(done.problem, "");
  const available = done.problem.detail?.available;
  const shown: Message =
    done.problem.code === "not-enough-stock" && typeof available === "number"
      ? { key: available > 0 ? "cart.onlyLeft" : "cart.soldOut", values: { count: available } }
      : problem;
  return answer(context, { line: { id: lineId, typed: Number(typed) || 1, problem: shown } });
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
  const lines = [{ productId: product.id, variantId: variant.id, quantity }];
  const create = () => createCart(db, { locale, region, sessionHash: visitor.start().sessionHash }, lines);
  let done = visitor.cartId ? await addLines(db, who(context), visitor.cartId, lines) : await create();
  if (!done.ok && done.problem.code === "cart-not-found") done = await create();
  return done.ok ? back(context) : answer(context, { problem: { ...messageFor(done.problem, title), to } });
}

async function enterCode(context: PrivateContext, typed: string): Promise<PageAnswer<CartProps>> {
  const { services, visitor, locale } = context;
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

/** Why a code is not taken, in the visitor's words. */
function whyNot({ code, detail = {} }: CouponProblem, intl: string): AreaMessage<CodeKey> {
  if (code === "too-many-coupons") return { key: "coupon.tooMany", values: { count: Number(detail.count) } };
  if (code === "too-many-tries") {
    return { key: "coupon.tries", values: { minutes: Math.ceil(Number(detail.seconds) / 60) } };
  }
  const currency = String(detail.currency ?? "");
  const missing = currency ? fromDecimal(String(detail.missing), currency) : null;
  const values = missing === null ? {} : { values: { amount: formatMoney(missing, currency, intl) } };
  return { key: `coupon.${String(detail.reason)}` as CodeKey, ...values };
}

/** The variant that is named, or that the options (by their value codes) leave as the only one. */
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

/** What to tell the visitor about a problem of the cart. */
function messageFor({ code, detail }: CartProblem, name: string): Message {
  const available = Number(detail?.available ?? 0);
  switch (code) {
    case "not-enough-stock":
      return available > 0
        ? { key: "cart.problem.stock", values: { name, count: available } }
        : { key: "cart.problem.soldOut", values: { name } };
    case "not-purchasable":
      return { key: "cart.problem.soldOut", values: { name } };
    case "not-sold-here":
      return { key: "cart.problem.notSoldHere", values: { name } };
    case "bad-quantity":
      return { key: "cart.problem.quantity", values: { max: maxQuantity } };
    case "too-many-lines":
      return { key: "cart.problem.lines", values: { max: maxLines } };
    default:
      return { key: "cart.problem.missing" };
  }
}

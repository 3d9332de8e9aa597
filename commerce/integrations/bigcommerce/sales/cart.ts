import { LRUCache } from "lru-cache";
import type { ReadProducts } from "#commerce/integrations/bigcommerce/catalog/catalog.ts";
import type { DataEnvelope } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import { forgetCart, holdsCart, rememberCart } from "#commerce/integrations/bigcommerce/customers/sessions.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import { type BigCommerceSettings, channelOf } from "#commerce/integrations/bigcommerce/settings.ts";
import type { FindCustomer, LineInput } from "#commerce/sales/cart/actions.ts";
import type {
  BackendCart,
  BackendCartResult,
  CartBackend,
  CartBuyer,
  LineTarget,
} from "#commerce/sales/cart/backend.ts";
import { type CartProblem, cartProblem } from "#commerce/sales/cart/problems.ts";
import { mayRead } from "#commerce/sales/cart/reads.ts";
import { isCartId } from "#commerce/sales/cart/rules.ts";
import { maxQuantity } from "#commerce/sales/cart/schema.ts";
import { noSavings } from "#commerce/sales/promotions/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { completeLines, shortage } from "./cart-lines.ts";
import { type BcCart, toCart } from "./cart-shapes.ts";

type AdapterServices = {
  db: Db;
  http: BigCommerceHttp;
  settings: BigCommerceSettings;
  catalogue: { read: ReadProducts };
};

const withOptions = { include: "line_items.physical_items.options" };

/**
 * Carts of the store through /v3/carts. The session holds the cart's id in our own table. Two differences to our own
 * carts: an empty cart does not exist (removing the last line deletes it), and a cart stays in the channel in which it
 * was made.
 */
export function makeCart(parts: AdapterServices): CartBackend {
  const { db, http, settings } = parts;
  /**
   * The number of pieces by cart, because the header needs it on every page. Changes by other processes show after a
   * minute.
   */
  const counts = new LRUCache<string, Pick<BackendCart, "count" | "customerId">>({ max: 20_000, ttl: 60_000 });

  const cacheCount = (cart: BackendCart): BackendCart => {
    counts.set(cart.id, { count: cart.count, customerId: cart.customerId });
    return cart;
  };

  async function find(cartId: string): Promise<BackendCart | null> {
    if (!isCartId(cartId)) return null;
    const found = await http.read<DataEnvelope<BcCart>>(`/v3/carts/${cartId}`, withOptions);
    return found ? cacheCount(toCart(found.data, settings)) : null;
  }

  /** Returns the cart if this visitor may change it. For others, a customer's cart does not exist. */
  async function own(who: FindCustomer, cartId: string): Promise<BackendCart | null> {
    const cart = await find(cartId);
    return cart && (mayRead(cart, null) || mayRead(cart, await who())) ? cart : null;
  }

  /** Sends a change. When the store refuses it after our own checks, something has changed in the meantime. */
  async function change(method: "POST" | "PUT", path: string, body: object): Promise<BackendCartResult> {
    const { status, body: answer } = await http.call<DataEnvelope<BcCart>>(method, path, { query: withOptions, body });
    if (status === 404) return cartProblem("cart-not-found");
    if (status >= 400 || !answer?.data) return refused(answer?.title);
    return ok(cacheCount(toCart(answer.data, settings)));
  }

  return {
    find,
    async create({ locale, region, sessionHash, customerId }: CartBuyer, lines: LineInput[]) {
      const channel = region && channelOf(settings, region);
      if (!region || !channel) return cartProblem("not-sold-here", { field: "x-bc-region" });
      // The store cannot hold empty carts.
      if (lines.length === 0) return cartProblem("variant-not-found", { field: "line_items" });
      const made = await twice(
        (isNow) => completeLines(parts, region, lines, null, isNow),
        (full) =>
          change("POST", "/v3/carts", {
            channel_id: channel,
            currency: { code: currencyOf(region) },
            locale: locale.language,
            ...(customerId !== null && { customer_id: customerId }),
            line_items: merged(full),
          }),
      );
      if (made.ok && sessionHash) await rememberCart(db, sessionHash, made.value.id);
      return made;
    },

    async add(who, cartId, lines) {
      const cart = await own(who, cartId);
      const region = cart?.region ?? "";
      if (!cart || !isPriceRegion(region)) return cartProblem("cart-not-found");
      return twice(
        (isNow) => completeLines(parts, region, lines, cart, isNow),
        (full) => change("POST", `/v3/carts/${cart.id}/items`, { line_items: merged(full) }),
      );
    },

    async setQuantity(who: FindCustomer, target: LineTarget, quantity: number) {
      if (!Number.isInteger(quantity) || quantity < 0 || quantity > maxQuantity) return cartProblem("bad-quantity");
      const cart = await own(who, target.cartId);
      const region = cart?.region ?? "";
      if (!cart || !isPriceRegion(region)) return cartProblem("cart-not-found");
      const line = cart.lines.find(({ id }) => id === target.lineId);
      if (!line) return cartProblem("line-not-found");
      const isOther = target.productId !== undefined && target.productId !== line.productId;
      if (isOther) return cartProblem("variant-not-found", { field: "productID" });
      if (quantity === 0) return removeLine(cart, line.id);
      const line_item = { product_id: line.productId, variant_id: line.variantId, quantity };
      const check = async (isNow: boolean) => {
        const [product] = await parts.catalogue.read([line.productId], region, isNow);
        const variant = product?.variants.find(({ id }) => id === line.variantId);
        return (variant ? shortage(variant, quantity) : cartProblem("not-purchasable")) ?? ok(line_item);
      };
      return twice(check, () => change("PUT", `/v3/carts/${cart.id}/items/${line.id}`, { line_item }));
    },

    async delete(who, cartId, sessionHash): Promise<Result<null, CartProblem>> {
      const cart = await own(who, cartId);
      if (!cart) return cartProblem("cart-not-found");
      await http.call("DELETE", `/v3/carts/${cart.id}`);
      counts.delete(cart.id);
      await forgetCart(db, sessionHash, cart.id);
      return ok(null);
    },

    async attach(cartId, { customerId }, holder) {
      const cart = await own(async () => customerId, cartId);
      if (!cart) return cartProblem("cart-not-found");
      if (cart.customerId === customerId) return ok(cart);
      const isHeld = !holder || holder.hasKey || (await holdsCart(db, holder.sessionHash, cartId));
      if (!isHeld) return cartProblem("cart-not-found");
      return change("PUT", `/v3/carts/${cart.id}`, { customer_id: customerId });
    },

    async handOver(cartId, customerId) {
      if (!(await own(async () => customerId, cartId))) return null;
      const { body } = await http.call<DataEnvelope<{ cart_url: string; checkout_url: string }>>(
        "POST",
        `/v3/carts/${cartId}/redirect_urls`,
      );
      return body?.data ? { cart: body.data.cart_url, checkout: body.data.checkout_url } : null;
    },

    async count(cartId, customerId) {
      const known = counts.get(cartId) ?? (await find(cartId));
      return known && (known.customerId === null || known.customerId === customerId) ? known.count : null;
    },
  };

  /** BigCommerce deletes the cart with its last line (204). The visitor gets an empty cart. */
  async function removeLine(cart: BackendCart, lineId: string): Promise<BackendCartResult> {
    const { status, body } = await http.call<DataEnvelope<BcCart>>("DELETE", `/v3/carts/${cart.id}/items/${lineId}`, {
      query: withOptions,
    });
    if (body?.data) return ok(cacheCount(toCart(body.data, settings)));
    if (status >= 400) return cartProblem("line-not-found");
    return ok(cacheCount({ ...cart, lines: [], count: 0, baseAmount: 0, savings: noSavings, total: 0 }));
  }
}

/** Problems that may have ended, or begun, since the catalogue was read. */
const passing = ["not-enough-stock", "not-purchasable"];

/**
 * Checks against the cached catalogue, and sends. When the check or the store refuses for lack of stock or
 * availability, checks once more against the catalogue read anew, so that no visitor is refused because of an old
 * cache.
 */
async function twice<T>(
  check: (isNow: boolean) => Promise<Result<T, CartProblem>>,
  send: (checked: T) => Promise<BackendCartResult>,
): Promise<BackendCartResult> {
  const first = await check(false);
  const sent = first.ok ? await send(first.value) : first;
  if (sent.ok || !passing.includes(sent.problem.code)) return sent;
  const second = await check(true);
  if (!second.ok) return second;
  return first.ok ? sent : send(second.value);
}

function merged<L extends { variant_id: number; quantity: number }>(lines: readonly L[]): L[] {
  const byVariant = new Map<number, L>();
  for (const line of lines) {
    const before = byVariant.get(line.variant_id)?.quantity ?? 0;
    byVariant.set(line.variant_id, { ...line, quantity: before + line.quantity });
  }
  return [...byVariant.values()];
}

function refused(title: string | undefined): BackendCartResult {
  const { ok: isOk, problem } = cartProblem("not-purchasable");
  return { ok: isOk, problem: { ...problem, message: title ?? problem.message } };
}

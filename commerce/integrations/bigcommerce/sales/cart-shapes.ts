import { type Amount, minorOf, minorOr0 } from "#commerce/integrations/bigcommerce/amounts.ts";
import { type BigCommerceSettings, regionOfChannel } from "#commerce/integrations/bigcommerce/settings.ts";
import { codeOf, uidOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import type { BackendCart } from "#commerce/sales/cart/backend.ts";
import type { CartLine } from "#commerce/sales/cart/schema.ts";
import { noSavings } from "#commerce/sales/promotions/rules.ts";
import { defaultLanguageOf } from "#commerce/shared/regions/rules.ts";

export type BcCartItem = {
  id: string;
  product_id: number;
  variant_id: number;
  sku: string;
  name: string;
  url: string;
  quantity: number;
  image_url?: string;
  list_price: Amount;
  sale_price: Amount;
  extended_sale_price: Amount;
  options?: { name: string; value: string }[];
};

export type BcCart = {
  id: string;
  customer_id: number;
  channel_id: number;
  locale?: string;
  currency: { code: string };
  base_amount: Amount;
  discount_amount: Amount;
  cart_amount: Amount;
  line_items: { physical_items: BcCartItem[]; digital_items?: BcCartItem[] };
};

/** The country of a region's carts, until checkout asks for an address. */
export const countryOf: Record<string, string> = { us: "us", ca: "ca" };

/**
 * Converts the store's cart to ours. It contains no stock or availability: the store refuses the next change instead.
 * Pure.
 */
export function toCart(cart: BcCart, settings: BigCommerceSettings): BackendCart {
  const currency = cart.currency.code;
  const region = regionOfChannel(settings, cart.channel_id) ?? "us";
  const country = countryOf[region] ?? "de";
  const items = [...cart.line_items.physical_items, ...(cart.line_items.digital_items ?? [])];
  const lines = items.map((item) => toLine(item, currency));
  return {
    id: cart.id,
    region,
    currency,
    country,
    language: cart.locale?.slice(0, 2) ?? defaultLanguageOf(country),
    customerId: cart.customer_id || null,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    baseAmount: minorOr0(cart.base_amount, currency),
    savings: { ...noSavings, goods: minorOr0(cart.discount_amount, currency) },
    total: minorOr0(cart.cart_amount, currency),
  };
}

function toLine(item: BcCartItem, currency: string): CartLine {
  const listed = minorOr0(item.list_price, currency);
  const unitPrice = minorOf(item.sale_price, currency) ?? listed;
  return {
    id: item.id,
    productId: item.product_id,
    variantId: item.variant_id,
    uid: uidOf(pathOf(item.url), `product-${item.product_id}`),
    sku: item.sku,
    name: item.name,
    kind: "",
    ...(item.image_url && { image: item.image_url }),
    options: (item.options ?? []).map(({ name, value }) => ({ name, code: codeOf(value), label: value })),
    quantity: item.quantity,
    unitPrice,
    ...(listed > unitPrice && { retailPrice: listed }),
    total: minorOf(item.extended_sale_price, currency) ?? unitPrice * item.quantity,
    isPurchasable: true,
  };
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, "");

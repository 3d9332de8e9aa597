import type { Sums } from "./sums.ts";
import { nextId, type StoredCart, type StoredCheckout, type World } from "./world.ts";

const text = (amount: number) => amount.toFixed(4);

type FormFields = Record<string, string>;

/** Converts a checkout address to an order address, whose fields have other names. */
const toOrderAddress = (address: FormFields) => ({
  first_name: address.first_name,
  last_name: address.last_name,
  company: address.company ?? "",
  street_1: address.address1,
  street_2: address.address2 ?? "",
  city: address.city,
  state: address.state_or_province,
  zip: address.postal_code,
  country: "",
  country_iso2: address.country_code,
  phone: address.phone ?? "",
  email: address.email,
});

/** Creates the order of a checkout: incomplete until it is paid. */
export function beginOrder(world: World, cart: StoredCart, checkout: StoredCheckout, sums: Sums): number {
  const id = nextId(world);
  const date = new Date().toUTCString().replace("GMT", "+0000");
  const lines = cart.items.flatMap(({ variantId, quantity }) => {
    const product = world.products.find((one) => one.variants?.some((variant) => variant.id === variantId));
    const variant = product?.variants?.find((one) => one.id === variantId);
    if (!product || !variant) return [];
    const price = Number(variant.calculated_price);
    return {
      id: nextId(world),
      order_id: id,
      product_id: product.id,
      variant_id: variantId,
      sku: variant.sku,
      name: product.name,
      type: "physical",
      quantity,
      quantity_shipped: 0,
      price_ex_tax: text(price),
      total_ex_tax: text(price * quantity),
      product_options: variant.option_values.map((value) => ({
        id: nextId(world),
        display_name: value.option_display_name,
        display_value: value.label,
      })),
    };
  });
  const [parcel] = checkout.parcels;
  const address = toOrderAddress((parcel?.address ?? {}) as FormFields);
  world.orders.push({
    id,
    cart_id: cart.id,
    customer_id: cart.customer_id,
    channel_id: cart.channel_id,
    status_id: 0,
    status: "",
    currency_code: cart.currency,
    customer_locale: cart.locale,
    date_created: date,
    date_modified: date,
    customer_message: checkout.message,
    discount_amount: text(0),
    subtotal_ex_tax: text(sums.goods),
    shipping_cost_ex_tax: text(sums.shipping),
    total_tax: text(sums.tax),
    total_inc_tax: text(sums.total),
    billing_address: toOrderAddress((checkout.billing ?? {}) as unknown as FormFields),
    consignments: {
      pickups: [],
      shipping: [{ id: nextId(world), ...address, shipping_method: "Standard", line_items: lines }],
      downloads: [],
      email: { gift_certificates: [] },
    },
  });
  return id;
}

/** Marks an order as paid: it is confirmed, its goods are taken from stock, and its cart is deleted. */
export function orderPaid(world: World, orderId: number): void {
  const order = world.orders.find(({ id }) => id === orderId);
  if (order?.status_id !== 0) return;
  order.status_id = 11;
  for (const { variantId, quantity } of world.carts.get(String(order.cart_id))?.items ?? []) {
    const variant = world.products.flatMap(({ variants = [] }) => variants).find(({ id }) => id === variantId);
    if (variant) variant.inventory_level -= quantity;
  }
  world.carts.delete(String(order.cart_id));
  world.checkouts.delete(String(order.cart_id));
}

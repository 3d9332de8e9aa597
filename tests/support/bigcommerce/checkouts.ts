import { createHash, randomUUID } from "node:crypto";
import { type Answer, type Call, invalid, notFoundV3, one, type Route } from "./answers.ts";
import { cartViews } from "./carts.ts";
import { beginOrder } from "./checkout-orders.ts";
import type { Sums } from "./sums.ts";
import type { StoredCart, StoredCheckout, World } from "./world.ts";

const carriers = [
  { name: "Express", cost: 29.5, transit_time: "1 business day" },
  { name: "Standard", cost: 12.5, transit_time: "2-4 business days" },
];
const optionId = (parcel: string, name: string) => createHash("md5").update(`${parcel} ${name}`).digest("hex");
const optionsOf = (parcel: string) =>
  carriers.map(({ name, cost, transit_time }) => ({
    id: optionId(parcel, name),
    type: "shipping_flatrate",
    description: name,
    image_url: "",
    cost,
    transit_time,
    additional_description: "",
  }));
const round = (amount: number) => Math.round(amount * 100) / 100;

type CheckoutInput = { country_code?: string; email?: string; [name: string]: unknown };
type Lines = { item_id: string; quantity: number }[];

/** /v3/checkouts: each belongs to a cart and has its id. */
export function checkoutRoutes(world: World): Route[] {
  const { shown: showCart } = cartViews(world);

  const stored = (cart: StoredCart): StoredCheckout => {
    const found = world.checkouts.get(cart.id) ?? { billing: null, parcels: [], orderId: null, message: "" };
    world.checkouts.set(cart.id, found);
    return found;
  };

  function sumsOf(cart: StoredCart, checkout: StoredCheckout): Sums {
    const { base_amount: goods } = showCart(cart, new URLSearchParams()) as { base_amount: number };
    const chosen = checkout.parcels.flatMap((parcel) => optionsOf(parcel.id).filter(({ id }) => id === parcel.option));
    const shipping = chosen.reduce((sum, { cost }) => sum + cost, 0);
    const tax = round(goods * 0.08);
    return { goods, shipping, tax, total: round(goods + shipping + tax) };
  }

  function shown(cart: StoredCart, query: URLSearchParams): object {
    const checkout = stored(cart);
    const { goods, shipping, tax, total } = sumsOf(cart, checkout);
    const withOptions = query.get("include")?.includes("consignments.available_shipping_options");
    const consignments = checkout.parcels.map(({ id, address, lines, option }) => ({
      id,
      shipping_cost_ex_tax: shipping,
      shipping_cost_inc_tax: shipping,
      handling_cost_ex_tax: 0,
      handling_cost_inc_tax: 0,
      coupon_discounts: [],
      discounts: [],
      line_item_ids: lines.map(({ item_id }) => item_id),
      address,
      ...(withOptions && { available_shipping_options: optionsOf(id) }),
      ...(option && { selected_shipping_option: optionsOf(id).find((one) => one.id === option) }),
    }));
    return {
      id: cart.id,
      cart: { ...showCart(cart, query), cart_amount_ex_tax: goods, cart_amount_inc_tax: round(goods + tax) },
      // Before an address is entered, the store returns an empty one without an id.
      billing_address: checkout.billing ?? { email: "", company: {}, address2: {} },
      consignments,
      taxes: [{ name: "Tax", amount: tax }],
      coupons: [],
      order_id: checkout.orderId === null ? {} : String(checkout.orderId),
      shipping_cost_total_ex_tax: shipping,
      shipping_cost_total_inc_tax: shipping,
      handling_cost_total_ex_tax: 0,
      handling_cost_total_inc_tax: 0,
      tax_total: tax,
      subtotal_ex_tax: goods,
      subtotal_inc_tax: round(goods + tax),
      grand_total: total,
      customer_message: checkout.message,
    };
  }

  const id = "([0-9a-f-]{36})";
  const at = (rest: string) => new RegExp(`^/v3/checkouts/${id}${rest}$`);
  const withCheckout =
    (handle: (cart: StoredCart, checkout: StoredCheckout, call: Call) => Answer | null): Route[2] =>
    (call) => {
      const cart = world.carts.get(call.params[0] ?? "");
      return cart ? (handle(cart, stored(cart), call) ?? one(shown(cart, call.query))) : notFoundV3;
    };

  const addressed = ({ body }: Call): CheckoutInput => ({ ...(body as CheckoutInput), country: "", custom_fields: [] });
  const isIncomplete = ({ email, country_code }: CheckoutInput) => !email || !/^[A-Z]{2}$/.test(country_code ?? "");
  const missing = invalid("Missing or invalid data", {
    country_code: "country_code is required",
    email: "is required",
  });
  const coverable = (cart: StoredCart, lines: Lines) =>
    lines.length > 0 && lines.every(({ item_id }) => cart.items.some((item) => item.id === item_id));

  return [
    ["GET", at(""), withCheckout(() => null)],
    [
      "PUT",
      at(""),
      withCheckout((_, checkout, { body }) => {
        checkout.message = (body as { customer_message: string }).customer_message;
        return null;
      }),
    ],
    [
      "POST",
      at("/billing-address"),
      withCheckout((_, checkout, call) => {
        const address = addressed(call);
        if (isIncomplete(address)) return missing;
        checkout.billing = { id: randomUUID().slice(0, 13), ...address };
        return null;
      }),
    ],
    [
      "PUT",
      at("/billing-address/([0-9a-f-]+)"),
      withCheckout((_, checkout, call) => {
        const address = addressed(call);
        const id = call.params[1] ?? "";
        if (checkout.billing?.id !== id) return notFoundV3;
        if (isIncomplete(address)) return missing;
        checkout.billing = { id, ...address };
        return null;
      }),
    ],
    [
      "POST",
      at("/consignments"),
      withCheckout((cart, checkout, { body }) => {
        const given = body as { address?: CheckoutInput; line_items?: Lines }[];
        for (const { address, line_items: lines = [] } of given) {
          if (!address?.country_code || !coverable(cart, lines)) return missing;
          checkout.parcels.push({ id: randomUUID().slice(0, 13), address, lines, option: null });
        }
        return null;
      }),
    ],
    [
      "PUT",
      at("/consignments/([0-9a-f-]+)"),
      withCheckout((cart, checkout, { params, body }) => {
        const parcel = checkout.parcels.find((one) => one.id === params[1]);
        const { address, line_items: lines, shipping_option_id: option } = body as Record<string, never>;
        if (!parcel) return notFoundV3;
        if (option) {
          if (!optionsOf(parcel.id).some((one) => one.id === option))
            return invalid("Shipping option is not available");
          parcel.option = option;
          return null;
        }
        if (!coverable(cart, lines ?? [])) return missing;
        // Another address has other rates, so the delivery option must be chosen again.
        Object.assign(parcel, { lines, option: null, ...((address as object | undefined) && { address }) });
        return null;
      }),
    ],
    [
      "POST",
      at("/orders"),
      withCheckout((cart, checkout) => {
        const isReady =
          checkout.billing && checkout.parcels.every(({ option }) => option) && checkout.parcels.length > 0;
        if (!isReady)
          return invalid("Missing shipping information. Please check your shipping information and try again.");
        checkout.orderId = beginOrder(world, cart, checkout, sumsOf(cart, checkout));
        return one({ id: checkout.orderId }, 200);
      }),
    ],
  ];
}

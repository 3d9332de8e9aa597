import { bare, notFoundV2, type Route } from "./answers.ts";
import { nextId, type Row, type World } from "./world.ts";

/** /v2/orders. Amounts are strings with four decimals, dates as in email headers. */
export function orderRoutes(world: World): Route[] {
  const shown = (order: Row, query: URLSearchParams) => {
    const { consignments, ...rest } = order;
    const isWhole = query.get("include")?.includes("consignments.line_items");
    return isWhole
      ? { ...rest, consignments: query.get("consignment_structure") === "object" ? consignments : [consignments] }
      : rest;
  };
  return [
    [
      "GET",
      /^\/v2\/orders$/,
      ({ query }) => {
        const customer = query.get("customer_id");
        const cart = query.get("cart_id");
        const rows = world.orders.filter(
          (order) =>
            (customer === null || String(order.customer_id) === customer) && (cart === null || order.cart_id === cart),
        );
        rows.sort((a, b) => (query.get("sort") === "id:desc" ? b.id - a.id : a.id - b.id));
        return bare(
          rows.map((order) => shown(order, query)),
          query,
        );
      },
    ],
    [
      "GET",
      /^\/v2\/orders\/(\d+)$/,
      ({ params, query }) => {
        const order = world.orders.find(({ id }) => String(id) === params[0]);
        return order ? { status: 200, body: shown(order, query) } : notFoundV2;
      },
    ],
    [
      "PUT",
      /^\/v2\/orders\/(\d+)$/,
      ({ params, query, body }) => {
        const order = world.orders.find(({ id }) => String(id) === params[0]);
        return order ? { status: 200, body: shown(Object.assign(order, body), query) } : notFoundV2;
      },
    ],
    [
      "GET",
      /^\/v2\/orders\/(\d+)\/shipments$/,
      ({ params, query }) => {
        const order = world.orders.find(({ id }) => String(id) === params[0]);
        return order ? bare(world.shipments.get(order.id) ?? [], query) : notFoundV2;
      },
    ],
  ];
}

const address = {
  first_name: "Ada",
  last_name: "Berg",
  company: "",
  street_1: "1 Main Street",
  street_2: "",
  city: "Denver",
  state: "Colorado",
  zip: "80202",
  country: "United States",
  country_iso2: "US",
  phone: "",
};

const text = (amount: number) => amount.toFixed(4);

export type OrderPlan = {
  customerId: number;
  email: string;
  sku: string;
  quantity: number;
  shipped: number;
  statusId?: number;
};

/**
 * Adds an order of one variant in channel 1, with delivery for 12.50 and tax of 8 percent; `shipped` pieces are on
 * their way.
 */
export function addOrder(world: World, plan: OrderPlan): number {
  const product = world.products.find((one) => one.variants?.some(({ sku }) => sku === plan.sku));
  const variant = product?.variants?.find(({ sku }) => sku === plan.sku);
  if (!product || !variant) throw new Error(`The store has no ${plan.sku}.`);
  const id = nextId(world);
  const lineId = nextId(world);
  const price = Number(variant.calculated_price);
  const goods = price * plan.quantity;
  const tax = Math.round(goods * 8) / 100;
  const email = plan.email;
  const date = "Mon, 02 Nov 2026 10:00:00 +0000";
  const line = {
    id: lineId,
    order_id: id,
    product_id: product.id,
    variant_id: variant.id,
    name: product.name,
    sku: variant.sku,
    type: "physical",
    price_ex_tax: text(price),
    price_inc_tax: text(price * 1.08),
    total_ex_tax: text(goods),
    total_inc_tax: text(goods + tax),
    quantity: plan.quantity,
    quantity_shipped: plan.shipped,
    product_options: variant.option_values.map((value) => ({
      id: nextId(world),
      option_id: value.option_id,
      order_product_id: lineId,
      display_name: value.option_display_name,
      display_value: value.label,
      value: String(value.id),
    })),
  };
  world.orders.push({
    id,
    customer_id: plan.customerId,
    channel_id: 1,
    status_id: plan.statusId ?? (plan.shipped === 0 ? 11 : plan.shipped < plan.quantity ? 3 : 2),
    status: "",
    currency_code: "USD",
    customer_locale: "en",
    date_created: date,
    date_modified: date,
    subtotal_ex_tax: text(goods),
    subtotal_inc_tax: text(goods + tax),
    shipping_cost_ex_tax: text(12.5),
    shipping_cost_inc_tax: text(12.5),
    total_tax: text(tax),
    total_ex_tax: text(goods + 12.5),
    total_inc_tax: text(goods + 12.5 + tax),
    discount_amount: text(0),
    items_total: plan.quantity,
    billing_address: { ...address, email },
    consignments: {
      pickups: [],
      shipping: [{ id: nextId(world), ...address, email, shipping_method: "Standard", line_items: [line] }],
      downloads: [],
      email: { gift_certificates: [] },
    },
  });
  const items = [{ order_product_id: lineId, product_id: product.id, quantity: plan.shipped }];
  const shipment = {
    id: nextId(world),
    order_id: id,
    date_created: date,
    tracking_number: "1Z999",
    shipping_provider: "ups",
    items,
  };
  if (plan.shipped > 0) world.shipments.set(id, [shipment]);
  return id;
}

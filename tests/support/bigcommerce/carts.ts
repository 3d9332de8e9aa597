import { randomUUID } from "node:crypto";
import { type Answer, invalid, notFoundV3, nothing, one, type Route } from "./answers.ts";
import type { StoredCart, World } from "./world.ts";

type Item = { product_id?: number; variant_id?: number; quantity?: number };

/** Carts in the store's response format. */
export function cartViews(world: World) {
  const variantOf = (id: number | undefined) => {
    const product = world.products.find((one) => one.variants?.some((variant) => variant.id === id));
    const variant = product?.variants?.find((one) => one.id === id);
    return product && variant ? { product, variant } : null;
  };

  /** The price of a variant in the cart's channel, and its price before a reduction. */
  const priceOf = (cart: StoredCart, variantId: number) => {
    const list = world.assignments.find((row) => row.channel_id === cart.channel_id)?.price_list_id;
    const record = world.records.get(list ?? 0)?.find((row) => row.variant_id === variantId);
    const found = variantOf(variantId);
    const listed = Number(record ? record.price : found?.product.price);
    return {
      list_price: listed,
      sale_price: Number(record ? record.calculated_price : found?.variant.calculated_price),
    };
  };

  const round = (amount: number) => Math.round(amount * 100) / 100;

  function shown(cart: StoredCart, query: URLSearchParams): object {
    const withOptions = query.get("include")?.includes("line_items.physical_items.options");
    const physical_items = cart.items.flatMap(({ id, variantId, quantity }) => {
      const found = variantOf(variantId);
      if (!found) return [];
      const price = priceOf(cart, variantId);
      const options = found.variant.option_values.map((value) => ({
        name: value.option_display_name,
        nameId: value.option_id,
        value: value.label,
        valueId: value.id,
      }));
      return {
        id,
        parent_id: null,
        variant_id: variantId,
        product_id: found.product.id,
        sku: found.variant.sku,
        name: found.product.name,
        url: `https://store-firn-1.mybigcommerce.com${found.product.custom_url?.url}`,
        quantity,
        taxable: true,
        image_url: found.variant.image_url,
        discounts: [],
        coupons: [],
        discount_amount: 0,
        coupon_amount: 0,
        ...price,
        extended_list_price: round(price.list_price * quantity),
        extended_sale_price: round(price.sale_price * quantity),
        is_require_shipping: true,
        ...(withOptions && { options }),
      };
    });
    const base_amount = round(physical_items.reduce((sum, item) => sum + item.extended_sale_price, 0));
    return {
      id: cart.id,
      customer_id: cart.customer_id,
      channel_id: cart.channel_id,
      email: "",
      currency: { code: cart.currency },
      tax_included: false,
      base_amount,
      discount_amount: 0,
      cart_amount: base_amount,
      coupons: [],
      line_items: { physical_items, digital_items: [], gift_certificates: [], custom_items: [] },
      locale: cart.locale,
    };
  }

  return { shown };
}

/** /v3/carts: a cart without lines does not exist. */
export function cartRoutes(world: World): Route[] {
  const { shown } = cartViews(world);

  /** Adds items; returns the error, or null. */
  function put(cart: StoredCart, items: readonly Item[]): Answer | null {
    const before = structuredClone(cart.items);
    for (const { product_id, variant_id, quantity = 0 } of items) {
      const product = world.products.find(({ id }) => id === product_id);
      const variant = product?.variants?.find(({ id }) => id === variant_id);
      const line = cart.items.find((item) => item.variantId === variant_id);
      const wanted = (line?.quantity ?? 0) + quantity;
      const problem = !product
        ? invalid("Product not found.", { product_id: `Product ${product_id} does not exist` })
        : !variant
          ? invalid("The product has options that must be chosen.", { variant_id: "is required" })
          : variant.purchasing_disabled
            ? invalid("This product is not available for purchase.")
            : variant.inventory_level < wanted
              ? invalid("We don't have enough stock on hand for the quantity you selected. Please try again.")
              : null;
      if (problem) {
        cart.items = before;
        return problem;
      }
      if (line) line.quantity = wanted;
      else cart.items.push({ id: randomUUID(), variantId: variant_id ?? 0, quantity });
    }
    return null;
  }

  const id = "([0-9a-f-]{36})";
  const withCart =
    (handle: (cart: StoredCart, call: Parameters<Route[2]>[0]) => Answer): Route[2] =>
    (call) => {
      const cart = world.carts.get(call.params[0] ?? "");
      return cart ? handle(cart, call) : notFoundV3;
    };

  return [
    [
      "POST",
      /^\/v3\/carts$/,
      ({ body, query }) => {
        const given = body as Partial<StoredCart> & { line_items?: Item[]; currency?: { code: string } };
        if (!given.line_items?.length) return invalid("JSON data is missing or invalid", { line_items: "is required" });
        const cart: StoredCart = {
          id: randomUUID(),
          customer_id: given.customer_id ?? 0,
          channel_id: given.channel_id ?? 1,
          locale: given.locale ?? "en",
          currency: given.currency?.code ?? "USD",
          items: [],
        };
        const problem = put(cart, given.line_items);
        if (problem) return problem;
        world.carts.set(cart.id, cart);
        return one(shown(cart, query), 201);
      },
    ],
    [
      "POST",
      new RegExp(`^/v3/carts/${id}/redirect_urls$`),
      withCart((cart) => {
        const address = (page: string) =>
          `https://store-firn-1.mybigcommerce.com/${page}?action=load&id=${cart.id}&token=once`;
        return one(
          { cart_url: address("cart.php"), checkout_url: address("checkout"), embedded_checkout_url: "" },
          201,
        );
      }),
    ],
    ["GET", new RegExp(`^/v3/carts/${id}$`), withCart((cart, { query }) => one(shown(cart, query)))],
    [
      "PUT",
      new RegExp(`^/v3/carts/${id}$`),
      withCart((cart, { body, query }) => {
        const { customer_id } = body as { customer_id?: number };
        if (!world.customers.some((customer) => customer.id === customer_id)) return notFoundV3;
        cart.customer_id = customer_id ?? 0;
        return one(shown(cart, query));
      }),
    ],
    [
      "DELETE",
      new RegExp(`^/v3/carts/${id}$`),
      withCart((cart) => {
        world.carts.delete(cart.id);
        return nothing;
      }),
    ],
    [
      "POST",
      new RegExp(`^/v3/carts/${id}/items$`),
      withCart((cart, { body, query }) => {
        const { line_items = [] } = body as { line_items?: Item[] };
        return put(cart, line_items) ?? one(shown(cart, query), 201);
      }),
    ],
    [
      "PUT",
      new RegExp(`^/v3/carts/${id}/items/${id}$`),
      withCart((cart, { params, body, query }) => {
        const line = cart.items.find((item) => item.id === params[1]);
        const { line_item } = body as { line_item?: Item };
        if (!line || !line_item) return notFoundV3;
        const before = line.quantity;
        line.quantity = 0;
        const problem = put(cart, [line_item]);
        if (problem) line.quantity = before;
        return problem ?? one(shown(cart, query));
      }),
    ],
    [
      "DELETE",
      new RegExp(`^/v3/carts/${id}/items/${id}$`),
      withCart((cart, { params, query }) => {
        if (!cart.items.some((item) => item.id === params[1])) return notFoundV3;
        cart.items = cart.items.filter((item) => item.id !== params[1]);
        if (cart.items.length > 0) return one(shown(cart, query));
        world.carts.delete(cart.id);
        return nothing;
      }),
    ],
  ];
}

import { afterAll, beforeAll } from "vitest";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { type PlantedProduct, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";

/** The checkout's form, posted as browsers without scripts do, for the tests of one file. */
export function useCheckoutForm() {
  const base = useDatabase();
  let paying: Awaited<ReturnType<typeof checkoutServices>>;
  let board: PlantedProduct;
  beforeAll(async () => {
    paying = await checkoutServices(base);
    board = await plantProduct(base.db, { stock: [500], prices: { us: 44_900, eu_region_1: 44_900 } });
  });
  afterAll(() => paying.stop());
  const visit = (cartId: string, query = "", more = {}) =>
    cartVisit(base.db, { cartId, query, paying: paying as CheckoutServices, ...more });
  const ready = (product = board, buyer = guest) =>
    readyCart(paying, [{ variantId: product.variantIds[0] ?? 0, quantity: 1 }], buyer);
  const typed = (fields: Record<string, string>) => new URLSearchParams(fields);
  const address = (more: Record<string, string> = {}) =>
    typed({
      "shipping.firstName": "Ada",
      "shipping.lastName": "Berg",
      "shipping.address1": "1 Main Street",
      "shipping.city": "Denver",
      "shipping.state": "CO",
      "shipping.postalCode": "80202",
      "shipping.country": "us",
      same_billing: "yes",
      method: "101",
      ...more,
    });
  const card = (cart: { cartId: string; total: number }, number: string, key: string, more = {}) =>
    typed({
      cart_id: cart.cartId,
      idempotency_key: key,
      expected_total: String(cart.total),
      number,
      expiry: "12/34",
      code: "123",
      ...more,
    });
  return {
    base,
    visit,
    ready,
    typed,
    address,
    card,
    get paying() {
      return paying;
    },
    get board() {
      return board;
    },
  };
}

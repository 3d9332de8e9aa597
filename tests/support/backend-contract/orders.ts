import { describe, expect, test } from "vitest";
import { samples } from "#tests/support/backend.ts";
import { type Ground, newCustomer, unknownId } from "./ground.ts";

/** Specification 7.5: orders and shipments. */
export function orderContract(at: () => Ground): void {
  describe("7.5 orders", () => {
    test("lists a customer's orders, newest first, whose lines add up", async () => {
      const ada = await newCustomer(at());
      const plan = { customerId: ada.id, email: ada.email, sku: samples[0]?.variants[0] ?? "", shipped: 0 };
      const first = await at().plantOrder({ ...plan, quantity: 1 });
      const second = await at().plantOrder({ ...plan, quantity: 2 });
      const orders = await at().backend.orders.of(ada.id);
      expect(orders.map(({ id }) => id)).toEqual([second, first]);
      expect((await at().backend.orders.of(ada.id, 2, 1)).map(({ id }) => id)).toEqual([first]);
      const [order] = orders;
      expect(order).toMatchObject({
        customerId: ada.id,
        currency: "USD",
        status: "awaiting_fulfillment",
        email: ada.email,
      });
      expect(order?.lines).toMatchObject([{ sku: plan.sku, quantity: 2 }]);
      expect(order?.lines[0]?.total).toBe(2 * (order?.lines[0]?.unitPrice ?? 0));
      expect(order?.totals.filter((line) => !line.included).reduce((sum, line) => sum + line.amount, 0)).toBe(
        order?.total,
      );
      expect(order?.shippingAddress).toMatchObject({ city: "Denver", state: "CO", country: "us" });
    });

    test("tells what has been shipped", async () => {
      const ada = await newCustomer(at());
      const sku = samples[1]?.variants[0] ?? "";
      const id = await at().plantOrder({ customerId: ada.id, email: ada.email, sku, quantity: 3, shipped: 2 });
      const order = await at().backend.orders.find(id);
      if (!order) throw new Error("no order");
      expect(order.status).toBe("partially_shipped");
      const shipments = await at().backend.orders.shipments(order);
      expect(shipments).toMatchObject([{ orderId: id, provider: "ups", trackingNumber: "1Z999" }]);
      expect(shipments[0]?.items).toEqual([{ orderLineId: order.lines[0]?.id, quantity: 2 }]);
    });

    test("opens an order to the address that placed it, and to no other", async () => {
      const ada = await newCustomer(at());
      const sku = samples[2]?.variants[0] ?? "";
      const id = await at().plantOrder({ customerId: ada.id, email: ada.email, sku, quantity: 1, shipped: 0 });
      expect(await at().backend.orders.findForEmail(id, ` ${ada.email.toUpperCase()} `)).toMatchObject({ id });
      expect(await at().backend.orders.findForEmail(id, "nobody@firn.example")).toBeNull();
    });

    test("knows no unknown order", async () => {
      for (const id of [unknownId, 0, -1, 1.5, 2 ** 40]) expect(await at().backend.orders.find(id)).toBeNull();
      expect(await at().backend.orders.of(unknownId)).toEqual([]);
    });
  });
}

/** Specification 7.3: currencies and countries. */
export function storeContract(at: () => Ground): void {
  describe("7.3 store data", () => {
    test("currencies begin with the region's own", async () => {
      const [own, ...others] = await at().backend.store.currencies("eu_region_1");
      expect(own).toMatchObject({ currency_code: "EUR", is_default: true, token: "€", decimal_places: 2 });
      expect(others.map(({ is_default }) => is_default)).toEqual(others.map(() => false));
    });

    test("countries have states where there are any", async () => {
      const country = (await at().backend.store.countries()).find(({ country_iso2 }) => country_iso2 === "US");
      const states = await at().backend.store.states(country?.id ?? 0);
      expect(states).toContainEqual(expect.objectContaining({ state: "Colorado", state_abbreviation: "CO" }));
      expect(await at().backend.store.states(unknownId)).toEqual([]);
    });
  });
}

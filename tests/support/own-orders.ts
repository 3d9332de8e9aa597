import { beforeAll } from "vitest";
import type { PrivateContext } from "#storefront/app/page.ts";
import type { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { privateContext } from "#tests/support/page-context.tsx";

type Who = Parameters<typeof privateContext>[1] & { params?: Record<string, string> };

export const secret = "a".repeat(32);

export const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/**
 * Helpers for tests of the pages of a customer's own orders: orders of guests and customers, parcels, and a page's
 * context.
 */
export function useOwnOrders(base: ReturnType<typeof useDatabase>) {
  const counter = useCounter(base);
  let staff: string;
  beforeAll(async () => {
    staff = await counter.key("orders:read", "orders:write", "refunds:write");
  });
  return {
    counter,
    async contextOf({ params = {}, ...who }: Who): Promise<PrivateContext> {
      const context = await privateContext(base.db, who);
      const { services } = context;
      const config = { ...services.config, SECRET: secret };
      const own = { ...services, ...counter.services, config } as unknown as PrivateContext["services"];
      return { ...context, params, services: own };
    },
    /** Places an order without an account. */
    async guestOrder() {
      const placed = await counter.order();
      const email = `guest-${placed.orderId}@firn.example`;
      await base.db.updateTable("orders").set({ customer_id: null, email }).where("id", "=", placed.orderId).execute();
      return { orderId: placed.orderId, email };
    },
    ship: (orderId: number, body = {}) => counter.call("POST", `/orders/${orderId}/shipments`, staff, body),
  };
}

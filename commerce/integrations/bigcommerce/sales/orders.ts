import { mailbox } from "#commerce/customers/accounts/rules.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import type { OrdersBackend } from "#commerce/sales/orders/backend.ts";
import { type BcOrder, type BcShipment, isIncomplete, toOrder, toShipment } from "./order-shapes.ts";

/** Lines and delivery are included, so one call is enough for any number of orders. */
const whole = { include: "consignments.line_items", consignment_structure: "object" };
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/** Orders of the store through /v2/orders. Orders that were begun at checkout but never placed are left out. */
export function makeOrders({
  http,
  settings,
}: {
  http: BigCommerceHttp;
  settings: BigCommerceSettings;
}): OrdersBackend {
  const find: OrdersBackend["find"] = async (id) => {
    const order = isId(id) ? await http.read<BcOrder>(`/v2/orders/${id}`, whole) : null;
    return order && !isIncomplete(order) ? toOrder(order, settings) : null;
  };
  return {
    find,
    async of(customerId, page = 1, perPage = 50) {
      if (!isId(customerId) || !isId(page)) return [];
      const query = { ...whole, customer_id: customerId, sort: "id:desc", page, limit: perPage };
      const orders = (await http.read<BcOrder[]>("/v2/orders", query)) ?? [];
      return orders.filter((order) => !isIncomplete(order)).map((order) => toOrder(order, settings));
    },
    async findForEmail(id, email) {
      const order = await find(id);
      return order && order.email.toLowerCase() === mailbox(email).toLowerCase() ? order : null;
    },
    async shipments({ id }) {
      const shipments = (await http.read<BcShipment[]>(`/v2/orders/${id}/shipments`, { limit: 250 })) ?? [];
      return shipments.map(toShipment).sort((a, b) => a.id - b.id);
    },
  };
}

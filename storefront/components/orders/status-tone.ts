import type { OrderStatus } from "#commerce/sales/orders/schema.ts";

const good: readonly OrderStatus[] = ["awaiting_pickup", "partially_shipped", "shipped", "completed"];

/** Green is for goods that are on their way or there; money that went back, and all that waits, is neither good nor bad. */
export const statusTone = (status: OrderStatus): "pine" | "ink" => (good.includes(status) ? "pine" : "ink");

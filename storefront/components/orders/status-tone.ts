import type { OrderStatus } from "#commerce/sales/orders/schema.ts";

const good: readonly OrderStatus[] = ["awaiting_pickup", "partially_shipped", "shipped", "completed"];

/** Green means that goods are on their way or delivered. Refunds and pending states are neutral. */
export const statusTone = (status: OrderStatus): "pine" | "ink" => (good.includes(status) ? "pine" : "ink");

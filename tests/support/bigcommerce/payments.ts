import { randomUUID } from "node:crypto";
import { invalid, notFoundV3, nothing, one, type Route } from "./answers.ts";
import { orderPaid } from "./checkout-orders.ts";
import { nextId, type World } from "./world.ts";

type Instrument = {
  type?: string;
  number?: string;
  cardholder_name?: string;
  expiry_month?: number;
  expiry_year?: number;
};

const methods = [
  { id: "bigcommerce.gift_certificate", name: "Gift Certificate", type: "gift_certificate" },
  {
    id: "stripe.card",
    name: "Stripe",
    type: "card",
    test_mode: true,
    supported_instruments: [{ instrument_type: "VISA" }],
  },
];

/** /v3/payments, the transactions of an order, and the separate server that takes cards. */
export function paymentRoutes(world: World): Route[] {
  const orderOf = (id: unknown) => world.orders.find((order) => order.id === Number(id));
  return [
    ["GET", /^\/v3\/payments\/methods$/, ({ query }) => (orderOf(query.get("order_id")) ? one(methods) : notFoundV3)],
    [
      "POST",
      /^\/v3\/payments\/access_tokens$/,
      ({ body }) => {
        const { order } = body as { order?: { id?: number } };
        const found = orderOf(order?.id);
        if (!found) return notFoundV3;
        if (found.status_id !== 0) return { status: 409, body: { status: 409, title: "Order is already paid" } };
        const token = randomUUID();
        world.tokens.set(token, found.id);
        return one({ id: token }, 201);
      },
    ],
    [
      "GET",
      /^\/v3\/orders\/(\d+)\/transactions$/,
      ({ params }) => {
        const rows = world.transactions.get(Number(params[0]));
        return rows ? one(rows) : nothing;
      },
    ],
    [
      "POST",
      /^\/payments$/,
      ({ body, authorization }) => {
        const token = /^PAT (.+)$/.exec(authorization)?.[1] ?? "";
        const orderId = world.tokens.get(token);
        if (orderId === undefined) return { status: 401, body: { status: 401, title: "Unauthorized", code: 10_000 } };
        world.tokens.delete(token);
        const { payment } = body as { payment: { instrument: Instrument; payment_method_id: string } };
        const { type, number = "", cardholder_name, expiry_month, expiry_year } = payment.instrument;
        const isCard = type === "card" && /^\d{12,19}$/.test(number) && cardholder_name && expiry_month && expiry_year;
        if (!isCard || payment.payment_method_id !== "stripe.card")
          return { status: 400, body: { status: 400, title: "Malformed request", code: 10_002 } };
        const book = (status: string) => {
          const row = {
            id: nextId(world),
            event: "purchase",
            method: "credit_card",
            status,
            order_id: String(orderId),
          };
          world.transactions.set(orderId, [...(world.transactions.get(orderId) ?? []), row]);
        };
        if (number === "4000000000000002") {
          book("error");
          return { ...invalid("The payment was declined."), body: { status: 422, title: "Declined", code: 30_101 } };
        }
        book("ok");
        orderPaid(world, orderId);
        return { status: 202, body: { id: randomUUID(), transaction_type: "purchase", status: "success" } };
      },
    ],
  ];
}

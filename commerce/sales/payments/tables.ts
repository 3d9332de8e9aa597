import type { ColumnType, Generated, RawBuilder } from "kysely";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import type { PaymentEvent } from "#commerce/sales/payments/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";

/** Payments, refunds, provider events, and the charges of the test provider. */
export type PaymentTables = {
  payments: {
    id: string;
    order_id: number;
    provider: string;
    reference: string | null;
    status: "pending" | "action_required" | "invoiced" | "captured" | "declined" | "cancelled" | "refunded";
    amount: number;
    currency: string;
    detail: Generated<string>;
    action_url: string | null;
    refunded: Generated<number>;
    due_on: ColumnType<string | null, string | null | undefined, string | null>;
    paid_with: ColumnType<PaidWith | null, string | undefined, string | null>;
    paid_on: ColumnType<string | null, string | null | undefined, RawBuilder<string> | string | null>;
    /** Until when a waiting order may be paid; null when it is paid while it is placed. */
    open_until: ColumnType<Date | null, Date | RawBuilder<Date> | null | undefined, Date | RawBuilder<Date> | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  refunds: {
    id: Generated<number>;
    payment_id: string;
    key: string;
    amount: number;
    status: "pending" | "done" | "failed";
    reference: string | null;
    detail: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
    reason: Generated<string>;
    made_by: Generated<string>;
    items: ColumnType<{ order_line_id: number; quantity: number }[], string | undefined, string>;
    announced_at: ColumnType<Date | null, Date | undefined, Date>;
    gift_amount: Generated<number>;
    restock: Generated<boolean>;
    /** The part paid for delivery and wrapping. */
    delivery: Generated<number>;
    /** Refunded as a new gift card, without the provider. */
    is_credit: Generated<boolean>;
    credit_card_id: number | null;
    asked_at: Stamp;
    is_reopened: Generated<boolean>;
  };
  payment_tries: {
    id: string;
    order_id: number;
    provider: string;
    reference: string | null;
    status: "declined" | "cancelled";
    detail: Generated<string>;
    at: Stamp;
  };
  payment_accounts: {
    provider: string;
    reference: string;
    customer_id: number | null;
    created_at: Stamp;
  };
  payment_events: {
    provider: string;
    id: string;
    event: Json<PaymentEvent>;
    received_at: Stamp;
    handled_at: ColumnType<Date | null, Date | string | undefined, Date | string>;
    outcome: Generated<string>;
  };
  test_charges: {
    reference: string;
    idempotency_key: string;
    status: "captured" | "authorized" | "declined" | "cancelled" | "action_required";
    is_manual: Generated<boolean>;
    amount: number;
    currency: string;
    order_id: number;
    reason: Generated<string>;
    return_url: string | null;
    paid_with: ColumnType<PaidWith | null, string | undefined, string | null>;
    refunded: Generated<number>;
    created_at: Stamp;
  };
  invoice_terms: {
    id: Generated<number>;
    customer_group_id: number | null;
    customer_id: Generated<number | null>;
    days: number;
    credit_limit: Generated<number | null>;
  };
  test_refunds: { idempotency_key: string; reference: string; amount: number };
};

declare module "#database/tables.ts" {
  interface Tables extends PaymentTables {}
}

import type { Generated } from "kysely";
import type { Json, Stamp } from "#database/columns.ts";

/** Webhooks, their events and deliveries. */
export type WebhookTables = {
  webhooks: {
    id: Generated<number>;
    url: string;
    events: string[];
    description: Generated<string>;
    salt: string;
    is_active: Generated<boolean>;
    paused_at: Date | null;
    failures: Generated<number>;
    failing_since: Date | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  webhook_events: {
    id: Generated<string>;
    type: string;
    data: Json<{ id: number }>;
    subject: string;
    created_at: Stamp;
  };
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    event_id: string;
    status: Generated<"pending" | "delivered" | "failed">;
    tries: Generated<number>;
    next_try_at: Stamp;
    tried_at: Date | null;
    answer_code: number | null;
    error: Generated<string>;
    duration_ms: number | null;
    created_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends WebhookTables {}
}

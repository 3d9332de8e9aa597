import type { Generated } from "kysely";
import type { Json, Stamp } from "./columns.ts";

/** What the doors remember: keys of staff, answers given, questions solved, webhooks of other systems. */
export type DoorTables = {
  staff_keys: {
    id: Generated<number>;
    name: string;
    key_hash: Buffer;
    scopes: string[];
    created_at: Stamp;
    used_at: Date | null;
    revoked_at: Date | null;
  };
  idempotency_keys: {
    scope: string;
    key: Buffer;
    request_hash: Buffer;
    answer: Json<object>;
    created_at: Stamp;
  };
  kept_answers: {
    id: Buffer;
    request_hash: Buffer;
    status: number | null;
    answer: Buffer | null;
    created_at: Stamp;
  };
  solved_challenges: { signature: string; expires_at: Date };
  bot_questions: { address_hash: Buffer; at: Stamp };
  letter_requests: { email_hash: Buffer; address_hash: Buffer; at: Stamp };
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

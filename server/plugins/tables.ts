import type { Json, Stamp } from "#database/columns.ts";

/** The plugins' tables: staff keys, stored answers, solved questions, webhooks of other systems. */
export type RequestTables = {
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
  form_answers: { id: Buffer; answer: Buffer; created_at: Stamp };
  solved_challenges: { signature: string; expires_at: Date };
  bot_questions: { address_hash: Buffer; at: Stamp };
};

declare module "#database/tables.ts" {
  interface Tables extends RequestTables {}
}

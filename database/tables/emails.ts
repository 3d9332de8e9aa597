import type { Generated } from "kysely";
import type { NullableStamp, Stamp } from "./columns.ts";

/** Who wants to be written to, and who does not. */
export type LetterTables = {
  subscriptions: {
    id: Generated<number>;
    email: string;
    list: string;
    locale: string;
    region: string;
    key: Generated<string>;
    created_at: Stamp;
    confirmed_at: Date | null;
    left_at: Date | null;
  };
  stock_watches: { variant_id: number; email: string; locale: string; created_at: Stamp };
  cart_reminders: {
    id: Generated<number>;
    cart_id: string | null;
    is_wanted: Generated<boolean>;
    sent_at: NullableStamp;
    email_hash: Buffer | null;
  };
  reminder_refusals: { email_hash: Buffer; at: Stamp };
};

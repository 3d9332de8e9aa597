import type { Generated } from "kysely";
import type { NullableStamp, Stamp } from "#database/columns.ts";

/** Emails about abandoned carts. */
export type ReminderTables = {
  cart_reminders: {
    id: Generated<number>;
    cart_id: string | null;
    is_wanted: Generated<boolean>;
    sent_at: NullableStamp;
    email_hash: Buffer | null;
  };
  reminder_refusals: { email_hash: Buffer; at: Stamp };
};

declare module "#database/tables.ts" {
  interface Tables extends ReminderTables {}
}

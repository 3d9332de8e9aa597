import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
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
    subscription_history: {
      id: Generated<number>;
      subscription_id: number;
      what: "asked" | "confirmed" | "left";
      at: Stamp;
    };
    stock_watches: { variant_id: number; email: string; locale: string; created_at: Stamp };
    letter_requests: { email_hash: Buffer; address_hash: Buffer; at: Stamp };
  }
}

import type { Generated } from "kysely";
import type { EntryKind } from "#commerce/sales/gift-cards/schema.ts";
import type { NullableStamp, Stamp } from "#database/columns.ts";

/** Gift cards and their ledger. */
export type GiftCardTables = {
  gift_cards: {
    id: Generated<number>;
    seed: Generated<string>;
    code_hash: Buffer;
    last4: string;
    currency: string;
    amount: number;
    balance: Generated<number>;
    is_active: Generated<boolean>;
    expires_at: NullableStamp;
    order_line_id: number | null;
    piece: number | null;
    language: string;
    to_name: Generated<string>;
    to_email: Generated<string>;
    message: Generated<string>;
    from_name: Generated<string>;
    send_at: NullableStamp;
    sent_at: NullableStamp;
    created_at: Stamp;
  };
  gift_card_entries: {
    id: Generated<number>;
    card_id: number;
    amount: number;
    kind: EntryKind;
    order_id: number | null;
    made_by: Generated<string>;
    note: Generated<string>;
    at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends GiftCardTables {}
}

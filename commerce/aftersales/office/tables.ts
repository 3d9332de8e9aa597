import type { Generated } from "kysely";
import type { NullableStamp, Stamp } from "#database/columns.ts";

/** Tables of what staff add to orders, and of the search for orders. */
export type OrderOfficeTables = {
  order_notes: { id: Generated<number>; order_id: number; body: string; made_by: string; at: Stamp };
  mentions: {
    id: Generated<number>;
    member_id: number;
    type: string;
    record_id: string;
    note_id: number | null;
    made_by: string;
    at: Stamp;
    seen_at: NullableStamp;
  };
  order_tags: { name: string; used_at: Stamp };
};

declare module "#database/tables.ts" {
  interface Tables extends OrderOfficeTables {}
}

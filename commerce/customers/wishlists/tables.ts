import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

/** Wish lists. */
export type WishlistTables = {
  wishlists: {
    id: Generated<number>;
    customer_id: number | null;
    session_hash: Buffer | null;
    token: string;
    updated_at: Stamp;
  };
  wishlist_items: { wishlist_id: number; product_id: number; added_at: Stamp };
};

declare module "#database/tables.ts" {
  interface Tables extends WishlistTables {}
}

import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { CheckoutState } from "./schema.ts";

/** A crash may lose the last half second of a checkout in progress, like that of its cart. */
export async function writeState(db: Db, cart: string, customer: number | null, state: CheckoutState): Promise<void> {
  await sql`
    with lazily as (select set_config('synchronous_commit', 'off', true))
    update carts set checkout = ${JSON.stringify(state)}, updated_at = now() from lazily
    where id = ${cart} and customer_id is not distinct from ${customer}::integer`.execute(db);
}

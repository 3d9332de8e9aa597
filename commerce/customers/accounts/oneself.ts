import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";

/**
 * What the rest of the transaction changes is logged as the customer's own doing, so that staff who edit the account
 * meanwhile are told field by field. Staff stay who they are. The log keeps neither name nor IP address.
 */
export async function actAsOneself(trx: Transaction, customerId: number): Promise<void> {
  if (actors.getStore()) return;
  const actor: Actor = { kind: "customer", id: customerId, name: "", address: null, requestId: null };
  await sql`select set_config('firn.actor', ${JSON.stringify(actor)}, true)`.execute(trx);
}

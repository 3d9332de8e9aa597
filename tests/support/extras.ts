import type { StoreInput } from "#commerce/stores/schema.ts";
import { upsertStores } from "#commerce/stores/writes.ts";
import type { Db } from "#database/tables.ts";

/** A store in Boulder that hands out online orders, or another; its id. */
export async function plantStore(db: Db, more: Partial<StoreInput> = {}): Promise<number> {
  const store: StoreInput = {
    ...{ slug: "edge-boulder", name: "Edge", isOwn: false, street: "2 Pearl Street", city: "Boulder", state: "CO" },
    ...{ postalCode: "80302", country: "us", lat: 40.015, lng: -105.27, timeZone: "America/Denver" },
    ...{ phone: "+1 303 555 0100", email: "", website: "", brands: [], services: ["pick-up"], hours: { week: [] } },
    isVisible: true,
    ...more,
  };
  await db.transaction().execute((trx) => upsertStores(trx, [store]));
  const row = await db.selectFrom("stores").select("id").where("slug", "=", store.slug).executeTakeFirstOrThrow();
  return row.id;
}

/** Lets a group (null: professionals) pay by invoice, up to a sum in whole units (null: any). */
export async function allowInvoices(db: Db, group: number | null, days = 30, limit: number | null = null) {
  const terms = { customer_group_id: group, days, credit_limit: limit };
  await db.insertInto("invoice_terms").values(terms).execute();
}

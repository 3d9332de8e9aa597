import { type Static, type TSchema, Type } from "typebox";
import { closed, Id, IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";

const OrNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const fields = {
  customer_group_id: OrNull(Id, "Null, with customer_id null as well: everybody with a pro code."),
  customer_id: OrNull(Id, "One customer, before whatever the group may."),
  credit_limit: OrNull(
    Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    "What each of them may owe at a time, in whole units of each currency. Null: any amount.",
  ),
};
const Terms = Type.Object({ id: Type.Integer(), ...fields, days: Type.Integer() });
const TermsBody = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, days: Type.Integer({ minimum: 1, maximum: 365 }) },
  closed,
);

/**
 * Who may pay by invoice, within how many days and up to what amount. Staff with the scope customers:write set it by
 * customer or by customer group.
 */
export function termsRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = staffOnly(db, { read: "customers:read", write: "customers:write" });
  const tags = ["customers"];

  app.get("/invoice_terms", { schema: { tags, response: { 200: Type.Array(Terms) } }, onRequest }, async () =>
    db.selectFrom("invoice_terms").selectAll().orderBy("id").execute(),
  );

  const saving = { schema: { tags, body: TermsBody, response: { 200: Terms } }, onRequest };
  app.put("/invoice_terms", saving, async ({ body }, reply) => {
    const wrong = await wrongIn(db, body);
    if (wrong === null) return save(db, body);
    const message = "These terms are nobody's.";
    return sendProblem(reply, 422, { code: "invalid", message, fields: wrong });
  });

  const ending = { schema: { tags, params: IdParams, response: { 204: Type.Null() } }, onRequest };
  app.delete("/invoice_terms/:id", ending, async ({ params }, reply) => {
    await db.deleteFrom("invoice_terms").where("id", "=", idIn(params.id)).execute();
    return reply.code(204).send(null);
  });
}

type Body = Static<typeof TermsBody>;

/** Faults in the customer or group, by field; null when there are none. An explicit null means all professionals. */
async function wrongIn(db: Db, body: Body): Promise<Record<string, string> | null> {
  const { customer_group_id: group, customer_id: customer } = body;
  if (group === undefined && customer == null) return { customer_group_id: "is required, or customer_id" };
  if (group != null && customer != null) return { customer_id: "excludes customer_group_id" };
  const isThere = (table: "customers" | "customer_groups", id: number) =>
    db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (group != null && !(await isThere("customer_groups", group))) return { customer_group_id: "is no customer group" };
  if (customer != null && !(await isThere("customers", customer))) return { customer_id: "is no customer" };
  return null;
}

/** Stores one row per customer, group, or all professionals. */
function save(db: Db, { customer_group_id = null, customer_id = null, days, credit_limit = null }: Body) {
  return db
    .insertInto("invoice_terms")
    .values({ customer_group_id, customer_id, days, credit_limit })
    .onConflict((conflict) =>
      conflict.columns(["customer_group_id", "customer_id"]).doUpdateSet({ days, credit_limit }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

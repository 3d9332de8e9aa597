import { type Static, Type } from "typebox";
import { staffOnly } from "#commerce/staff/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";

const closed = { additionalProperties: false };
const Terms = Type.Object({
  id: Type.Integer(),
  customer_group_id: Type.Union([Type.Integer(), Type.Null()], { description: "Null: everybody with a pro code." }),
  days: Type.Integer(),
});
const TermsBody = Type.Object(
  {
    customer_group_id: Type.Union([Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), Type.Null()]),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
  },
  closed,
);
const ById = Type.Object({ id: Type.String() });

/** Who may pay by invoice, and within how many days: staff with the scope customers:write decide it by customer group. */
export function termsRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = staffOnly(db, "customers:write");
  const tags = ["customers"];

  app.get("/invoice_terms", { schema: { tags, response: { 200: Type.Array(Terms) } }, onRequest }, async () =>
    db.selectFrom("invoice_terms").selectAll().orderBy("id").execute(),
  );

  const saving = { schema: { tags, body: TermsBody, response: { 200: Terms } }, onRequest };
  app.put("/invoice_terms", saving, async ({ body }, reply) => {
    const saved = await save(db, body);
    if (saved) return saved;
    const fields = { customer_group_id: "is no customer group" };
    return sendProblem(reply, 422, { code: "invalid", message: "There is no such customer group.", fields });
  });

  const ending = { schema: { tags, params: ById, response: { 204: Type.Null() } }, onRequest };
  app.delete("/invoice_terms/:id", ending, async ({ params }, reply) => {
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
    await db.deleteFrom("invoice_terms").where("id", "=", id).execute();
    return reply.code(204).send(null);
  });
}

/** One row per group; null when there is no such group. */
async function save(db: Db, { customer_group_id, days }: Static<typeof TermsBody>) {
  const group = db.selectFrom("customer_groups").select("id").where("id", "=", customer_group_id);
  if (customer_group_id !== null && !(await group.executeTakeFirst())) return null;
  return db
    .insertInto("invoice_terms")
    .values({ customer_group_id, days })
    .onConflict((conflict) => conflict.column("customer_group_id").doUpdateSet({ days }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

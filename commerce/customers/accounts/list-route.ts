import { Type } from "typebox";
import { pageOf } from "#commerce/catalog/api/cached-responses.ts";
import { staffOf } from "#commerce/staff/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { isId } from "#platform/ids.ts";
import type { CustomersBackend } from "./backend.ts";
import { findCustomers } from "./reads.ts";
import { admitted, send } from "./responses.ts";
import { toCustomerV3 } from "./rest.ts";
import { mailbox } from "./rules.ts";

const most = 250;

const Query = Type.Object({
  "email:in": Type.Optional(Type.String()),
  "id:in": Type.Optional(Type.String({ pattern: "^\\d+(,\\d+)*$" })),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: most, default: 50 }),
});

const wordsIn = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .slice(0, most);

/** GET /customers with email:in (7.4): staff find anybody, customers themselves. */
export function listRoute(app: App, customers: CustomersBackend, { db }: { db: Db }): void {
  const reading = { schema: { querystring: Query }, preValidation: admitted(db, "customers:read") };
  app.get("/customers", reading, async (request, reply) => {
    const { "email:in": emailsText, "id:in": idsText, page, limit } = request.query;
    const emails = emailsText === undefined ? undefined : wordsIn(emailsText).map(mailbox);
    const ids = idsText === undefined ? undefined : wordsIn(idsText).map(Number).filter(isId);
    const find = async () => {
      if (await staffOf(request, db))
        return findCustomers(db, { page, limit, ...(emails && { emails }), ...(ids && { ids }) });
      const own = await customers.find((await request.visit.session()).customerId ?? 0);
      const isMeant = own && (ids?.includes(own.id) ?? true) && (emails?.includes(own.email.toLowerCase()) ?? true);
      return { customers: isMeant && page === 1 ? [own] : [], total: isMeant ? 1 : 0 };
    };
    const found = await find();
    return send(reply, 200, pageOf(request, found.customers.map(toCustomerV3), found.total, page, limit));
  });
}

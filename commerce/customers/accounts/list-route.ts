import { Type } from "typebox";
import { pageOf } from "#commerce/catalog/products/answers.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { staffOf } from "#commerce/staff/guard.ts";
import type { App } from "#platform/http.ts";
import { admitted, send } from "./answers.ts";
import { findCustomers } from "./list.ts";
import { toCustomerV3 } from "./rest.ts";
import { idOrNone, mailbox } from "./rules.ts";

/** Most customers on one page. */
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
export function listRoute(app: App, { db }: CustomerServices): void {
  const reading = { schema: { querystring: Query }, preValidation: admitted(db, "customers:read") };
  app.get("/customers", reading, async (request, reply) => {
    const { "email:in": emails, "id:in": ids, page, limit } = request.query;
    const own = (await request.visit.session()).customerId;
    const asked = ids === undefined ? undefined : wordsIn(ids).map((id) => idOrNone(Number(id)));
    const reachable = (await staffOf(request, db)) ? asked : (asked ?? [own ?? 0]).filter((id) => id === own);
    const { customers, total } = await findCustomers(db, {
      page,
      limit,
      ...(emails !== undefined && { emails: wordsIn(emails).map(mailbox) }),
      ...(reachable && { ids: reachable }),
    });
    return send(reply, 200, pageOf(request, customers.map(toCustomerV3), total, page, limit));
  });
}

import type { FastifyRequest } from "fastify";
import type { PageDoor } from "#server/pages/door.ts";
import type { Visitor } from "#shop/frame/page.ts";

/** Who looks at a private page. A page with a form needs a session for its token, so one is begun here. */
export async function visitorOf(door: PageDoor, request: FastifyRequest): Promise<Visitor> {
  const { visit } = request;
  const { customerId, cartId } = await visit.session();
  const { sessionId } = visit.start();
  const row =
    customerId === null
      ? undefined
      : await door.services.db
          .selectFrom("customers")
          .select(["id", "email", "first_name", "last_name"])
          .where("id", "=", customerId)
          .executeTakeFirst();
  return {
    sessionId,
    customer: row ? { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name } : null,
    cartId,
    start: () => visit.start(),
    csrfToken: door.csrf.tokenFor(sessionId),
    address: request.ip,
  };
}

import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type App, sendProblem } from "#platform/http.ts";
import type { CustomerServices } from "./actions.ts";
import { send, strict } from "./answers.ts";
import { findGroups, visibleGroups } from "./groups.ts";
import { findCustomer } from "./reads.ts";

const Id = Type.Object({ id: Type.String() });
const Query = Type.Object({
  is_group_for_guests: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
});

/** GET /customer_groups and /customer_groups/:id (7.6): everybody's groups and the visitor's own, in V2's bare shapes. */
export function groupRoutes(app: App, { db }: CustomerServices): void {
  const groupsFor = async (request: FastifyRequest) => {
    const { customerId } = await request.visit.session();
    const [groups, customer] = await Promise.all([
      findGroups(db),
      customerId === null ? null : findCustomer(db, customerId),
    ]);
    return visibleGroups(groups, customer?.groupId ?? null);
  };

  app.get("/customer_groups", { schema: { querystring: Query }, ...strict }, async (request, reply) => {
    const { is_group_for_guests: forGuests, is_default: isDefault } = request.query;
    const groups = (await groupsFor(request)).filter(
      (group) =>
        (forGuests === undefined || group.is_group_for_guests === forGuests) &&
        (isDefault === undefined || group.is_default === isDefault),
    );
    return send(reply, 200, groups);
  });

  app.get("/customer_groups/:id", { schema: { params: Id } }, async (request, reply) => {
    const group = (await groupsFor(request)).find(({ id }) => String(id) === request.params.id);
    if (group) return send(reply, 200, group);
    return sendProblem(reply, 404, { code: "not-found", message: "There is no such customer group." });
  });
}

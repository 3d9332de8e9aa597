import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { CustomerGroup, GroupBody, GroupPatch } from "#commerce/customers/accounts/schema.ts";
import { addGroup, changeGroup, type GroupProblem, groupNotFound } from "#commerce/customers/groups/actions.ts";
import { groupExportRoute } from "#commerce/customers/groups/export.ts";
import { GroupPreview, GroupPreviewBody, previewGroup } from "#commerce/customers/groups/preview.ts";
import { visibleGroups } from "#commerce/customers/groups/reads.ts";
import { findGroupUse, GroupUse, removeGroup } from "#commerce/customers/groups/removal.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { Id, IdParams, one } from "#commerce/shared/rest/shapes.ts";
import { staffIn, staffMore, staffOnly } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { CustomersBackend } from "./backend.ts";
import { send } from "./responses.ts";

const Query = Type.Object({
  is_group_for_guests: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
});

const statuses: Record<GroupProblem["code"], number> = {
  "group-not-found": 404,
  invalid: 422,
  "group-needed": 409,
  "group-in-use": 409,
  conflict: 409,
  "name-taken": 409,
};
const refuse = (reply: FastifyReply, problem: GroupProblem) => sendProblem(reply, statuses[problem.code], problem);

/**
 * Customer groups (7.6) in V2's bare form: visitors see the default and guest groups and their own, staff who may read
 * customers see all.
 */
export function groupRoutes(app: App, customers: CustomersBackend, { db }: { db: Db }): void {
  const groupsFor = async (request: FastifyRequest) => {
    if (staffIn(request)) return customers.groups();
    const { customerId } = await request.visit.session();
    const [groups, customer] = await Promise.all([
      customers.groups(),
      customerId === null ? null : customers.find(customerId),
    ]);
    return visibleGroups(groups, customer?.groupId ?? null).map(({ version: _, ...group }) => group);
  };

  const onRequest = staffMore(db, "customers:read");
  app.get("/customer_groups", { schema: { querystring: Query }, onRequest }, async (request, reply) => {
    const { is_group_for_guests: forGuests, is_default: isDefault } = request.query;
    const groups = (await groupsFor(request)).filter(
      (group) =>
        (forGuests === undefined || group.is_group_for_guests === forGuests) &&
        (isDefault === undefined || group.is_default === isDefault),
    );
    return send(reply, 200, groups);
  });

  app.get("/customer_groups/:id", { schema: { params: IdParams }, onRequest }, async (request, reply) => {
    const group = (await groupsFor(request)).find(({ id }) => String(id) === request.params.id);
    if (group) return send(reply, 200, group);
    return sendProblem(reply, 404, { code: "not-found", message: "There is no such customer group." });
  });
}

/** `move_to`: the group that takes over whatever names this one. When absent, the members are left without a group. */
const Removal = Type.Object({ move_to: Type.Optional(Id), version: Type.Optional(Id) });

/** The price regions in which a group makes prices. */
const reach = (region: string | null | undefined): readonly string[] => (region ? [region] : priceRegions);

/** Staff with customers:write add, change and remove groups. */
export function staffGroupRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = staffOnly(db, "customers:write");
  const toAdd = withinMarkets("customers:write", ({ body }) => reach((body as Static<typeof GroupBody>).region));
  const toChange = withinMarkets("customers:write", async ({ params, query, body }) => {
    const { move_to: heir } = query as Static<typeof Removal>;
    const region = (body as Static<typeof GroupPatch> | undefined)?.region;
    const groups = [idIn((params as { id: string }).id), ...(heir === undefined ? [] : [heir])];
    const stored = await db.selectFrom("customer_groups").select("region").where("id", "in", groups).execute();
    return [...stored.flatMap((group) => reach(group.region)), ...(region === undefined ? [] : reach(region))];
  });
  const tags = ["customers"];

  groupExportRoute(app, db);

  const previewing = {
    schema: { tags, body: GroupPreviewBody, response: { 200: one(GroupPreview) } },
    onRequest: staffOnly(db, "customers:read"),
  };
  app.post("/staff/customer-groups/preview", previewing, async (request) => ({
    data: await previewGroup(db, request.body),
    meta: {},
  }));

  const adding = { schema: { tags, body: GroupBody, response: { 201: CustomerGroup } }, onRequest, preHandler: toAdd };
  app.post("/customer_groups", adding, async (request, reply) => {
    const added = await addGroup(db, request.body as Static<typeof GroupBody>);
    return added.ok ? send(reply, 201, added.value) : refuse(reply, added.problem);
  });

  const using = {
    schema: { tags, params: IdParams, response: { 200: one(GroupUse) } },
    onRequest: staffOnly(db, "customers:read"),
  };
  app.get("/staff/customer-groups/:id/use", using, async (request, reply) => {
    const data = await findGroupUse(db, idIn(request.params.id));
    return data ? { data, meta: {} } : refuse(reply, groupNotFound.problem);
  });

  const Saved = Type.Object({
    ...CustomerGroup.properties,
    /** Fields that others changed meanwhile and that keep those changes. */
    merged: Type.Optional(Type.Array(Type.String())),
  });
  const changing = {
    schema: { tags, params: IdParams, body: GroupPatch, response: { 200: Saved } },
    onRequest,
    preHandler: toChange,
  };
  app.put("/customer_groups/:id", changing, async (request, reply) => {
    const { version, ...change } = request.body as Static<typeof GroupPatch>;
    const changed = await changeGroup(db, idIn(request.params.id), change, version);
    return changed.ok ? send(reply, 200, changed.value) : refuse(reply, changed.problem);
  });

  const removing = { schema: { tags, params: IdParams, querystring: Removal }, onRequest, preHandler: toChange };
  app.delete("/customer_groups/:id", removing, async ({ params, query }, reply) => {
    const removed = await removeGroup(db, idIn(params.id), { moveTo: query.move_to, seen: query.version });
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}

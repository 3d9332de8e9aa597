import { Type } from "typebox";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import { withIncluded } from "#commerce/staff/permissions/rules.ts";
import { permissions } from "#commerce/staff/permissions/schema.ts";
import { confirmedOnly } from "#commerce/staff/sign-in/office-session.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { refuse } from "./problems.ts";
import { addRole, changeRole, removeRole } from "./role-actions.ts";
import { listRoles } from "./role-reads.ts";
import { Policy, RoleBody, RoleView } from "./schema.ts";

const Described = Type.Object({ name: Type.String(), includes: Type.Array(Type.String()) });

/** Roles, the permissions that they can have, and what is required of all members. */
export function roleRoutes(app: App, { db }: { db: Db }): void {
  const tags = ["staff"];
  const onRequest = staffOnly(db, { read: "staff:read", write: "staff:write" });
  const dangerous = [onRequest, confirmedOnly];

  app.get("/staff/permissions", { schema: { tags, response: { 200: many(Described) } }, onRequest }, async () => {
    const data = permissions.map((name) => ({ name, includes: withIncluded([name]).filter((one) => one !== name) }));
    return { data, meta: {} };
  });

  app.get("/staff/roles", { schema: { tags, response: { 200: many(RoleView) } }, onRequest }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await listRoles(db), meta: {} };
  });

  const adding = { schema: { tags, body: RoleBody, response: { 201: one(RoleView) } }, onRequest: dangerous };
  app.post("/staff/roles", adding, async (request, reply) => {
    const added = await addRole(db, staffAt(request), { markets: null, ...request.body });
    return added.ok ? reply.code(201).send({ data: added.value, meta: {} }) : refuse(reply, added.problem);
  });

  const changing = {
    schema: { tags, params: IdParams, body: RoleBody, response: { 200: one(RoleView) } },
    onRequest: dangerous,
  };
  app.put("/staff/roles/:id", changing, async (request, reply) => {
    const body = { markets: null, ...request.body };
    const changed = await changeRole(db, staffAt(request), idIn(request.params.id), body);
    return changed.ok ? { data: changed.value, meta: {} } : refuse(reply, changed.problem);
  });

  const removing = { schema: { tags, params: IdParams }, onRequest: dangerous };
  app.delete("/staff/roles/:id", removing, async (request, reply) => {
    const removed = await removeRole(db, staffAt(request), idIn(request.params.id));
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });

  const policy = async () =>
    db.selectFrom("staff_policy").select("second_factor_required as secondFactorRequired").executeTakeFirstOrThrow();
  app.get("/staff/policy", { schema: { tags, response: { 200: one(Policy) } }, onRequest }, async () => ({
    data: await policy(),
    meta: {},
  }));

  const demanding = {
    schema: { tags, body: Policy, response: { 200: one(Policy) } },
    onRequest: [onRequest, wholeShopOnly("staff:write"), confirmedOnly],
  };
  app.put("/staff/policy", demanding, async ({ body }) => {
    const { secondFactorRequired } = body;
    await db.updateTable("staff_policy").set({ second_factor_required: secondFactorRequired }).execute();
    return { data: await policy(), meta: {} };
  });
}

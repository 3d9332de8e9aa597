import { type Static, Type } from "typebox";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { listMembers, type ListedMember as StoredMember, statusOf } from "#commerce/staff/members/reads.ts";
import type { Member } from "#commerce/staff/permissions/schema.ts";
import { confirmedOnly } from "#commerce/staff/sign-in/office-session.ts";
import type { StaffServices } from "#commerce/staff/sign-in/services.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { changeMember, inviteAgain, inviteMember, removeMember, resetSecondFactor } from "./member-actions.ts";
import { refuse } from "./problems.ts";
import { ListedMember, MemberBody, MemberPatch, MemberView } from "./schema.ts";

const toView = ({ id, email, name, role, markets, isActive, hasSecondFactor }: Member): Static<typeof MemberView> => ({
  id,
  email,
  name,
  markets,
  hasSecondFactor,
  active: isActive,
  role: { id: role.id, name: role.name, builtIn: role.builtIn },
});

const toListed = (member: StoredMember): ListedMember => ({
  ...toView(member),
  status: statusOf(member),
  createdAt: member.createdAt.toISOString(),
  seenAt: member.seenAt?.toISOString() ?? null,
});

/**
 * Members, for staff with staff:read and staff:write. Staff cannot grant what they lack, and the last owner cannot be
 * removed.
 */
export function memberRoutes(app: App, services: Pick<StaffServices, "db" | "jobs">): void {
  const { db } = services;
  const tags = ["staff"];
  const onRequest = staffOnly(db, { read: "staff:read", write: "staff:write" });
  const dangerous = [onRequest, confirmedOnly];

  const listing = { schema: { tags, response: { 200: many(ListedMember) } }, onRequest };
  app.get("/staff/members", listing, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: (await listMembers(db)).map(toListed), meta: {} };
  });

  const inviting = { schema: { tags, body: MemberBody, response: { 201: one(MemberView) } }, onRequest: dangerous };
  app.post("/staff/members", inviting, async (request, reply) => {
    const { name = "", markets = null, language = request.visit.locale.language, ...body } = request.body;
    const invited = await inviteMember(services, staffAt(request), { ...body, name, markets, language });
    return invited.ok
      ? reply.code(201).send({ data: toView(invited.value), meta: {} })
      : refuse(reply, invited.problem);
  });

  const again = { schema: { tags, params: IdParams, response: { 204: Type.Null() } }, onRequest: dangerous };
  app.post("/staff/members/:id/invitation", again, async (request, reply) => {
    const sent = await inviteAgain(services, idIn(request.params.id));
    return sent.ok ? reply.code(204).send(null) : refuse(reply, sent.problem);
  });

  const changing = {
    schema: { tags, params: IdParams, body: MemberPatch, response: { 200: one(MemberView) } },
    onRequest: dangerous,
  };
  app.patch("/staff/members/:id", changing, async (request, reply) => {
    const { active, ...change } = request.body;
    const wish = { ...change, ...(active !== undefined && { isActive: active }) };
    const changed = await changeMember(services, staffAt(request), idIn(request.params.id), wish);
    return changed.ok ? { data: toView(changed.value), meta: {} } : refuse(reply, changed.problem);
  });

  const resetting = { schema: { tags, params: IdParams }, onRequest: dangerous };
  app.delete("/staff/members/:id/second-factor", resetting, async (request, reply) => {
    const reset = await resetSecondFactor(services, staffAt(request), idIn(request.params.id));
    return reset.ok ? reply.code(204).send() : refuse(reply, reset.problem);
  });

  const removing = { schema: { tags, params: IdParams }, onRequest: dangerous };
  app.delete("/staff/members/:id", removing, async (request, reply) => {
    const removed = await removeMember(services, staffAt(request), idIn(request.params.id));
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}

import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { listKeys } from "#commerce/staff/keys/reads.ts";
import { addKey, revokeKey } from "#commerce/staff/keys/writes.ts";
import { nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import { confirmedOnly } from "#commerce/staff/sign-in/office-session.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { fail } from "#platform/result.ts";
import { grantProblem, notFound, refuse } from "./problems.ts";
import { KeyBody, KeyView, NewKey } from "./schema.ts";

const ownKey = fail("own-key", "A key cannot revoke itself. A member, or another key, can.");

/**
 * Routes for staff on programs' keys. A key has no more permissions than its creator, is shown once, is listed with its
 * last use, and can be revoked.
 */
export function keyRoutes(app: App, { db }: { db: Db }): void {
  const tags = ["staff"];
  const onRequest = staffOnly(db, { read: "staff:read", write: "staff:write" });
  const dangerous = [onRequest, confirmedOnly];

  app.get("/staff/keys", { schema: { tags, response: { 200: many(KeyView) } }, onRequest }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    const data = (await listKeys(db)).map(({ createdAt, usedAt, revokedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
    return { data, meta: {} };
  });

  const adding = { schema: { tags, body: KeyBody, response: { 201: one(NewKey) } }, onRequest: dangerous };
  app.post("/staff/keys", adding, async (request, reply) => {
    const by = staffAt(request);
    const { name, permissions, markets = by.markets } = request.body;
    const problem = grantProblem(by, { permissions, markets });
    if (problem) return refuse(reply, problem.problem);
    const data = await addKey(db, name.trim(), permissions, { markets, madeBy: nameOfStaff(by) });
    return reply.code(201).header("cache-control", "no-store").send({ data, meta: {} });
  });

  const revoking = { schema: { tags, params: IdParams }, onRequest: dangerous };
  app.delete("/staff/keys/:id", revoking, async (request, reply) => {
    const id = idIn(request.params.id);
    const key = (await listKeys(db)).find((one) => one.id === id && one.revokedAt === null);
    if (!key) return refuse(reply, notFound("key").problem);
    const by = staffAt(request);
    // A program that revoked its own key by mistake could not undo it.
    if (by.kind === "key" && by.id === id) return refuse(reply, ownKey.problem);
    const problem = grantProblem(by, key);
    if (problem) return refuse(reply, problem.problem);
    await revokeKey(db, id);
    return reply.code(204).send();
  });
}

import type { FastifyRequest } from "fastify";
import type { Db } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import type { App } from "#platform/http.ts";
import { staffOf } from "./guard.ts";
import type { Staff } from "./schema.ts";

/** Staff as the audit log names them. */
export const actorOf = (staff: Staff, request: Pick<FastifyRequest, "ip" | "id">): Actor => ({
  kind: "key",
  id: staff.id,
  name: staff.name,
  address: request.ip,
  requestId: request.id,
});

/**
 * Handlers of these routes run as the member or key that asks. A hook of the last moment: reading a body loses what an earlier one
 * had set. Hooks with a callback hand on what they run in, asynchronous ones do not.
 */
export function actAsStaff(app: App, db: Db): void {
  app.addHook("preHandler", (request, _reply, done) => {
    if (request.headers.authorization === undefined) return done();
    staffOf(request, db).then((staff) => (staff ? actors.run(actorOf(staff, request), done) : done()), done);
  });
}

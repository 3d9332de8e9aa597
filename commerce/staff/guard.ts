import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#database/tables.ts";
import { sendProblem } from "#platform/http.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findStaff } from "./reads.ts";
import { mayDo } from "./rules.ts";
import type { Scope, Staff } from "./schema.ts";

export type StaffProblem = Problem<"key-missing" | "key-unknown" | "scope-missing">;

const statuses: Record<StaffProblem["code"], number> = {
  "key-missing": 401,
  "key-unknown": 401,
  "scope-missing": 403,
};

export const unknownKey = fail("key-unknown", "This staff key is unknown or was revoked.");

/** Says why not, with the status that fits. */
export function refuseStaff(reply: FastifyReply, problem: StaffProblem): FastifyReply {
  if (statuses[problem.code] === 401) reply.header("www-authenticate", "Bearer");
  return sendProblem(reply, statuses[problem.code], problem);
}

const asked = new WeakMap<FastifyRequest, Promise<Staff | null>>();

/** Whose key the request carries, looked up once per request; nobody's is told without a look-up. */
export function staffOf(request: FastifyRequest, db: Db): Promise<Staff | null> {
  if (request.headers.authorization === undefined) return Promise.resolve(null);
  const known = asked.get(request) ?? findStaff(db, request.headers.authorization);
  asked.set(request, known);
  return known;
}

/** For routes in front of a hosted backend, where staff work with its own means: nobody is staff there. */
export async function ignoreStaff(request: FastifyRequest): Promise<void> {
  asked.set(request, Promise.resolve(null));
}

/** The member of staff who may do this, or why not, for refuseStaff(). */
export async function requireStaff(
  request: FastifyRequest,
  db: Db,
  scope: Scope,
): Promise<Result<Staff, StaffProblem>> {
  if (request.headers.authorization === undefined) {
    return fail("key-missing", "This needs a staff key: send it as Authorization: Bearer <key>.");
  }
  const staff = await staffOf(request, db);
  if (!staff) return unknownKey;
  if (mayDo(staff, scope)) return ok(staff);
  return fail("scope-missing", `This staff key lacks the scope ${scope}.`, { detail: { scope } });
}

/** For a route's `onRequest`: turns away whoever may not, before the body is read. The handler asks `staffAt(request)`. */
export const staffOnly = (db: Db, scope: Scope) => async (request: FastifyRequest, reply: FastifyReply) => {
  const staff = await requireStaff(request, db, scope);
  if (staff.ok) {
    admitted.set(request, staff.value);
    return;
  }
  return refuseStaff(reply, staff.problem);
};

const admitted = new WeakMap<FastifyRequest, Staff>();

/** Whom `staffOnly` let in. Throws where a route forgot to ask for it. */
export function staffAt(request: FastifyRequest): Staff {
  const staff = admitted.get(request);
  if (!staff) throw new Error(`${request.routeOptions.url} does not ask for staff.`);
  return staff;
}

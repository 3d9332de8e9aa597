import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { findStaff } from "#commerce/staff/keys/reads.ts";
import { mayDo, nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { Permission, Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";

/**
 * Identifies the staff who send a request and checks their permissions. Below /api they are identified by a key, below
 * /office/api by a member's session (server/office-routes.ts); the routes do not need to know which.
 */

export type StaffProblem = Problem<"key-missing" | "key-unknown" | "signed-out" | "forbidden">;

const statuses: Record<StaffProblem["code"], number> = {
  "key-missing": 401,
  "key-unknown": 401,
  "signed-out": 401,
  forbidden: 403,
};

export const unknownKey = fail("key-unknown", "This staff key is unknown or was revoked.");
const missingKey = fail("key-missing", "This needs a staff key: send it as Authorization: Bearer <key>.");
export const signedOut = fail("signed-out", "Sign in first.");

/** Sends the problem with the matching status. */
export function refuseStaff(reply: FastifyReply, problem: StaffProblem): FastifyReply {
  if (problem.code.startsWith("key-")) reply.header("www-authenticate", "Bearer");
  return sendProblem(reply, statuses[problem.code], problem);
}

const asked = new WeakMap<FastifyRequest, Promise<Staff | null>>();
const ofOffice = new WeakSet<FastifyRequest>();

/** Below /office/api: the session's member is the sender; keys are ignored. */
export function identifyMember(request: FastifyRequest, staff: Promise<Staff | null>): void {
  asked.set(request, staff);
  ofOffice.add(request);
}

/**
 * The staff whose key or session the request carries, looked up once per request. Null without a query when it carries
 * none.
 */
export function staffOf(request: FastifyRequest, db: Db): Promise<Staff | null> {
  const known = asked.get(request);
  if (known) return known;
  if (request.headers.authorization === undefined) return Promise.resolve(null);
  const found = findStaff(db, request.headers.authorization);
  asked.set(request, found);
  return found;
}

/** For routes in front of a hosted backend, whose own tools staff use: no request counts as sent by staff. */
export async function ignoreStaff(request: FastifyRequest): Promise<void> {
  asked.set(request, Promise.resolve(null));
}

export type Lacked = { permission: Permission; market?: string };

/** Logs what staff wanted to do and may not. */
export function logRefusal({ log, method, url, ip }: FastifyRequest, staff: Staff, lacked: Lacked): void {
  log.warn({ staff: nameOfStaff(staff), ...lacked, method, url, ip }, "staff without permission refused");
}

/** Returns the staff if they have the permission, else a problem for refuseStaff(). Missing permissions are logged. */
export async function requireStaff(
  request: FastifyRequest,
  db: Db,
  permission: Permission,
): Promise<Result<Staff, StaffProblem>> {
  const staff = await staffOf(request, db);
  if (!staff) {
    if (ofOffice.has(request)) return signedOut;
    return request.headers.authorization === undefined ? missingKey : unknownKey;
  }
  if (!mayDo(staff, permission)) {
    logRefusal(request, staff, { permission });
    return fail("forbidden", `This needs the permission ${permission}.`, { detail: { permission } });
  }
  admitted.set(request, staff);
  return ok(staff);
}

/** One permission for all methods, or one for reading and one for everything else. */
type RequiredPermission = Permission | { read: Permission; write: Permission };

const wantedBy = (wanted: RequiredPermission, method: string): Permission =>
  typeof wanted === "string" ? wanted : method === "GET" || method === "HEAD" ? wanted.read : wanted.write;

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
/** A guard exposes the permission that it requires, for the list of routes. */
export type Guard = Check & { wanted: RequiredPermission };

const guardOf = (wanted: RequiredPermission, check: Check): Guard => Object.assign(check, { wanted });

/**
 * For a route's `onRequest`: refuses requests without the permission before the body is read. The handler calls
 * `staffAt(request)`. `when` excludes requests that are authorised in another way.
 */
export const staffOnly = (
  db: Db,
  wanted: RequiredPermission,
  when: (request: FastifyRequest) => boolean = () => true,
): Guard =>
  guardOf(wanted, async (request, reply) => {
    if (!when(request)) return;
    const staff = await requireStaff(request, db, wantedBy(wanted, request.method));
    return staff.ok ? undefined : refuseStaff(reply, staff.problem);
  });

/**
 * For a route whose permission depends on the record: `permissionOf` returns it; when it returns null, `otherwise` is
 * required.
 */
export const staffFor = (
  db: Db,
  otherwise: Permission,
  permissionOf: (request: FastifyRequest) => Promise<Permission | null>,
): Guard =>
  guardOf(otherwise, async (request, reply) => {
    const asked = (await staffOf(request, db)) && (await permissionOf(request));
    const staff = await requireStaff(request, db, asked ?? otherwise);
    return staff.ok ? undefined : refuseStaff(reply, staff.problem);
  });

/**
 * For routes that customers and staff share: staff need the permission, and other callers must pass the check for
 * customers.
 */
export const staffOr = (db: Db, wanted: RequiredPermission, customer: Check): Guard =>
  guardOf(wanted, async (request, reply) => {
    if (!ofOffice.has(request) && !(await staffOf(request, db))) return customer(request, reply);
    const staff = await requireStaff(request, db, wantedBy(wanted, request.method));
    return staff.ok ? undefined : refuseStaff(reply, staff.problem);
  });

/** The same when the handler itself checks what a shopper may see. */
export const staffToo = (db: Db, wanted: RequiredPermission): Guard => staffOr(db, wanted, async () => undefined);

/**
 * For routes that everybody may read and that show more to staff. A key without the permission gets what everybody
 * gets.
 */
export const staffMore = (db: Db, permission: Permission): Guard =>
  guardOf(permission, async (request, reply) => {
    const staff = await staffOf(request, db);
    if (!ofOffice.has(request) && !(staff && mayDo(staff, permission))) return;
    const required = await requireStaff(request, db, permission);
    return required.ok ? undefined : refuseStaff(reply, required.problem);
  });

const admitted = new WeakMap<FastifyRequest, Staff>();

/** The staff that a guard admitted. Throws when the route has no guard. */
export function staffAt(request: FastifyRequest): Staff {
  const staff = admitted.get(request);
  if (!staff) throw new Error(`${request.routeOptions.url} does not ask for staff.`);
  return staff;
}

/** The staff member or key of a request, as `made_by` of what it changes: "staff:3 ERP". */
export const staffNameAt = (request: FastifyRequest): string => nameOfStaff(staffAt(request));

/** The same on a shared route: null for shoppers. */
export const staffIn = (request: FastifyRequest): Staff | null => admitted.get(request) ?? null;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission that staff need for this route. Shoppers do not need it for what they may do there. */
    permission?: Permission;
  }
  interface FastifyInstance {
    /** All routes that staff need permissions for; `permission` is the first of them, `body` the schema of the body. */
    staffRoutes(): { method: string; url: string; permission: Permission; permissions: Permission[]; body?: unknown }[];
  }
}

function permissionsOf({ method, onRequest, preValidation }: RouteOptions): Permission[] {
  const hooks = [onRequest ?? [], preValidation ?? []].flat() as Partial<Guard>[];
  return hooks.flatMap(({ wanted }) => (wanted ? wantedBy(wanted, [method].flat()[0] ?? "GET") : []));
}

/**
 * Runs the handlers of guarded routes as the actor who sent the request. To be called at the root before any route is
 * registered.
 */
export function runAsActors(app: App): void {
  const known: ReturnType<App["staffRoutes"]> = [];
  app.addHook("onRoute", (route) => {
    const permissions = permissionsOf(route);
    const [permission] = permissions;
    if (permission === undefined) return;
    route.config = { ...route.config, permission };
    route.preHandler = [asActor, ...[route.preHandler ?? []].flat()];
    for (const method of [route.method].flat())
      known.push({ method, url: route.url, permission, permissions, body: route.schema?.body });
  });
  app.decorate("staffRoutes", () => known);
}

/** The actor for the audit log. */
export const actorOf = ({ kind, id, name }: Staff, request: Pick<FastifyRequest, "ip" | "id">): Actor => ({
  kind,
  id,
  name,
  address: request.ip,
  requestId: request.id,
});

/** Runs only in preHandler, because reading the body leaves the async context that an earlier hook started. */
function asActor(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const staff = admitted.get(request);
  if (!staff) {
    done();
    return;
  }
  actors.run(actorOf(staff, request), done);
}

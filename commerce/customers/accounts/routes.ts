import type { FastifyReply } from "fastify";
import { addressRoutes } from "#commerce/customers/addresses/routes.ts";
import { groupRoutes, staffGroupRoutes } from "#commerce/customers/groups/routes.ts";
import { proofIn, proveOwner } from "#commerce/customers/sign-in/owner.ts";
import { ownSessionRoutes, type SessionActions, sessionRoutes } from "#commerce/customers/sign-in/session-routes.ts";
import { IdParams } from "#commerce/shared/rest-shapes.ts";
import { staffOf } from "#commerce/staff/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { CustomersBackend } from "./backend.ts";
import { linkRoutes } from "./link-routes.ts";
import { listRoute } from "./list-route.ts";
import { invalid } from "./problems.ts";
import { admitted, missing, ownId, reachedId, refuse, sendCustomer } from "./responses.ts";
import { CustomerChange, NewCustomer, StaffCustomerChange } from "./schema.ts";
import type { CustomerServices } from "./services.ts";
import { changeAsStaff } from "./staff-actions.ts";

const names = { password: "authentication.new_password", current_password: "authentication.current_password" };

function nothingToChange(reply: FastifyReply, names: string[]): FastifyReply {
  const fields = { body: "holds nothing that can be changed" };
  return sendProblem(reply, 422, { code: "invalid", message: `Send one of ${names.join(", ")}.`, fields });
}

/** The customers' REST routes (specification 7.4, 7.6); paths stand below the prefix /api. */
export function customerRoutes(
  app: App,
  customers: CustomersBackend,
  sessions: SessionActions,
  { db }: { db: Db },
): void {
  app.post("/customers/create", { schema: { body: NewCustomer } }, async (request, reply) => {
    const { email, first_name: firstName, last_name: lastName, authentication } = request.body;
    const password = authentication.new_password;
    const { code: locale } = request.visit.locale;
    const region = await request.visit.region();
    const typed = { email, firstName, lastName, password, address: request.ip, locale, region };
    const created = await customers.create(typed);
    if (!created.ok) return refuse(reply, created.problem, names);
    return sendCustomer(reply, customers, created.value.customerId, 201);
  });

  const reading = { schema: { params: IdParams }, preValidation: admitted(db, "customers:read") };
  app.get("/customers/:id", reading, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    return customerId === null ? missing(reply) : sendCustomer(reply, customers, customerId);
  });

  const changing = {
    schema: { params: IdParams, body: CustomerChange },
    preValidation: admitted(db, "customers:write"),
  };
  app.put("/customers/:id", changing, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    if (await staffOf(request, db)) {
      const { authentication, ...change } = request.body;
      if (authentication) return refuse(reply, invalid({ authentication: "not-staffs" }).problem);
      const names = Object.keys(StaffCustomerChange.properties) as (keyof typeof change)[];
      if (names.every((name) => change[name] === undefined)) return nothingToChange(reply, names);
      const changed = await changeAsStaff(db, customerId, change);
      return changed.ok ? sendCustomer(reply, customers, customerId) : refuse(reply, changed.problem);
    }
    const { email, first_name: firstName, last_name: lastName, authentication = {} } = request.body;
    const { new_password: password, current_password: currentPassword } = authentication;
    const given = { email, firstName, lastName, password, currentPassword };
    if (Object.values(given).every((value) => value === undefined))
      return nothingToChange(reply, ["email", "first_name", "last_name", "authentication"]);
    const { sessionHash, locale } = request.visit;
    const change = { ...given, address: request.ip, sessionHash, locale: locale.code };
    const updated = await customers.update(customerId, change);
    return updated.ok ? sendCustomer(reply, customers, customerId) : refuse(reply, updated.problem, names);
  });

  const deleting = { schema: { params: IdParams }, preValidation: admitted(db, "customers:write") };
  app.delete("/customers/:id", deleting, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const isOwn = (await ownId(request, request.params.id)) !== null;
    if (isOwn) {
      const check = (typed: { password: string; address: string }) => customers.validatePassword(customerId, typed);
      const owner = await proveOwner(db, check, customerId, proofIn(request));
      if (!owner.ok) return refuse(reply, owner.problem);
    }
    const deleted = await customers.remove(customerId);
    if (!deleted.ok) return refuse(reply, deleted.problem);
    if (isOwn) await sessions.signOut(request, reply);
    return reply.code(204).send();
  });

  sessionRoutes(app, customers, sessions, { db });
  listRoute(app, customers, { db });
  addressRoutes(app, customers, { db });
  groupRoutes(app, customers, { db });
}

/** What shops with customers of their own offer besides: links in emails, and groups that staff set up. */
export function ownCustomerRoutes(app: App, services: CustomerServices, sessions: SessionActions): void {
  ownSessionRoutes(app, services, sessions);
  linkRoutes(app, services);
  staffGroupRoutes(app, services);
}

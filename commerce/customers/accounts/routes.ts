import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { addressRoutes } from "#commerce/customers/addresses/address-routes.ts";
import { groupRoutes } from "#commerce/customers/groups/group-routes.ts";
import { type SessionDoor, sessionRoutes } from "#commerce/customers/sign-in/session-routes.ts";
import { staffOf } from "#commerce/staff/guard.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { createCustomer, updateCustomer } from "./actions.ts";
import { admitted, missing, ownId, reachedId, refuse, sendCustomer } from "./answers.ts";
import { deleteCustomer } from "./erase.ts";
import { linkRoutes } from "./link-routes.ts";
import { listRoute } from "./list-route.ts";
import { invalid } from "./problems.ts";
import { CustomerChange, NewCustomer, StaffCustomerChange } from "./schema.ts";
import { changeAsStaff } from "./staff-changes.ts";

const Id = Type.Object({ id: Type.String() });
const names = { password: "authentication.new_password", current_password: "authentication.current_password" };

function nothingToChange(reply: FastifyReply, names: string[]): FastifyReply {
  const fields = { body: "holds nothing that can be changed" };
  return sendProblem(reply, 422, { code: "invalid", message: `Send one of ${names.join(", ")}.`, fields });
}

/** The customers' REST door (specification 7.4, 7.6); paths stand below the prefix /api. */
export function customerRoutes(app: App, services: CustomerServices, sessions: SessionDoor): void {
  const { db } = services;
  app.post("/customers/create", { schema: { body: NewCustomer } }, async (request, reply) => {
    const { email, first_name: firstName, last_name: lastName, authentication } = request.body;
    const password = authentication.new_password;
    const { code: locale } = request.visit.locale;
    const typed = { email, firstName, lastName, password, address: request.ip, locale };
    const created = await createCustomer(services, typed);
    if (!created.ok) return refuse(reply, created.problem, names);
    return sendCustomer(reply, db, created.value.customerId, 201);
  });

  const reading = { schema: { params: Id }, preValidation: admitted(db, "customers:read") };
  app.get("/customers/:id", reading, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    return customerId === null ? missing(reply) : sendCustomer(reply, db, customerId);
  });

  const changing = {
    schema: { params: Id, body: CustomerChange },
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
      return changed.ok ? sendCustomer(reply, db, customerId) : refuse(reply, changed.problem);
    }
    const { email, first_name: firstName, last_name: lastName, authentication = {} } = request.body;
    const { new_password: password, current_password: currentPassword } = authentication;
    const given = { email, firstName, lastName, password, currentPassword };
    if (Object.values(given).every((value) => value === undefined))
      return nothingToChange(reply, ["email", "first_name", "last_name", "authentication"]);
    const { sessionHash, locale } = request.visit;
    const change = { ...given, address: request.ip, sessionHash, locale: locale.code };
    const updated = await updateCustomer(services, customerId, change);
    return updated.ok ? sendCustomer(reply, db, customerId) : refuse(reply, updated.problem, names);
  });

  const deleting = { schema: { params: Id }, preValidation: admitted(db, "customers:write") };
  app.delete("/customers/:id", deleting, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const isOwn = (await ownId(request, request.params.id)) !== null;
    const deleted = await deleteCustomer(db, customerId);
    if (!deleted.ok) return refuse(reply, deleted.problem);
    if (isOwn) await sessions.signOut(request, reply);
    return reply.code(204).send();
  });

  sessionRoutes(app, services, sessions);
  linkRoutes(app, services);
  listRoute(app, services);
  addressRoutes(app, services);
  groupRoutes(app, services);
}

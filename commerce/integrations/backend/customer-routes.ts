import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { pageOf } from "#commerce/catalog/products/answers.ts";
import { missing, notSignedIn, ownId, refuse, send, signedIn } from "#commerce/customers/accounts/answers.ts";
import { one, toCustomerV3 } from "#commerce/customers/accounts/rest.ts";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { CustomerChange, Login, NewCustomer, PlatformLogin, Validate } from "#commerce/customers/accounts/schema.ts";
import { visibleGroups } from "#commerce/customers/groups/groups.ts";
import type { SessionDoor } from "#commerce/customers/sign-in/session-routes.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { CustomersBackend } from "./customers.ts";

const Id = Type.Object({ id: Type.String() });
const EmailQuery = Type.Object({ "email:in": Type.Optional(Type.String()) });
const GroupQuery = Type.Object({
  is_group_for_guests: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
});
const names = { password: "authentication.new_password", current_password: "authentication.current_password" };

/** The calls of specification 7.4 and 7.6 for customers themselves; staff work at the platform. */
export function customerDoor(app: App, customers: CustomersBackend, sessions: SessionDoor): void {
  const sendCustomer = async (reply: FastifyReply, id: number, status = 200) => {
    const customer = await customers.find(id);
    return customer ? send(reply, status, one(toCustomerV3(customer))) : missing(reply);
  };

  app.post("/customers/login", { schema: { body: Login } }, async (request, reply) => {
    const { email, pw: password } = request.body;
    const found = await customers.signIn({
      email,
      password,
      address: request.ip,
      region: await request.visit.region(),
    });
    if (!found.ok) return refuse(reply, found.problem, { password: "pw" });
    await sessions.signIn(request, reply, found.value.customerId);
    return sendCustomer(reply, found.value.customerId);
  });

  app.post("/customers/logout", async (request, reply) => {
    await sessions.signOut(request, reply);
    return send(reply, 200, { success: true });
  });

  app.post("/customers/validate-session", async (request, reply) => {
    const { customerId } = await request.visit.session();
    return customerId === null ? notSignedIn(reply) : sendCustomer(reply, customerId);
  });

  const validating = { schema: { body: Validate }, preValidation: signedIn };
  app.post("/customers/validate", validating, async (request, reply) => {
    const customerId = await ownId(request, String(request.body.customer));
    if (customerId === null) return missing(reply);
    const checked = await customers.validatePassword(customerId, { password: request.body.pw, address: request.ip });
    return checked.ok ? send(reply, 200, { success: checked.value.isRight }) : refuse(reply, checked.problem);
  });

  const handing = { schema: { body: PlatformLogin }, preValidation: signedIn };
  app.post("/customers/bclogin", handing, async (request, reply) => {
    const { id, redirect = "/" } = request.body;
    const customerId = await ownId(request, String(id));
    if (customerId === null) return missing(reply);
    const handed = await customers.platformLogin(customerId, redirect, await request.visit.region());
    return handed.ok ? send(reply, 200, handed.value) : refuse(reply, handed.problem);
  });

  app.post("/customers/create", { schema: { body: NewCustomer } }, async (request, reply) => {
    const { email, first_name: firstName, last_name: lastName, authentication } = request.body;
    const { visit, ip: address } = request;
    const typed = { email, firstName, lastName, password: authentication.new_password, address };
    const created = await customers.create({ ...typed, locale: visit.locale.code, region: await visit.region() });
    return created.ok ? sendCustomer(reply, created.value.customerId, 201) : refuse(reply, created.problem, names);
  });

  const listing = { schema: { querystring: EmailQuery }, preValidation: signedIn };
  app.get("/customers", listing, async (request, reply) => {
    const { customerId } = await request.visit.session();
    const asked = request.query["email:in"]?.split(",").map((email) => mailbox(email).toLowerCase());
    const customer = customerId === null ? null : await customers.find(customerId);
    const found = customer && (!asked || asked.includes(customer.email.toLowerCase())) ? [customer] : [];
    return send(reply, 200, pageOf(request, found.map(toCustomerV3), found.length, 1, 50));
  });

  app.get("/customers/:id", { schema: { params: Id }, preValidation: signedIn }, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    return customerId === null ? missing(reply) : sendCustomer(reply, customerId);
  });

  const changing = { schema: { params: Id, body: CustomerChange }, preValidation: signedIn };
  app.put("/customers/:id", changing, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const { email, first_name: firstName, last_name: lastName, authentication = {} } = request.body;
    const { new_password: password, current_password: currentPassword } = authentication;
    const given = { email, firstName, lastName, password, currentPassword };
    if (Object.values(given).every((value) => value === undefined)) {
      const message = "Send one of email, first_name, last_name, authentication.";
      const fields = { body: "holds nothing that can be changed" };
      return sendProblem(reply, 422, { code: "invalid", message, fields });
    }
    const { sessionHash, locale } = request.visit;
    const change = { ...given, address: request.ip, sessionHash, locale: locale.code };
    const updated = await customers.update(customerId, change);
    return updated.ok ? sendCustomer(reply, customerId) : refuse(reply, updated.problem, names);
  });

  app.delete("/customers/:id", { schema: { params: Id }, preValidation: signedIn }, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const deleted = await customers.remove(customerId);
    if (!deleted.ok) return refuse(reply, deleted.problem);
    await sessions.signOut(request, reply);
    return reply.code(204).send();
  });

  const groupsFor = async (request: FastifyRequest) => {
    const { customerId } = await request.visit.session();
    const [groups, customer] = await Promise.all([
      customers.groups(),
      customerId === null ? null : customers.find(customerId),
    ]);
    return visibleGroups(groups, customer?.groupId ?? null);
  };

  app.get("/customer_groups", { schema: { querystring: GroupQuery } }, async (request, reply) => {
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

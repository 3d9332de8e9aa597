import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { pageOf } from "#commerce/catalogue/answers.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { type CustomerServices, createCustomer, signIn, updateCustomer, validatePassword } from "./actions.ts";
import { addressRoutes } from "./address-routes.ts";
import { missing, notSignedIn, ownId, refuse, send, signedIn, strict } from "./answers.ts";
import { deleteCustomer } from "./erase.ts";
import { groupRoutes } from "./group-routes.ts";
import { findCustomer } from "./reads.ts";
import { one, toCustomerV3 } from "./rest.ts";
import { ownPath } from "./rules.ts";
import { CustomerChange, Login, NewCustomer, PlatformLogin, Validate } from "./schema.ts";

/** Starts and ends sessions: the id is rotated, the cart attached, the cookies sent. Given by the composition root. */
export type SessionDoor = {
  signIn(request: FastifyRequest, reply: FastifyReply, customerId: number): Promise<void>;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

const Id = Type.Object({ id: Type.String() });
const EmailQuery = Type.Object({ "email:in": Type.Optional(Type.String()) });
const names = { password: "authentication.new_password", current_password: "authentication.current_password" };

/** The customers' REST door (specification 7.4, 7.6); paths stand below the prefix /api. */
export function customerRoutes(app: App, services: CustomerServices, sessions: SessionDoor): void {
  const { db } = services;
  const sendCustomer = async (reply: FastifyReply, id: number | null, status = 200) => {
    const customer = id === null ? null : await findCustomer(db, id);
    return customer ? send(reply, status, one(toCustomerV3(customer))) : missing(reply);
  };

  app.post("/customers/login", { schema: { body: Login }, ...strict }, async (request, reply) => {
    const { email, pw } = request.body;
    const found = await signIn(services, { email, password: pw, address: request.ip });
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

  app.post(
    "/customers/validate",
    { schema: { body: Validate }, preValidation: signedIn, ...strict },
    async (request, reply) => {
      const customerId = await ownId(request, String(request.body.customer));
      if (customerId === null) return missing(reply);
      const checked = await validatePassword(services, customerId, { password: request.body.pw, address: request.ip });
      return checked.ok ? send(reply, 200, { success: checked.value.isRight }) : refuse(reply, checked.problem);
    },
  );

  // The platform is this shop, so its sign-in is done already: the answer says where to go on.
  app.post(
    "/customers/bclogin",
    { schema: { body: PlatformLogin }, preValidation: signedIn, ...strict },
    async (request, reply) => {
      const { id, redirect = "/" } = request.body;
      if ((await ownId(request, String(id))) === null) return missing(reply);
      const path = ownPath(redirect);
      if (path) return send(reply, 200, { redirect: path });
      const fields = { redirect: "is not a path of this shop" };
      return sendProblem(reply, 422, { code: "invalid", message: "Check redirect.", fields });
    },
  );

  app.post("/customers/create", { schema: { body: NewCustomer }, ...strict }, async (request, reply) => {
    const { email, first_name: firstName, last_name: lastName, authentication } = request.body;
    const password = authentication.new_password;
    const created = await createCustomer(services, { email, firstName, lastName, password, address: request.ip });
    if (!created.ok) return refuse(reply, created.problem, names);
    return sendCustomer(reply, created.value.customerId, 201);
  });

  app.get(
    "/customers",
    { schema: { querystring: EmailQuery }, preValidation: signedIn, ...strict },
    async (request, reply) => {
      const { customerId } = await request.visit.session();
      const asked = request.query["email:in"]?.split(",").map((email) => email.trim().toLowerCase());
      const customer = customerId === null ? null : await findCustomer(db, customerId);
      const found = customer && (!asked || asked.includes(customer.email.toLowerCase())) ? [customer] : [];
      return send(reply, 200, pageOf(request, found.map(toCustomerV3), found.length, 1, 50));
    },
  );

  const changing = { schema: { params: Id, body: CustomerChange }, preValidation: signedIn, ...strict };
  app.put("/customers/:id", changing, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const { email, first_name: firstName, last_name: lastName, authentication = {} } = request.body;
    const { new_password: password, current_password: currentPassword } = authentication;
    const given = { email, firstName, lastName, password, currentPassword };
    if (Object.values(given).every((value) => value === undefined)) {
      const message = "Send email, first_name, last_name or authentication.";
      return sendProblem(reply, 422, {
        code: "invalid",
        message,
        fields: { body: "holds nothing that can be changed" },
      });
    }
    const { sessionHash } = request.visit;
    const updated = await updateCustomer(services, customerId, { ...given, address: request.ip, sessionHash });
    return updated.ok ? sendCustomer(reply, customerId) : refuse(reply, updated.problem, names);
  });

  app.delete("/customers/:id", { schema: { params: Id }, preValidation: signedIn }, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const deleted = await deleteCustomer(db, customerId);
    if (!deleted.ok) return refuse(reply, deleted.problem);
    await sessions.signOut(request, reply);
    return reply.code(204).send();
  });

  addressRoutes(app, services);
  groupRoutes(app, services);
}

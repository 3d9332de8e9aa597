import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { askForConfirmation, confirmEmail } from "#commerce/customers/accounts/email-address.ts";
import { proofIn, proveOwner } from "#commerce/customers/accounts/owner.ts";
import { invalid } from "#commerce/customers/accounts/problems.ts";
import { findCustomers, versionOf } from "#commerce/customers/accounts/reads.ts";
import { forgotPassword, resetPassword } from "#commerce/customers/accounts/recovery.ts";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import {
  ConfirmEmail,
  CustomerChange,
  ForgotPassword,
  NewCustomer,
  ResetPassword,
  StaffCustomerChange,
} from "#commerce/customers/accounts/schema.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { changeAsStaff } from "#commerce/customers/accounts/staff-actions.ts";
import { type CardsOf, exportCustomer, marketsOfCustomer } from "#commerce/customers/privacy/export.ts";
import { pageOf } from "#commerce/shared/rest/lists.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffIn, staffToo } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { confirmedOnly } from "#commerce/staff/sign-in/office-session.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn, isId } from "#platform/ids.ts";
import { addressRoutes } from "./address-routes.ts";
import type { CustomersBackend } from "./backend.ts";
import { groupRoutes } from "./group-routes.ts";
import { admitted, missing, ownId, reachedId, refuse, send, sendCustomer, signedIn } from "./responses.ts";
import { toCustomerV3 } from "./rest.ts";
import { ownSessionRoutes, type SessionActions, sessionRoutes } from "./session-routes.ts";

const names = { password: "authentication.new_password", current_password: "authentication.current_password" };

function nothingToChange(reply: FastifyReply, names: string[]): FastifyReply {
  const fields = { body: "holds nothing that can be changed" };
  return sendProblem(reply, 422, { code: "invalid", message: `Send one of ${names.join(", ")}.`, fields });
}

/** The customers' REST routes (specification 7.4, 7.6), below the prefix /api. */
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

  sessionRoutes(app, customers, sessions, { db });
  sharedCustomerRoutes(app, customers, sessions, { db });
}

/** Routes for customers on their own account, and for staff on all accounts. */
export function sharedCustomerRoutes(
  app: App,
  customers: CustomersBackend,
  sessions: Pick<SessionActions, "signOut">,
  { db }: { db: Db },
): void {
  const reading = { schema: { params: IdParams }, onRequest: admitted(db, "customers:read") };
  app.get("/customers/:id", reading, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const version = staffIn(request) ? await versionOf(db, customerId) : null;
    return sendCustomer(reply, customers, customerId, 200, version === null ? {} : { version });
  });

  const changing = {
    schema: { params: IdParams, body: CustomerChange },
    onRequest: admitted(db, "customers:write"),
  };
  app.put("/customers/:id", changing, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    if (staffIn(request)) {
      const { authentication, version: seen, ...change } = request.body;
      if (authentication) return refuse(reply, invalid({ authentication: "not-staffs" }).problem);
      const names = Object.keys(StaffCustomerChange.properties) as (keyof typeof change)[];
      if (names.every((name) => change[name] === undefined)) return nothingToChange(reply, names);
      const changed = await changeAsStaff(db, customerId, change, seen);
      if (!changed.ok)
        return changed.problem.code === "conflict"
          ? sendProblem(reply, 409, changed.problem)
          : refuse(reply, changed.problem);
      const { merged } = changed.value;
      const version = await versionOf(db, customerId);
      const more = version === null ? {} : { version };
      return sendCustomer(reply, customers, customerId, 200, more, merged.length > 0 ? { merged } : {});
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

  const deleting = { schema: { params: IdParams }, onRequest: [admitted(db, "customers:write"), confirmedOnly] };
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

  listRoute(app, customers, { db });
  addressRoutes(app, customers, { db });
  groupRoutes(app, customers, { db });
}

/** Additional routes of shops that store customers themselves: sessions, links in emails, and the export of one's data. */
export function ownCustomerRoutes(
  app: App,
  services: CustomerServices & { cardsOf?: CardsOf },
  sessions: SessionActions,
): void {
  ownSessionRoutes(app, services, sessions);
  linkRoutes(app, services);
  exportRoute(app, services);
}

const most = 250;

const Query = Type.Object({
  "email:in": Type.Optional(Type.String()),
  "id:in": Type.Optional(Type.String({ pattern: "^\\d+(,\\d+)*$" })),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: most, default: 50 }),
});

const wordsIn = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .slice(0, most);

/** GET /customers with email:in (7.4): staff find any customer, customers only themselves. */
function listRoute(app: App, customers: CustomersBackend, { db }: { db: Db }): void {
  const reading = { schema: { querystring: Query }, onRequest: admitted(db, "customers:read") };
  app.get("/customers", reading, async (request, reply) => {
    const { "email:in": emailsText, "id:in": idsText, page, limit } = request.query;
    const emails = emailsText === undefined ? undefined : wordsIn(emailsText).map(mailbox);
    const ids = idsText === undefined ? undefined : wordsIn(idsText).map(Number).filter(isId);
    const find = async () => {
      if (staffIn(request)) return findCustomers(db, { page, limit, ...(emails && { emails }), ...(ids && { ids }) });
      const own = await customers.find((await request.visit.session()).customerId ?? 0);
      const isMeant = own && (ids?.includes(own.id) ?? true) && (emails?.includes(own.email.toLowerCase()) ?? true);
      return { customers: isMeant && page === 1 ? [own] : [], total: isMeant ? 1 : 0 };
    };
    const found = await find();
    const shown = found.customers.map((customer) => toCustomerV3(customer, staffIn(request) !== null));
    return send(reply, 200, pageOf(request, shown, found.total, page, limit));
  });
}

/** Routes behind links in emails. Like the data export, they are our additions to 7.4. */
function linkRoutes(app: App, services: CustomerServices): void {
  /** Answers 202 whether or not a customer has that address; an email is sent only if one does. */
  app.post("/customers/forgot-password", { schema: { body: ForgotPassword } }, async (request, reply) => {
    const typed = { email: request.body.email, address: request.ip, locale: request.visit.locale.code };
    const asked = await forgotPassword(services, typed);
    return asked.ok ? send(reply, 202, { success: true }) : refuse(reply, asked.problem);
  });

  app.post("/customers/reset-password", { schema: { body: ResetPassword } }, async (request, reply) => {
    const { token, new_password: password } = request.body;
    const reset = await resetPassword(services, { token, password, locale: request.visit.locale.code });
    return reset.ok ? send(reply, 200, { success: true }) : refuse(reply, reset.problem, { password: "new_password" });
  });

  app.post("/customers/confirm-email", { schema: { body: ConfirmEmail } }, async (request, reply) => {
    const { token } = request.body;
    const confirmed = await confirmEmail(services, { token, sessionHash: request.visit.sessionHash });
    return confirmed.ok ? send(reply, 200, { success: true }) : refuse(reply, confirmed.problem);
  });

  /** Sends the link that confirms the e-mail address again. Does nothing when no address is left to confirm. */
  const asking = { schema: { params: IdParams }, preValidation: signedIn };
  app.post("/customers/:id/confirmation", asking, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const place = { address: request.ip, locale: request.visit.locale.code };
    const asked = await askForConfirmation(services, customerId, place);
    return asked.ok ? send(reply, 202, { success: true }) : refuse(reply, asked.problem);
  });
}

/**
 * The data export for a customer, and for staff whom the customer asked for it. The export for staff includes the staff
 * note. It holds the customer's orders, so staff have to be allowed to see these, in every market that they are in.
 */
export function exportRoute(app: App, { db, cardsOf }: { db: Db; cardsOf?: CardsOf }): void {
  const inMarkets = withinMarkets("orders:read", ({ params }) =>
    marketsOfCustomer(db, idIn((params as { id: string }).id)),
  );
  const reading = {
    schema: { params: IdParams },
    onRequest: [admitted(db, "customers:read"), staffToo(db, "orders:read")],
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      staffIn(request) ? inMarkets(request, reply) : undefined,
  };
  app.get("/customers/:id/export", reading, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    const isForStaff = staffIn(request) !== null;
    const data = customerId === null ? null : await exportCustomer(db, customerId, { cardsOf, isForStaff });
    if (!data) return missing(reply);
    if (isForStaff) await noteInAudit(db, { action: "export", type: "customer", id: String(customerId) });
    reply.header("content-disposition", `attachment; filename="firn-customer-${customerId}.json"`);
    reply.type("application/json; charset=utf-8");
    return reply.header("cache-control", "no-store").send(JSON.stringify(data, null, 2));
  });
}

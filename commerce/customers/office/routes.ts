import { missing } from "#commerce/customers/backend/responses.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { customerBulkRoute } from "./bulk-routes.ts";
import { findCustomerEmails, findInterests } from "./more-reads.ts";
import { CustomerEmail, CustomerInterests } from "./more-schema.ts";
import { findCustomerDetail, findCustomerFacets, listCustomers } from "./reads.ts";
import { readOwnFieldChoices } from "./rules.ts";
import { CustomerDetail, CustomerFacets, CustomerPage, CustomerQuery } from "./schema.ts";

/** The office's list of customers, and details of one customer besides their account, addresses and orders. */
export function customerOfficeRoutes(app: App, services: JobServices): void {
  const { db } = services;
  customerBulkRoute(app, services);
  const onRequest = [staffOnly(db, "customers:read"), noStore];
  const tags = ["customers"];

  const listing = { schema: { tags, querystring: CustomerQuery, response: { 200: CustomerPage } }, onRequest };
  app.get("/staff/customers", listing, async (request, reply) => {
    const { query } = request;
    const says = query.own === undefined ? [] : readOwnFieldChoices(query.own, await findOwnFields(db, "customer"));
    if (typeof says === "string")
      return sendProblem(reply, 422, { code: "invalid", message: "Check own.", fields: { own: says } });
    const { rows, ...counted } = await listCustomers(db, query, says, staffAt(request).markets);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const facets = { schema: { tags, response: { 200: one(CustomerFacets) } }, onRequest };
  app.get("/staff/customers/facets", facets, async () => ({ data: await findCustomerFacets(db), meta: {} }));

  const reading = { schema: { tags, params: IdParams, response: { 200: one(CustomerDetail) } }, onRequest };
  app.get("/staff/customers/:id", reading, async (request, reply) => {
    const data = await findCustomerDetail(db, idIn(request.params.id), staffAt(request).markets);
    if (data) return { data, meta: {} };
    return missing(reply);
  });

  const interests = { schema: { tags, params: IdParams, response: { 200: one(CustomerInterests) } }, onRequest };
  app.get("/staff/customers/:id/interests", interests, async (request, reply) => {
    const data = await findInterests(db, idIn(request.params.id));
    return data ? { data, meta: {} } : missing(reply);
  });

  const emails = {
    schema: { tags, params: IdParams, response: { 200: many(CustomerEmail) } },
    onRequest: [staffOnly(db, "orders:read"), noStore],
  };
  app.get("/staff/customers/:id/emails", emails, async (request) => {
    const data = await findCustomerEmails(db, idIn(request.params.id), staffAt(request).markets);
    return { data, meta: {} };
  });
}

import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { IdParams, one, orNull } from "#commerce/shared/rest/shapes.ts";
import { sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { startJob } from "#commerce/staff/jobs/actions.ts";
import { digestOf, targetsOf } from "#commerce/staff/jobs/bulk.ts";
import { Started } from "#commerce/staff/jobs/schema.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import {
  changeFault,
  changeProAccount,
  endProAccount,
  noAccount,
  type ProAccountProblem,
  type ProAccountServices,
} from "./actions.ts";
import { type ProEmailServices, proAccountEmail } from "./emails.tsx";
import { eachProAccount, findMatchingAccounts, findProAccount, findProAccounts, listProAccounts } from "./reads.ts";
import { lastDayFault } from "./rules.ts";
import {
  ProAccountChange,
  ProAccountEnd,
  ProAccountFilter,
  ProAccountPage,
  ProAccountQuery,
  ProAccountRow,
  ProEmail,
  ProEmailQuery,
  ProRenewals,
  ProRenewalsSeen,
} from "./schema.ts";

const statuses: Record<ProAccountProblem["code"], number> = {
  "not-found": 404,
  invalid: 422,
  conflict: 409,
  "ended-already": 409,
};
const refuse = (reply: FastifyReply, problem: ProAccountProblem) => sendProblem(reply, statuses[problem.code], problem);

const columns = [
  "id",
  "name",
  "email",
  "region",
  "expiresOn",
  "isExpired",
  "currency",
  "limit",
  "spent",
  "left",
  "since",
  "isEmployee",
] as const satisfies readonly (keyof ProAccountRow)[];

/** Routes for staff on pro accounts (7.7): the list, renewals, limits. */
export function proAccountRoutes(app: App, services: ProAccountServices & ProEmailServices): void {
  const { db } = services;
  const tags = ["pro"];
  const onRequest = [staffOnly(db, { read: "pro:read", write: "pro:review" }), noStore];

  const listing = { schema: { tags, querystring: ProAccountQuery, response: { 200: ProAccountPage } }, onRequest };
  app.get("/pro/accounts", listing, async (request) => {
    const { query } = request;
    const { rows, ...counted } = await listProAccounts(db, query, staffAt(request).markets);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const exporting = {
    schema: { tags, querystring: ProAccountFilter },
    onRequest: [staffOnly(db, "pro:read"), staffOnly(db, "exports:write")],
  };
  app.get("/pro/accounts/export", exporting, (request, reply) =>
    sendExport(db, reply, {
      type: "pro-account",
      name: "pro-accounts",
      filter: request.query,
      columns: columns.map((name) => [name, (row: ProAccountRow) => row[name]] as const),
      batches: eachProAccount(db, request.query, staffAt(request).markets),
    }),
  );

  const standing = {
    schema: { tags, params: IdParams, response: { 200: one(orNull(ProAccountRow)) } },
    onRequest: [staffOnly(db, "customers:read"), noStore],
  };
  app.get("/staff/customers/:id/pro", standing, async (request) => {
    const data = await findProAccount(db, idIn(request.params.id), staffAt(request).markets);
    return { data, meta: {} };
  });

  const changing = {
    schema: { tags, params: IdParams, body: ProAccountChange, response: { 200: one(ProAccountRow) } },
    onRequest,
  };
  app.put("/pro/accounts/:id", changing, async (request, reply) => {
    const [id, { markets }] = [idIn(request.params.id), staffAt(request)];
    if (!(await findProAccount(db, id, markets))) return refuse(reply, noAccount.problem);
    const changed = await changeProAccount(services, id, request.body);
    const data = changed.ok && (await findProAccount(db, id, markets));
    return data ? { data, meta: {} } : refuse(reply, changed.ok ? noAccount.problem : changed.problem);
  });

  const ending = {
    schema: { tags, params: IdParams, body: ProAccountEnd, response: { 200: one(ProAccountRow) } },
    onRequest,
  };
  app.post("/pro/accounts/:id/end", ending, async (request, reply) => {
    const [id, { markets }] = [idIn(request.params.id), staffAt(request)];
    if (!(await findProAccount(db, id, markets))) return refuse(reply, noAccount.problem);
    const ended = await endProAccount(services, id, request.body);
    const data = ended.ok && (await findProAccount(db, id, markets));
    return data ? { data, meta: {} } : refuse(reply, ended.ok ? noAccount.problem : ended.problem);
  });

  const previewing = {
    schema: { tags, params: IdParams, querystring: ProEmailQuery, response: { 200: ProEmail } },
    onRequest,
  };
  app.get("/pro/accounts/:id/email", previewing, async (request, reply) => {
    const { kind, expires_on: until, spend_limit: limit, answer } = request.query;
    const fault = until === undefined ? null : lastDayFault(until, new Date());
    if (fault)
      return sendProblem(reply, 422, { code: "invalid", message: "Check expires_on.", fields: { expires_on: fault } });
    const id = idIn(request.params.id);
    const change = {
      ...(kind === "renewed" && { expiresOn: until ?? "next" }),
      ...(limit !== undefined && { spendLimit: limit === "" ? null : Number(limit) }),
    };
    const email =
      (await findProAccount(db, id, staffAt(request).markets)) &&
      (await proAccountEmail(services, id, kind, change, answer?.trim()));
    return email || refuse(reply, noAccount.problem);
  });

  const renewing = {
    schema: {
      tags,
      body: ProRenewals,
      querystring: Type.Object({ preview: Type.Optional(Type.Literal("1")) }),
      response: { 200: ProRenewalsSeen, 202: Started },
    },
    onRequest,
  };
  app.post("/pro/accounts/renew", renewing, async (request, reply) => {
    const { expires_on: until, ids, these, filter: _, ...wish } = request.body;
    const fault = until === undefined ? null : changeFault({ expires_on: until }, new Date());
    if (fault) return refuse(reply, fault.problem);
    const targets = await targetsOf(db, { matching: findMatchingAccounts }, request.body, staffAt(request).markets);
    if (!targets) {
      const fields = { ids: "are needed, or filter: one of the two" };
      return sendProblem(reply, 422, { code: "invalid", message: "Nothing was changed. Check ids.", fields });
    }
    if (request.query.preview) return { total: targets.length, these: digestOf(targets) };
    if (!ids && these === undefined) {
      const fields = { these: "is missing" };
      return sendProblem(reply, 422, { code: "invalid", message: "Nothing was changed. Check these.", fields });
    }
    if (!ids && these !== digestOf(targets)) {
      const message = `${targets.length} accounts match by now, not those that were shown. Nothing was changed.`;
      return sendProblem(reply, 409, { code: "count-changed", message, detail: { total: targets.length } });
    }
    const theirs = new Set(await findProAccounts(db, targets, staffAt(request).markets));
    const foreign = targets.filter((id) => !theirs.has(id));
    if (foreign.length > 0) {
      const fields = { ids: `are no accounts of professionals: ${foreign.join(", ")}` };
      return sendProblem(reply, 422, { code: "invalid", message: "Nothing was changed. Check ids.", fields });
    }
    const job = await startJob(services, {
      kind: "pro-renewals",
      input: { ...wish, ...(until !== undefined && { expires_on: until }) },
      targets,
    });
    return reply.code(202).send({ job });
  });
}

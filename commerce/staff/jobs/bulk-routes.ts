import type { FastifyReply, FastifyRequest, FastifySchema, preHandlerAsyncHookHandler } from "fastify";
import { type TSchema, Type } from "typebox";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Transaction } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { Problem } from "#platform/result.ts";
import { startJob } from "./actions.ts";
import { type Bulk, bulkBody, digestOf, targetsOf } from "./bulk.ts";
import { bulkPreview, tryOut } from "./bulk-preview.ts";
import type { JobServices } from "./routes.ts";
import { Started } from "./schema.ts";

type Body<Change, Filter> = { change: Change; ids?: number[]; filter?: Filter; expected?: number; these?: string };

type BulkRoute<Change, Filter> = {
  path: string;
  tags?: string[];
  /** The forms of a change, of the list's filters, and of an entry of the preview. */
  change: TSchema;
  filter: TSchema;
  entry: TSchema;
  /** What the audit log of a trial says, as entries of the preview. */
  read(trx: Transaction, jobId: number): Promise<object[]>;
  preHandler?: preHandlerAsyncHookHandler;
  /** What is wrong with a body besides its form; null when nothing is. */
  faultOf?(body: Body<Change, Filter>): Promise<Problem<"invalid"> | null>;
};

const invalid = (message: string, fields: Record<string, string>): Problem<"invalid"> => ({
  code: "invalid",
  message,
  fields,
});

/**
 * POST {path}: one change to many records, by their ids or by a filter, as a job. With `preview=1` it answers what would
 * be done, and which the records are: who names them by a filter looks first, and changes those or none.
 */
export function bulkRoute<Change extends object, Filter>(
  app: App,
  services: JobServices,
  bulk: Bulk<Change, Filter>,
  { path, tags, change, filter, entry, read, preHandler, faultOf }: BulkRoute<Change, Filter>,
): void {
  const { db } = services;
  const { kind, permission, apply, foreign } = bulk;

  /** The ids that the request is for, or what is wrong with it. */
  async function wanted(request: FastifyRequest): Promise<number[] | Problem<"invalid">> {
    const body = request.body as Body<Change, Filter>;
    const { markets } = staffAt(request);
    const fault = await faultOf?.(body);
    if (fault) return fault;
    const targets = await targetsOf(db, bulk, body, markets);
    if (!targets) return invalid(`Say which ${kind} are meant.`, { ids: "are needed, or filter: one of the two" });
    const others = body.ids && foreign ? await foreign(db, targets, markets) : [];
    if (others.length === 0) return targets;
    return invalid(`There are no such ${kind}.`, { ids: `do not exist: ${others.join(", ")}` });
  }

  const schema: FastifySchema = {
    ...(tags && { tags }),
    body: bulkBody(change, filter),
    querystring: Type.Object({ preview: Type.Optional(Type.Literal("1")) }),
    response: { 200: bulkPreview(entry), 202: Started },
  };
  const onRequest = [staffOnly(db, permission), noStore];
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as Body<Change, Filter>;
    const targets = await wanted(request);
    if (!Array.isArray(targets)) return sendProblem(reply, 422, targets);
    if ((request.query as { preview?: "1" }).preview)
      return tryOut(db, targets, (trx, ids) => apply(trx, body.change, ids), read);
    const { expected = targets.length, these } = body;
    if (body.filter && these === undefined)
      return sendProblem(reply, 422, invalid(`Say which ${kind} are meant.`, { these: "is missing" }));
    const areOthers = these !== undefined && these !== digestOf(targets);
    if (areOthers || expected !== targets.length) {
      const former = areOthers ? "those that were shown" : expected;
      const message = `${targets.length} ${kind} match by now, not ${former}. Nothing was changed.`;
      return sendProblem(reply, 409, { code: "count-changed", message, detail: { total: targets.length } });
    }
    const job = await startJob(services, { kind: bulk.kindOf?.(body.change) ?? kind, input: body.change, targets });
    return reply.code(202).send({ job });
  };
  app.route({ method: "POST", url: path, schema, onRequest, ...(preHandler && { preHandler }), handler });
}

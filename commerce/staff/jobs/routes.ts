import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { HowMany, IdParams } from "#commerce/shared/rest/shapes.ts";
import { type ExportColumns, eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { refuseStaff, requireStaff, staffAt, staffFor, staffOnly } from "#commerce/staff/guard/guard.ts";
import { outsideOf, refuseMarket } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Result } from "#platform/result.ts";
import { cancelJob, type JobProblem, retryJob, revertJob } from "./actions.ts";
import { alsoNeeded, countJobs, findJob, jobsAfter, listJobs, marketsOf, permissionOf } from "./reads.ts";
import { JobFilter, type JobKinds, JobQuery, StaffJob, Started } from "./schema.ts";

const statuses: Record<JobProblem["code"], number> = { "job-not-found": 404, "job-state": 409 };
export type JobServices = { db: Db; jobs: Pick<Jobs, "send"> };

/** Jobs started by staff: progress and report, and cancelling, retrying and reverting them. */
export function jobRoutes(app: App, services: JobServices & { kinds: JobKinds }): void {
  const { db } = services;
  const onRequest = [staffOnly(db, "jobs:read"), noStore];

  const listing = {
    schema: { querystring: JobQuery, response: { 200: Type.Object({ data: Type.Array(StaffJob) }) } },
    onRequest,
  };
  app.get("/jobs", listing, async ({ query }) => ({ data: await listJobs(db, query) }));

  const counting = { schema: { querystring: JobFilter, response: { 200: HowMany } }, onRequest };
  app.get("/jobs/count", counting, async ({ query }) => ({ meta: await countJobs(db, query) }));

  const exporting = { schema: { querystring: JobFilter }, onRequest: [...onRequest, staffOnly(db, "exports:write")] };
  app.get("/jobs/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "job",
      name: "jobs",
      filter: query,
      columns,
      batches: eachAfter((after, limit) => jobsAfter(db, query, after, limit)),
    }),
  );

  const reading = { schema: { params: IdParams, response: { 200: StaffJob } }, onRequest };
  app.get("/jobs/:id", reading, async ({ params }, reply) => {
    const job = await findJob(db, idIn(params.id));
    return job ?? sendProblem(reply, 404, { code: "job-not-found", message: "There is no such job." });
  });

  // Only staff who may do the work may cancel, retry or revert it, even if others may see the job.
  const ofItsKind = staffFor(db, "jobs:read", ({ params }) =>
    permissionOf(db, services.kinds, idIn((params as { id: string }).id)),
  );

  const within = async (request: FastifyRequest, reply: FastifyReply) => {
    const id = idIn((request.params as { id: string }).id);
    for (const permission of await alsoNeeded(db, services.kinds, id)) {
      const staff = await requireStaff(request, db, permission);
      if (!staff.ok) return refuseStaff(reply, staff.problem);
    }
    const { markets } = staffAt(request);
    if (markets === null) return;
    const outside = outsideOf(markets, await marketsOf(db, services.kinds, id, markets));
    if (outside === undefined) return;
    return refuseMarket(reply, (await permissionOf(db, services.kinds, id)) ?? "jobs:read", outside);
  };

  const changes = { cancel: cancelJob, retry: retryJob, revert: revertJob };
  for (const [name, change] of Object.entries(changes)) {
    const changing = {
      schema: { params: IdParams, response: { 202: Started } },
      onRequest: ofItsKind,
      preHandler: within,
    };
    app.post(`/jobs/:id/${name}`, changing, async (request, reply) => {
      const done: Result<StaffJob, JobProblem> = await change(services, idIn(request.params.id));
      if (done.ok) return reply.code(202).send({ job: done.value });
      return sendProblem(reply, statuses[done.problem.code], done.problem);
    });
  }
}

const columns: ExportColumns<StaffJob> = [
  ["id", ({ id }) => id],
  ["kind", ({ kind }) => kind],
  ["status", ({ status }) => status],
  ["done", ({ done }) => done],
  ["total", ({ total }) => total],
  ["skipped", ({ report }) => report.skippedCount ?? 0],
  ["error", ({ report }) => report.error],
  ["startedBy", ({ startedBy }) => startedBy.name],
  ["createdAt", ({ createdAt }) => createdAt],
  ["finishedAt", ({ finishedAt }) => finishedAt],
  ["reverts", ({ reverts }) => reverts],
];

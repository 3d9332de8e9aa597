import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { asCsvFile } from "#commerce/shared/csv/send-file.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { noteExport } from "#commerce/staff/exports/send-export.ts";
import { refuseStaff, requireStaff, staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { refuseMarket } from "#commerce/staff/guard/markets.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import { Started } from "#commerce/staff/jobs/schema.ts";
import { mayIn } from "#commerce/staff/permissions/rules.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { type ImportOptions, startImport, trialRows, tryImport } from "./actions.ts";
import { findFile, refusedLines } from "./files.ts";
import type { ImportFormat } from "./format.ts";
import { findMapping, knownFormats, saveMapping } from "./mappings.ts";
import { BadTable, calledHere, mostBytes, openTable, sampleTable, type Table } from "./read.ts";
import { reportFile } from "./report-file.ts";
import { DryRun, FileColumns, ImportQuery, Mapping, MappingBody, ReportQuery } from "./schema.ts";

/** Routes for staff to import CSV files: docs/catalogue.md. */
export function importRoutes(
  app: App,
  services: JobServices & { config: { IMPORTS_ALLOW_PRIVATE: "on" | "off" } },
  formats: readonly ImportFormat[],
): void {
  const { db } = services;
  const allowPrivate = services.config.IMPORTS_ALLOW_PRIVATE === "on";
  const onRequest = [staffOnly(db, "imports:write"), noStore];

  app.register(async (scope) => {
    /** The file is read as a stream, so that memory use does not depend on its size. */
    const files = new WeakMap<FastifyRequest, Readable>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("text/csv", (request, payload, done) => {
      files.set(request, payload as unknown as Readable);
      done(null);
    });
    const opened = async <Answer>(
      request: FastifyRequest,
      reply: FastifyReply,
      query: Static<typeof ReportQuery>,
      then: (table: Table, asked: ImportOptions) => Promise<Answer>,
    ) => {
      const file = files.get(request);
      if (!file) return refuse(reply, "Send the file as text/csv.");
      if (Number(request.headers["content-length"] ?? 0) > mostBytes)
        return sendProblem(reply, 413, { code: "too-large", message: "The file is too large. Send it in parts." });
      const { format: wanted, market = "us", location } = query;
      let table: Awaited<ReturnType<typeof openTable>> | undefined;
      try {
        // Destroying the request stream would prevent the response.
        const chunks = file.iterator({ destroyOnReturn: false });
        table = await openTable(chunks, { formats, wanted, mappingOf: (header) => findMapping(db, header) });
        const staff = staffAt(request);
        for (const permission of permissionsOf(table)) {
          const allowed = await requireStaff(request, db, permission);
          if (!allowed.ok) return refuseStaff(reply, allowed.problem);
        }
        const { header, format } = table;
        const foreign = format
          .regionsOf({ format: format.name, header, market })
          .find((region) => !mayIn(staff, region));
        if (foreign) return refuseMarket(reply, "imports:write", foreign);
        return await then(table, { market, ...(location !== undefined && { location }) });
      } catch (error) {
        if (error instanceof BadTable) return refuse(reply, error.message);
        throw error;
      } finally {
        await table?.close();
      }
    };

    const importing = {
      schema: { querystring: ImportQuery, response: { 200: DryRun, 202: Started } },
      onRequest,
      bodyLimit: mostBytes,
    };
    (scope as unknown as App).post("/imports", importing, (request, reply) =>
      opened(request, reply, request.query, async (table, asked) =>
        request.query.dry_run
          ? tryImport(db, table, asked, allowPrivate)
          : reply.code(202).send({ job: await startImport(services, table, asked) }),
      ),
    );

    const exporting = {
      schema: { querystring: ReportQuery },
      onRequest: [...onRequest, staffOnly(db, "exports:write")],
      bodyLimit: mostBytes,
    };
    (scope as unknown as App).post("/imports/report", exporting, (request, reply) =>
      opened(request, reply, request.query, async (table, asked) => {
        const { q, outcome } = request.query;
        const filter = { ...(q !== undefined && { q }), ...(outcome && { outcome }) };
        const lines = await reportFile(trialRows(db, table, asked, allowPrivate), filter);
        await noteExport(db, "import", { format: table.format.name, ...filter });
        return asCsvFile(reply, "import-report.csv", lines);
      }),
    );

    const looking = { schema: { response: { 200: FileColumns } }, onRequest, bodyLimit: mostBytes };
    (scope as unknown as App).post("/imports/columns", looking, async (request, reply) => {
      const file = files.get(request);
      if (!file) return refuse(reply, "Send the file as text/csv.");
      try {
        const { header, columns } = await sampleTable(file.iterator({ destroyOnReturn: false }));
        const own = formats.find(({ fits, aliases }) => fits(calledHere(header, aliases)));
        const mapping = own ? null : await findMapping(db, header);
        const known = await knownFormats(db, formats);
        return { format: own?.name ?? mapping?.format ?? null, mapping, columns, formats: known };
      } catch (error) {
        if (error instanceof BadTable) return refuse(reply, error.message);
        throw error;
      } finally {
        file.resume();
      }
    });
  });

  const mapping = { schema: { body: MappingBody, response: { 200: Mapping } }, onRequest };
  app.put("/imports/mappings", mapping, async ({ body: { header, ...said } }, reply) => {
    const saved = await saveMapping(db, header, said, formats);
    return saved.ok ? saved.value : sendProblem(reply, 422, saved.problem);
  });

  const refused = { schema: { params: IdParams }, onRequest };
  app.get("/jobs/:id/refused.csv", refused, async (request, reply) => {
    const found = await findFile(db, idIn(request.params.id));
    for (const permission of formats.find(({ name }) => name === found?.format)?.permissions ?? []) {
      const allowed = await requireStaff(request, db, permission);
      if (!allowed.ok) return refuseStaff(reply, allowed.problem);
    }
    if (found) return asCsvFile(reply, "refused.csv", refusedLines(db, found));
    return sendProblem(reply, 404, {
      code: "job-not-found",
      message: "There is no such import, or its file has gone.",
    });
  });
}

/** The permissions needed for a file, in addition to imports:write. */
function permissionsOf({ header, format: { permissions, stockColumns = [] } }: Table): readonly Permission[] {
  return stockColumns.some((column) => header.includes(column)) ? [...permissions, "stock:write"] : permissions;
}

const refuse = (reply: FastifyReply, why: string) =>
  sendProblem(reply, 422, { code: "invalid", message: why, fields: { file: why } });

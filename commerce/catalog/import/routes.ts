import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { productToV3 } from "#commerce/catalog/management/rest.ts";
import { findStoredAfter } from "#commerce/catalog/management/stored.ts";
import { csvLine, csvMark } from "#commerce/shared/csv.ts";
import { IdParams } from "#commerce/shared/rest-shapes.ts";
import { noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import { Started } from "#commerce/staff/jobs/schema.ts";
import { refuseMarket } from "#commerce/staff/markets.ts";
import { mayIn } from "#commerce/staff/rules.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { idIn } from "#platform/ids.ts";
import { startImport, tryImport } from "./actions.ts";
import { findFile, refusedLines } from "./files.ts";
import { ourColumns, rowsOf } from "./ours.ts";
import { BadTable, mostBytes, openTable, regionsOf } from "./read.ts";
import { DryRun, ImportQuery } from "./schema.ts";

const noStore = async (_: unknown, reply: FastifyReply) => void reply.header("cache-control", "no-store");
const asFile = (reply: FastifyReply, name: string, lines: AsyncIterable<string>) =>
  reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("text/csv; charset=utf-8")
    .send(Readable.from(lines));

/** Products in and out as CSV, for staff: docs/catalogue.md. */
export function importRoutes(app: App, services: JobServices): void {
  const { db } = services;

  app.register(async (scope) => {
    /** The file is read while it comes, so that one of any size costs the same memory. */
    const files = new WeakMap<FastifyRequest, Readable>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("text/csv", (request, payload, done) => {
      files.set(request, payload as unknown as Readable);
      done(null);
    });
    const importing = {
      schema: { querystring: ImportQuery, response: { 200: DryRun, 202: Started } },
      onRequest: [staffOnly(db, "imports:write"), noStore],
      bodyLimit: mostBytes,
    };
    (scope as unknown as App).post("/imports", importing, async (request, reply) => {
      const file = files.get(request);
      if (!file) return refuse(reply, "Send the file as text/csv.");
      if (Number(request.headers["content-length"] ?? 0) > mostBytes)
        return sendProblem(reply, 413, { code: "too-large", message: "The file is too large. Send it in parts." });
      const { format, market = "us", dry_run: isTrial } = request.query;
      let table: Awaited<ReturnType<typeof openTable>> | undefined;
      try {
        // A request that is destroyed takes its answer with it.
        table = await openTable(file.iterator({ destroyOnReturn: false }), format);
        const staff = staffAt(request);
        const foreign = regionsOf({ ...table, market }).find((region) => !mayIn(staff, region));
        if (foreign) return refuseMarket(reply, "imports:write", foreign);
        if (isTrial) return await tryImport(db, table, market);
        return reply.code(202).send({ job: await startImport(services, table, market) });
      } catch (error) {
        if (error instanceof BadTable) return refuse(reply, error.message);
        throw error;
      } finally {
        await table?.close();
      }
    });
  });

  const refused = { schema: { params: IdParams }, onRequest: [staffOnly(db, "imports:write"), noStore] };
  app.get("/jobs/:id/refused.csv", refused, async ({ params }, reply) => {
    const found = await findFile(db, idIn(params.id));
    if (found) return asFile(reply, "refused.csv", refusedLines(db, found));
    return sendProblem(reply, 404, {
      code: "job-not-found",
      message: "There is no such import, or its file has gone.",
    });
  });

  app.get("/exports/products.csv", { onRequest: [staffOnly(db, "exports:write"), noStore] }, async (_, reply) => {
    await noteInAudit(db, { action: "export", type: "product", after: {} });
    return asFile(reply, "products.csv", exportedLines(db));
  });
}

const refuse = (reply: FastifyReply, why: string) =>
  sendProblem(reply, 422, { code: "invalid", message: why, fields: { file: why } });

async function* exportedLines(db: Db): AsyncGenerator<string> {
  yield csvMark + csvLine(ourColumns);
  for (let after = 0; ; ) {
    const products = await findStoredAfter(db, after, 250);
    const last = products.at(-1);
    if (!last) return;
    yield products.flatMap((product) => rowsOf(productToV3(product)).map(csvLine)).join("");
    after = last.id;
  }
}

import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { one } from "#commerce/shared/rest/shapes.ts";
import { namelessFilter, noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { matchingOrders } from "./bulk.ts";
import { eachOrder, findOrderFacets, listOfficeOrders } from "./list.ts";
import { OrderFacets, OrderFilter, OrderNumbers, OrderPage, OrderQuery, type OrderRow } from "./list-schema.ts";

const tags = ["orders"];

/** The office's list of orders, the options of its filters, and the list as a file. */
export function orderListRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, "orders:read"), noStore];

  const listing = { schema: { tags, querystring: OrderQuery, response: { 200: OrderPage } }, onRequest };
  app.get("/staff/orders", listing, async (request, reply) => {
    const { query } = request;
    if (!isStatus(query.status)) return noStatus(reply);
    const { rows, ...counted } = await listOfficeOrders(db, query, staffAt(request).markets);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const facets = { schema: { tags, response: { 200: one(OrderFacets) } }, onRequest };
  app.get("/staff/orders/facets", facets, async () => ({ data: await findOrderFacets(db), meta: {} }));

  const numbering = { schema: { tags, querystring: OrderFilter, response: { 200: OrderNumbers } }, onRequest };
  app.get("/staff/orders/numbers", numbering, async (request, reply) => {
    const { query } = request;
    if (!isStatus(query.status)) return noStatus(reply);
    const found = await matchingOrders(db, query, staffAt(request).markets, mostPrinted + 1);
    return { data: found.slice(0, mostPrinted), meta: { most: mostPrinted, isAll: found.length <= mostPrinted } };
  });

  const exporting = {
    schema: { tags, querystring: OrderFilter },
    onRequest: [...onRequest, staffOnly(db, "exports:write")],
  };
  app.get("/staff/orders/export", exporting, async (request, reply) => {
    const { query } = request;
    if (!isStatus(query.status)) return noStatus(reply);
    await noteInAudit(db, { action: "export", type: "order", after: namelessFilter(query) });
    reply.header("content-disposition", 'attachment; filename="orders.csv"').type("text/csv; charset=utf-8");
    return reply.send(Readable.from(linesOf(db, query, staffAt(request).markets)));
  });
}

/** As many as ten people pack at once. */
const mostPrinted = 10 * mostAtOnce;

const isStatus = (status: string | undefined) => status === undefined || readStatus(status) !== null;
const noStatus = (reply: FastifyReply) =>
  sendProblem(reply, 422, { code: "invalid", message: "Check status.", fields: { status: "is no status" } });

const columns = [
  "id",
  "placedAt",
  "status",
  "paymentState",
  "hold",
  "tags",
  "market",
  "country",
  "name",
  "email",
  "buyer",
  "pieces",
  "total",
  "currency",
  "method",
  "hasReturn",
] as const satisfies readonly (keyof OrderRow)[];

async function* linesOf(db: Db, filter: OrderFilter, regions: readonly string[] | null): AsyncGenerator<string> {
  yield csvMark + csvLine(columns);
  for await (const rows of eachOrder(db, filter, regions)) {
    yield rows
      .map((row) => csvLine(columns.map((name) => (name === "tags" ? row.tags.join(" ") : row[name]))))
      .join("");
  }
}

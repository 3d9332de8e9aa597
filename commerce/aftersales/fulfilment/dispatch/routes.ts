import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import { linesIn } from "#commerce/sales/orders/emails/extras.ts";
import { localizeOrder } from "#commerce/sales/orders/emails/localize.ts";
import { languageOf, type OrderEmailServices } from "#commerce/sales/orders/emails/send.ts";
import { findOrders } from "#commerce/sales/orders/reads.ts";
import { unshippedOf } from "#commerce/sales/orders/writes.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { literals } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { startJob } from "#commerce/staff/jobs/actions.ts";
import { Started } from "#commerce/staff/jobs/schema.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { Jobs } from "#platform/jobs.ts";
import { labelProfiles, labelsCsv, weightsOf } from "./labels.ts";
import { packingSlipsPdf } from "./papers/packing-slip.ts";
import { pickListPdf } from "./papers/pick-list.ts";
import { findForDesk } from "./read.ts";
import { pickList } from "./rules.ts";
import { DeskOrder, ShipManyBody } from "./schema.ts";
import { targetsOf } from "./ship-many.ts";

type Services = Pick<OrderEmailServices, "db" | "content"> & {
  jobs: Pick<Jobs, "send">;
  config: { INVOICE_SELLER: string };
};

const Numbers = Type.String({
  maxLength: 11 * mostAtOnce,
  pattern: "^[1-9]\\d{0,9}(,[1-9]\\d{0,9})*$",
  description: `Numbers of orders with commas between them, ${mostAtOnce} at most.`,
});
const Ids = Type.Object({ ids: Numbers });
const Named = Type.Object({ ids: Numbers, language: Type.Optional(literals(languages)) });
const idsIn = (text: string): number[] => [...new Set(text.split(",").map(idIn))].filter(Boolean).slice(0, mostAtOnce);

/** The routes of the packing desk: pick list, packing slips, labels, and shipping many orders at once. */
export function dispatchRoutes(app: App, services: Services): void {
  const { db, content, config } = services;
  const tags = ["orders"];
  const onRequest = [staffOnly(db, { read: "orders:read", write: "orders:write" }), noStore];
  const deskOf = (request: FastifyRequest, ids?: number[]) => {
    const regions = staffAt(request).markets;
    return findForDesk(db, { ...(ids && { ids }), regions, limit: mostAtOnce });
  };
  /**
   * The named orders that have pieces to pack or are collected in a store, with the quantities that are not shipped
   * yet.
   */
  const packed = async (request: FastifyRequest, text: string) => {
    const desk = (await deskOf(request, idsIn(text))).filter(({ pieces, store }) => pieces > 0 || store !== null);
    const ids = desk.map(({ id }) => id);
    const [orders, left] = await Promise.all([findOrders(db, ids), unshippedOf(db, ids)]);
    return ids.flatMap((id) => {
      const order = orders.find((one) => one.id === id);
      return order ? [{ order, left: new Map((left.get(id) ?? []).map((line) => [line.id, line.quantity])) }] : [];
    });
  };

  const listing = {
    schema: {
      tags,
      querystring: Type.Object({ ids: Type.Optional(Numbers) }),
      response: { 200: Type.Object({ data: Type.Array(DeskOrder) }) },
    },
    onRequest,
  };
  app.get("/staff/dispatch/orders", listing, async (request) => ({
    data: await deskOf(request, request.query.ids === undefined ? undefined : idsIn(request.query.ids)),
  }));

  const picking = { schema: { tags, querystring: Named }, onRequest };
  app.get("/staff/dispatch/pick-list", picking, async (request, reply) => {
    const orders = (await deskOf(request, idsIn(request.query.ids))).filter(({ refused }) => refused === null);
    const pdf = await pickListPdf(pickList(orders), (request.query.language ?? "en") as Language);
    return sendPdf(reply, "pick-list", pdf);
  });

  const slipping = { schema: { tags, querystring: Ids }, onRequest };
  app.get("/staff/dispatch/packing-slips", slipping, async (request, reply) => {
    const found = await packed(request, request.query.ids);
    if (found.length === 0)
      return sendProblem(reply, 404, { code: "order-not-found", message: "None of these orders is to be packed." });
    const slips = [];
    for (const { order, left } of found) {
      const language = languageOf(order);
      slips.push({ order: await localizeOrder({ db, content }, order, language), language, pieces: left });
    }
    return sendPdf(reply, "packing-slips", await packingSlipsPdf(slips, linesIn(config.INVOICE_SELLER)));
  });

  const labelling = {
    schema: { tags, querystring: Type.Object({ ids: Numbers, profile: Type.Optional(literals(labelProfiles)) }) },
    onRequest,
  };
  app.get("/staff/dispatch/labels", labelling, async (request, reply) => {
    const { ids, profile = "generic" } = request.query;
    const found = (await packed(request, ids)).filter(({ order }) => !order.extras?.pickUp);
    const weights = await weightsOf(
      db,
      found.flatMap(({ order }) => order.lines.map(({ variantId }) => variantId)),
    );
    const parcels = found.map(({ order, left }) => {
      const lines = order.lines.map((line) => ({ grams: weights.get(line.variantId), count: left.get(line.id) ?? 0 }));
      const isKnown = lines.every(({ grams, count }) => grams !== undefined || count === 0);
      const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
      return {
        order,
        pieces: sum(({ count }) => count),
        grams: isKnown ? sum(({ grams = 0, count }) => grams * count) : null,
      };
    });
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="labels-${profile}.csv"`)
      .send(labelsCsv(profile, parcels));
  });

  const shipping = { schema: { tags, body: ShipManyBody, response: { 202: Started } }, onRequest };
  app.post("/staff/dispatch/shipments", shipping, async (request, reply) => {
    const targets = targetsOf(request.body);
    const theirs = new Set((await deskOf(request, targets)).map(({ id }) => id));
    const foreign = targets.filter((id) => !theirs.has(id));
    if (foreign.length > 0) {
      const fields = { orders: `do not exist: ${foreign.join(", ")}` };
      return sendProblem(reply, 422, { code: "order-not-found", message: "There are no such orders.", fields });
    }
    const job = await startJob(services, { kind: "shipments", input: request.body, targets });
    return reply.code(202).send({ job });
  });
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array) =>
  reply.header("content-disposition", `inline; filename="${name}.pdf"`).type("application/pdf").send(Buffer.from(pdf));

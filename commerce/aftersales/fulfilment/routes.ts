import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { OrderV2, ShipmentV2, toOrderV2, toShipmentV2 } from "#commerce/sales/orders/rest.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { findVisible } from "#commerce/sales/orders/visible.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffIn, staffNameAt, staffOnly, staffToo } from "#commerce/staff/guard/guard.ts";
import { mayDo, nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { cancelOrder } from "./cancel.ts";
import { changeOrder } from "./change.ts";
import { findConflict } from "./conflict.ts";
import { deliverShipment } from "./deliver.ts";
import { openWorkRoutes } from "./open-work/routes.ts";
import { payInvoice } from "./pay-invoice.ts";
import { pickUpRoutes } from "./pick-ups/routes.ts";
import { orderNotFound, refuse } from "./problems.ts";
import { refundRoutes } from "./refunds/routes.ts";
import {
  CancelBody,
  DeliveredBody,
  KeyHeader,
  PaidBody,
  ShipmentBody,
  StatusBody,
  TrackingBody,
  toPieces,
} from "./rest.ts";
import type { FulfilmentServices } from "./services.ts";
import { correctTracking, shipOrder } from "./ship.ts";

/** Routes for confirmed orders: for staff (scope orders:write), and for the buyer, who can cancel. */
export function fulfilmentRoutes(app: App, services: FulfilmentServices): void {
  const { db } = services;
  refundRoutes(app, services);
  openWorkRoutes(app, services);
  pickUpRoutes(app, services);
  const inMarkets = orderInMarkets(db);
  const onRequest = [staffOnly(db, "orders:write"), inMarkets];
  const tags = ["orders"];
  const body = <T extends object>(schema: T) => ({ tags, params: IdParams, headers: KeyHeader, body: schema });

  const changing = { schema: { ...body(StatusBody), response: { 200: OrderV2 } }, onRequest };
  app.put("/order/:id", changing, async (request, reply) => {
    const { status, status_id: statusId, note = "", version } = request.body;
    const to = readStatus(statusId ?? status ?? "");
    if (to === null) {
      const field = statusId === undefined ? "status" : "status_id";
      return refuse(reply, {
        code: "unknown-status",
        message: "There is no such status.",
        fields: { [field]: "is no status" },
      });
    }
    const conflict = version === undefined ? null : await findConflict(db, idIn(request.params.id), version, to);
    if (conflict) return sendProblem(reply, conflict.code === "conflict" ? 409 : 422, conflict);
    const changed = await changeOrder(services, idIn(request.params.id), to, {
      note,
      by: staffNameAt(request),
      mayRefund: mayDo(staffAt(request), "refunds:write"),
    });
    return changed.ok ? toOrderV2(changed.value, true) : refuse(reply, changed.problem);
  });

  const shipping = { schema: { ...body(ShipmentBody), response: { 201: ShipmentV2 } }, onRequest };
  app.post("/orders/:id/shipments", shipping, async (request, reply) => {
    const {
      tracking_number: trackingNumber = "",
      shipping_provider: provider = "",
      items,
      notify,
      seen,
    } = request.body;
    const orderId = idIn(request.params.id);
    const more = { ...(items && { items: toPieces(items) }), ...(seen !== undefined && { seen }) };
    const wish = { trackingNumber, provider, ...more, isTold: notify ?? true, by: staffNameAt(request) };
    const shipped = await shipOrder(services, orderId, wish);
    if (!shipped.ok) return refuse(reply, shipped.problem);
    return answerShipment(reply.code(201), orderId, shipped.value);
  });

  const delivering = {
    schema: {
      tags,
      params: Type.Object({ id: Type.String(), shipment_id: Type.String() }),
      body: Type.Union([DeliveredBody, Type.Null()]),
      response: { 200: ShipmentV2 },
    },
    onRequest,
  };
  app.post("/orders/:id/shipments/:shipment_id/delivered", delivering, async (request, reply) => {
    const { delivered_at: at } = request.body ?? {};
    const [orderId, shipmentId] = [idIn(request.params.id), idIn(request.params.shipment_id)];
    const wish = { at: at ? new Date(at) : null, by: staffNameAt(request) };
    const delivered = await deliverShipment(services, orderId, shipmentId, wish);
    return delivered.ok ? answerShipment(reply, orderId, shipmentId) : refuse(reply, delivered.problem);
  });

  const correcting = {
    schema: { ...delivering.schema, body: TrackingBody },
    onRequest,
  };
  app.put("/orders/:id/shipments/:shipment_id", correcting, async (request, reply) => {
    const { tracking_number: trackingNumber, shipping_provider: provider, notify } = request.body;
    const [orderId, shipmentId] = [idIn(request.params.id), idIn(request.params.shipment_id)];
    const wish = {
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(provider !== undefined && { provider }),
      isTold: notify ?? false,
      by: staffNameAt(request),
    };
    const corrected = await correctTracking(services, orderId, shipmentId, wish);
    return corrected.ok ? answerShipment(reply, orderId, shipmentId) : refuse(reply, corrected.problem);
  });

  async function answerShipment(reply: FastifyReply, orderId: number, shipmentId: number) {
    const [order, shipments] = await Promise.all([findOrder(db, orderId), shipmentsOf(db, orderId)]);
    const shipment = shipments.find(({ id }) => id === shipmentId);
    return order && shipment ? reply.send(toShipmentV2(shipment, order)) : refuse(reply, orderNotFound.problem);
  }

  const paying = {
    schema: { tags, params: IdParams, body: Type.Union([PaidBody, Type.Null()]), response: { 200: OrderV2 } },
    onRequest,
  };
  app.post("/orders/:id/paid", paying, async (request, reply) => {
    const wish = { note: request.body?.note ?? "", by: staffNameAt(request) };
    const paid = await payInvoice(services, idIn(request.params.id), wish);
    return paid.ok ? toOrderV2(paid.value, true) : refuse(reply, paid.problem);
  });

  const cancelling = {
    schema: { tags, params: IdParams, body: Type.Union([CancelBody, Type.Null()]), response: { 200: OrderV2 } },
    onRequest: [staffToo(db, "orders:write"), inMarkets],
  };
  app.post("/orders/:id/cancel", cancelling, async (request, reply) => {
    const orderId = idIn(request.params.id);
    const reason = request.body?.reason ?? "";
    const staff = staffIn(request);
    if (staff) {
      const seen = request.body?.seen;
      const mayRefund = mayDo(staff, "refunds:write");
      const wish = { by: nameOfStaff(staff), reason, isStaff: true, mayRefund, ...(seen !== undefined && { seen }) };
      const cancelled = await cancelOrder(services, orderId, wish);
      return cancelled.ok ? toOrderV2(cancelled.value, true) : refuse(reply, cancelled.problem);
    }
    const own = await findVisible(request, services, request.params.id, "orders:write");
    if (!own) return refuse(reply, orderNotFound.problem);
    const cancelled = await cancelOrder(services, orderId, { by: own.by, reason, isStaff: false });
    return cancelled.ok ? toOrderV2(cancelled.value) : refuse(reply, cancelled.problem);
  });
}

import { Type } from "typebox";
import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { linesIn } from "#commerce/sales/orders/emails/extras.ts";
import { localizeOrder } from "#commerce/sales/orders/emails/localize.ts";
import { languageOf, type OrderEmailServices } from "#commerce/sales/orders/emails/send.ts";
import { creditNoteNumber, creditNotePdf } from "#commerce/sales/orders/invoice/credit-note.ts";
import type { PaperLookSource } from "#commerce/sales/orders/invoice/head.ts";
import { missingOrder } from "#commerce/sales/orders/lookup.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";

export type CreditNoteServices = Pick<OrderEmailServices, "db" | "content"> &
  PaperLookSource & { config: { INVOICE_SELLER: string } };

/** GET /staff/orders/{id}/credit-notes/{refund}: the credit note of a refund whose money has gone back. */
export function creditNoteRoutes(app: App, { db, content, config, paperLook }: CreditNoteServices): void {
  const params = Type.Object({ id: Type.String(), refund: Type.String() });
  const onRequest = [staffOnly(db, "orders:read"), orderInMarkets(db)];
  app.get(
    "/staff/orders/:id/credit-notes/:refund",
    { schema: { tags: ["orders"], params }, onRequest },
    async (request, reply) => {
      const [id, refundId] = [idIn(request.params.id), idIn(request.params.refund)];
      const order = await findOrder(db, id);
      if (!order) return missingOrder(reply);
      const all = await refundsOf(db, id);
      const place = all.findIndex((refund) => refund.id === refundId) + 1;
      const refund = all[place - 1];
      if (refund?.status !== "done")
        return sendProblem(reply, 404, { code: "not-found", message: "The order has no such refund." });
      const language = languageOf(order);
      const { createdAt: at, amount, delivery, reason, items } = refund;
      const look = await paperLook?.();
      const pdf = await creditNotePdf({
        order: await localizeOrder({ db, content }, order, language),
        language,
        seller: linesIn(config.INVOICE_SELLER),
        ...(look && { look }),
        credited: { place, at, amount, delivery, reason, items },
      });
      return reply
        .header("cache-control", "private, no-store")
        .header("content-disposition", `inline; filename="credit-note-${creditNoteNumber(id, place)}.pdf"`)
        .type("application/pdf")
        .send(Buffer.from(pdf));
    },
  );
}

import { Type } from "typebox";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffToo } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { linesIn } from "../emails/extras.ts";
import { localizeOrder } from "../emails/localize.ts";
import { isOrderKey } from "../emails/order-key.ts";
import { languageOf, type OrderEmailServices } from "../emails/send.ts";
import { missingOrder } from "../lookup.ts";
import { orderInMarkets } from "../market-guard.ts";
import { customsOf, findOrder, paidBackOf } from "../reads.ts";
import { findVisible } from "../visible.ts";
import type { PaperLookSource } from "./head.ts";
import { invoicePdf } from "./invoice.ts";
import { invoiceTexts } from "./texts.ts";

type InvoiceServices = Pick<OrderEmailServices, "db" | "content"> &
  PaperLookSource & { config: { SECRET: string; INVOICE_SELLER: string; INVOICE_BANK?: string } };

const Asked = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 200 })),
  language: Type.Optional(Type.String({ maxLength: 10, description: "As a rule the order's own." })),
});

/** GET /orders/{id}/invoice: a PDF for callers who may see the order, or have the key from its emails. */
export function invoiceRoutes(app: App, { db, content, config, paperLook }: InvoiceServices): void {
  const schema = { tags: ["orders"], params: IdParams, querystring: Asked };
  const onRequest = [staffToo(db, "orders:read"), orderInMarkets(db)];
  app.get("/orders/:id/invoice", { schema, onRequest }, async (request, reply) => {
    const { key = "", language: wanted } = request.query;
    const orderId = idIn(request.params.id);
    const order = isOrderKey(key, orderId, config.SECRET)
      ? await findOrder(db, orderId)
      : (await findVisible(request, { db }, request.params.id, "orders:read"))?.order;
    // An order that was never confirmed has no invoice.
    if (!order?.confirmedAt) return missingOrder(reply);
    const language = Object.hasOwn(invoiceTexts, wanted ?? "") ? (wanted as Language) : languageOf(order);
    const [named, paidBack, customs] = await Promise.all([
      localizeOrder({ db, content }, order, language),
      paidBackOf(db, orderId),
      customsOf(db, order),
    ]);
    const look = await paperLook?.();
    const [seller, bank] = [linesIn(config.INVOICE_SELLER), linesIn(config.INVOICE_BANK)];
    const pdf = await invoicePdf({ order: named, language, seller, paidBack, bank, customs, ...(look && { look }) });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `inline; filename="invoice-${orderId}.pdf"`)
      .type("application/pdf")
      .send(Buffer.from(pdf));
  });
}

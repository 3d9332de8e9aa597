import { Type } from "typebox";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { IdParams } from "#commerce/shared/rest-shapes.ts";
import { staffOf } from "#commerce/staff/guard.ts";
import { mayDo } from "#commerce/staff/rules.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { idIn } from "#platform/ids.ts";
import { linesIn } from "./emails/extras.ts";
import { localizeOrder } from "./emails/localize.ts";
import { isOrderKey } from "./emails/order-key.ts";
import { languageOf, type OrderEmailServices } from "./emails/send.ts";
import { invoicePdf } from "./invoice.ts";
import { invoiceTexts } from "./invoice-texts.ts";
import { findOrder, paidBackOf } from "./reads.ts";

type InvoiceServices = Pick<OrderEmailServices, "db" | "content"> & {
  config: { SECRET: string; INVOICE_SELLER: string; INVOICE_BANK?: string };
};

const Asked = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 200 })),
  language: Type.Optional(Type.String({ maxLength: 10, description: "As a rule the order's own." })),
});

/** GET /orders/{id}/invoice: a PDF for the order's customer, staff, and whoever holds the key of its mails. */
export function invoiceRoutes(app: App, { db, content, config }: InvoiceServices): void {
  const schema = { tags: ["orders"], params: IdParams, querystring: Asked };
  app.get("/orders/:id/invoice", { schema }, async (request, reply) => {
    const { key = "", language: wanted } = request.query;
    const orderId = idIn(request.params.id);
    const order = await findOrder(db, orderId);
    const mayRead = async () => {
      if (isOrderKey(key, orderId, config.SECRET)) return true;
      const staff = await staffOf(request, db);
      if (staff && mayDo(staff, "orders:read")) return true;
      const customerId = await request.visit.customerId();
      return customerId !== null && order?.customerId === customerId;
    };
    // An order that never came to stand has no invoice.
    if (!order?.confirmedAt || !(await mayRead())) {
      return sendProblem(reply, 404, { code: "order-not-found", message: "There is no such order." });
    }
    const language = Object.hasOwn(invoiceTexts, wanted ?? "") ? (wanted as Language) : languageOf(order);
    const [named, paidBack] = await Promise.all([
      localizeOrder({ db, content }, order, language),
      paidBackOf(db, orderId),
    ]);
    const [seller, bank] = [linesIn(config.INVOICE_SELLER), linesIn(config.INVOICE_BANK)];
    const pdf = await invoicePdf({ order: named, language, seller, paidBack, bank });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `inline; filename="invoice-${orderId}.pdf"`)
      .type("application/pdf")
      .send(Buffer.from(pdf));
  });
}

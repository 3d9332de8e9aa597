import { Readable } from "node:stream";
import { Type } from "typebox";
import { linesIn } from "#commerce/sales/orders/emails/extras.ts";
import type { PaperLookSource } from "#commerce/sales/orders/invoice/head.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { ContentClient } from "#services/content/client.ts";
import { archiveOf } from "./archive.ts";

type Services = PaperLookSource & {
  db: Db;
  content: ContentClient;
  config: { INVOICE_SELLER: string; INVOICE_BANK?: string };
};

const Day = Type.String({ format: "date", description: "A day in UTC, as 2027-01-31." });
const day = 24 * 60 * 60 * 1000;
const mostDays = 366;

/** GET /staff/invoices/archive: the invoices and credit notes of a range of days, as one ZIP that is streamed. */
export function archiveRoutes(app: App, { db, content, config, paperLook }: Services): void {
  const schema = { tags: ["orders"], querystring: Type.Object({ from: Day, to: Day }) };
  app.get("/staff/invoices/archive", { schema, onRequest: staffOnly(db, "orders:read") }, async (request, reply) => {
    const [from, last] = [new Date(request.query.from), new Date(request.query.to)];
    const to = new Date(last.getTime() + day);
    const days = (to.getTime() - from.getTime()) / day;
    if (!(days >= 1 && days <= mostDays)) {
      const fields = { to: `must lie within ${mostDays} days from the first` };
      return sendProblem(reply, 422, { code: "invalid", message: "This is no period.", fields });
    }
    const [seller, bank] = [linesIn(config.INVOICE_SELLER), linesIn(config.INVOICE_BANK)];
    const look = await paperLook?.();
    const regions = staffAt(request).markets;
    return reply
      .type("application/zip")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="invoices-${request.query.from}-${request.query.to}.zip"`)
      .send(Readable.from(archiveOf({ db, content, seller, bank, ...(look && { look }) }, { from, to, regions })));
  });
}

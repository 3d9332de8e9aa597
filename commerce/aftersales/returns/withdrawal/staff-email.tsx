import { endsContract, findReturn } from "#commerce/aftersales/returns/reads.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { type BrandSource, brandFor } from "#commerce/shared/email/brand.ts";
import { EmailFrame, font, Row, renderEmail } from "#commerce/shared/email/frame.tsx";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import { isAllOf } from "./rules.ts";

type Services = BrandSource & { db: Db; config: { SHOP_EMAIL: string } };

/** Informs staff, in English, that a customer has withdrawn, and what the law requires. */
export async function sendWithdrawalEmailToStaff(services: Services, mail: Mail, returnId: number): Promise<void> {
  const { db, config } = services;
  const found = await findReturn(db, returnId);
  const order = found && (await findOrder(db, found.orderId));
  if (!order) return;
  const lines = found.items.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    return line ? [`- ${quantity} × ${line.name} (${line.sku})`] : [];
  });
  const isWhole = isAllOf(order, found.items);
  const isLast = isWhole || (await endsContract(db, order, returnId));
  const part = isWhole ? "all of it" : isLast ? "the rest of it, so that nothing is left" : "a part of it";
  const text = [
    `The customer has withdrawn from the contract of order ${order.id}, ${part}, on ${found.createdAt.toUTCString()}:`,
    lines.join("\n"),
    "Nothing of this that has not left yet may leave. The money is due within 14 days; it may wait until the goods are back or sent off.",
    isLast ? "Standard delivery and wrapping go back with the last of the goods." : "",
    `It is return ${returnId}: PUT /api/returns/${returnId} with {"status":"received"} puts the pieces back into stock and pays them back.`,
  ];
  const subject = `Withdrawal ${returnId}: order ${order.id}`;
  const body = text.filter(Boolean).join("\n\n");
  const html = renderEmail(
    <EmailFrame language="en" brand={await brandFor(services, defaultLocale)} subject={subject} preview={text[0] ?? ""}>
      <Row style={{ padding: "36px 32px", ...font, fontSize: 16, lineHeight: 1.5, whiteSpace: "pre-wrap" }}>{body}</Row>
    </EmailFrame>,
  );
  await mail.send({ to: config.SHOP_EMAIL, subject, text: body, html });
}

import type { Order } from "#commerce/sales/orders/schema.ts";
import { defaultBrand } from "#commerce/shared/email/brand.ts";
import {
  Button,
  EmailFrame,
  HelpLine,
  Label,
  Paragraph,
  Row,
  renderEmail,
  Table,
  Title,
} from "#commerce/shared/email/frame.tsx";
import { linkedSentence, plainSentence, plainText } from "#commerce/shared/email/plain-text.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import type { Email } from "#commerce/shared/email/simple.tsx";
import { type Detail, DetailRow, LineItems, TotalsTable } from "#commerce/shared/email/tables.tsx";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { displayNameIn } from "#commerce/shared/texts/names.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { addressLinesOf, goesTo } from "./address-lines.ts";
import { extraDetails, introOf } from "./extras.ts";
import { extrasTexts } from "./extras-texts.ts";
import { intlOf, type OrderEmailLinks } from "./links.ts";
import { sumLines } from "./sums.ts";
import { orderEmailTexts } from "./texts/all.ts";
import { withdrawalTexts } from "./withdrawal-texts.ts";

/**
 * The order confirmation. Product names are used as given, so translate them first. Amounts are formatted for the
 * order's country.
 */
export function confirmationEmail(
  order: Order,
  language: Language,
  links: OrderEmailLinks,
  brand = defaultBrand,
): Email {
  const texts = orderEmailTexts[language];
  const intl = intlOf(order, language);
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const values = { number: String(order.id), total: money(order.total) };
  const subject = fill(texts.subject, values);
  const number = fill(texts.number, values);
  const name = calledIn(language, order.billingAddress) || calledIn(language, order.shippingAddress);
  const thanks = fill(texts.thanks, { name });
  const intro = introOf(order, language, texts);
  const items = order.shippingMethod.code === "email" || order.extras?.pickUp ? texts.itemsEmail : texts.items;
  const lines = order.lines.map((line) => ({
    name: line.name,
    more: [line.options.map(({ label }) => label).join(" / "), fill(texts.quantity, { count: line.quantity })].filter(
      Boolean,
    ),
    total: money(line.total),
    ...(line.image && links.picture && { picture: links.picture(line.image) }),
  }));
  const sums = sumLines(order, language, intl);
  const details = detailsOf(order, language, intl, links.bank);
  const help = linkedSentence(texts.help, links.support);
  const right = links.withdrawal ? linkedSentence(withdrawalTexts[language].right, links.withdrawal) : null;
  const foot = (
    <>
      <p style={{ margin: "0 0 8px" }}>{texts.returns}</p>
      {right && (
        <>
          <HelpLine {...right} />
          <br />
        </>
      )}
      <HelpLine {...help} />
    </>
  );
  const html = (
    <EmailFrame language={language} brand={brand} subject={subject} preview={fill(texts.preview, values)} foot={foot}>
      <Row style={{ padding: "36px 32px 8px" }}>
        <Label margin="0 0 8px">{texts.kicker}</Label>
        <Title>{number}</Title>
        <Paragraph style={{ margin: "0 0 8px", fontWeight: 600 }}>{thanks}</Paragraph>
        <Paragraph style={{ fontSize: 16 }}>{intro}</Paragraph>
        <Button text={texts.button} href={links.order} />
      </Row>
      <Row style={{ padding: "32px 32px 0" }}>
        <Label margin="0 0 4px">{items}</Label>
        <LineItems lines={lines} />
        <TotalsTable sums={sums} />
      </Row>
      <Row style={{ padding: "32px 32px 36px" }}>
        <Table>
          {details.map((detail) => (
            <DetailRow key={detail.heading} detail={detail} style={{ fontSize: 15, lineHeight: 1.5 }} />
          ))}
        </Table>
      </Row>
    </EmailFrame>
  );
  const is = colon(language);
  const text = plainText(brand, [
    `${number}\n${thanks}\n\n${intro}`,
    `${items}\n${lines.map(({ name, more, total }) => `- ${name} (${more.join(", ")})${is}${total}`).join("\n")}`,
    sums.map(({ label, amount }) => `${label}${is}${amount}`).join("\n"),
    ...details.map((detail) => [detail.heading, ...detail.lines].join("\n")),
    `${texts.button}${is}${links.order}`,
    right && plainSentence(right),
    `${texts.returns}\n${plainSentence(help)}`,
  ]);
  return { subject, html: renderEmail(html), text };
}

/** The part below the totals: payment, delivery address, billing address and shipping method. */
function detailsOf(order: Order, language: Language, intl: string, bank: readonly string[] = []): Detail[] {
  const texts = orderEmailTexts[language];
  const extra = extrasTexts[language];
  const method = order.shippingMethod;
  const days = (text: string) => fill(text, { from: method.daysFrom, to: method.daysTo });
  const extras = extraDetails(order, language, intl, bank);
  const billTo = { heading: texts.billTo, lines: addressLinesOf(order.billingAddress, intl) };
  if (order.extras?.pickUp) {
    const pickUp = { heading: extra.pickUpAt, lines: [...goesTo(order, intl), days(extra.pickUpDays)] };
    return method.code === "email" ? [...extras, billTo] : [...extras, pickUp, billTo];
  }
  const word = texts.methods[method.code as "standard"] ?? method.name;
  const name = method.displayNames ? displayNameIn(method.displayNames, language, method.name) : word;
  const by = { heading: texts.by, lines: [name, ...(method.daysTo > 0 ? [days(texts.days)] : [])] };
  const shipTo = { heading: texts.shipTo, lines: goesTo(order, intl) };
  return method.code === "email" ? [...extras, billTo, by] : [...extras, shipTo, billTo, by];
}

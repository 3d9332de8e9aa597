import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Fact } from "../../../components/fact.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { type Say, useFormats, useText } from "../../../i18n/text.tsx";

type Total = OrderDetail["totals"][number];

const taxes: Readonly<Record<string, Key>> = {
  "tax.vat": "taxVat",
  "tax.sales": "taxSales",
  "tax.gst": "taxGst",
  "tax.hst": "taxHst",
  "tax.pst": "taxPst",
  "tax.qst": "taxQst",
};

/** The total line by line, each with its name and reason. */
export function Totals({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, number, country, named } = useFormats();
  const amount = (value: number) => money(value, order.currency);
  const placeOf = (code: string) => country(code.toUpperCase());
  const paidBack = order.refunds.filter(({ status }) => status === "done").reduce((sum, one) => sum + one.amount, 0);
  const isWithin = ({ kind, included }: Total) => included && kind === "tax";
  const added = order.totals.filter(({ included }) => !included);
  const rows = (lines: readonly Total[]) =>
    lines.map((line) => {
      const { name, why } = explained(line, order, { say, number, placeOf, named });
      return (
        <div key={`${line.kind} ${line.label} ${line.name} ${line.code} ${line.jurisdiction} ${line.rate}`}>
          <dt>
            {name}
            {why && <span className="list-sub">{why}</span>}
          </dt>
          <dd>{amount(line.amount)}</dd>
        </div>
      );
    });
  return (
    <dl className="facts order-sums">
      {rows(added)}
      <div className="order-total">
        <dt>{say("total")}</dt>
        <dd>{amount(order.total)}</dd>
      </div>
      {rows(order.totals.filter(isWithin))}
      {rows(order.totals.filter(({ kind, included }) => included && kind !== "tax"))}
      {paidBack > 0 && <Fact label={say("paymentRefunded")}>{amount(-paidBack)}</Fact>}
    </dl>
  );
}

type Tools = Pick<ReturnType<typeof useFormats>, "number" | "named"> & { say: Say; placeOf: (code: string) => string };

function explained(
  line: Total,
  order: OrderDetail,
  { say, number, placeOf, named }: Tools,
): { name: string; why?: string } {
  switch (line.kind) {
    case "goods":
      return { name: say("goodsTotal") };
    case "gift_wrap":
      return { name: say("giftWrapping") };
    case "discount": {
      const code = line.code ? [say("codeNamed", { code: line.code })] : [];
      const off = say(line.on === "shipping" ? "offDelivery" : "offGoods");
      return { name: line.name || say("discount"), why: [...code, off].join(", ") };
    }
    case "shipping":
      return { name: say("shipping"), why: named(order.method.displayNames, order.method.name) };
    case "tax": {
      const tax = taxes[line.label];
      const place = line.jurisdiction ? placeName(line.jurisdiction, placeOf) : placeOf(order.shipping.country);
      const rate = line.rate === null ? "" : ` ${number(line.rate)} %`;
      return {
        name: `${tax ? say(tax) : say("tax")}${rate}`,
        why: say(line.included ? "taxWithin" : "taxOnTop", { place }),
      };
    }
    case "gift_card":
      return { name: line.name ? say("giftCardEnding", { end: line.name }) : say("valueReturned") };
    case "due":
      return { name: say("leftToPay") };
  }
}

/** "AT" → "Austria", "US-CO" → "CO, United States". Longer names stay unchanged. */
function placeName(jurisdiction: string, placeOf: (code: string) => string): string {
  const [, country = "", part] = /^([a-z]{2})(?:-(\w+))?$/i.exec(jurisdiction) ?? [];
  if (country === "") return jurisdiction;
  return part ? `${part.toUpperCase()}, ${placeOf(country)}` : placeOf(country);
}

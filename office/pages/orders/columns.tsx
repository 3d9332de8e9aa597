import type { OrderRow } from "#commerce/aftersales/office/list-schema.ts";
import type { Column } from "../../components/list/types.ts";
import { moneyStates, orderStates, toneOf } from "../../components/orders/states.ts";
import { marketName } from "../../runtime/markets.ts";

export const columns: readonly Column<OrderRow>[] = [
  { id: "number", label: "orderNumber", cell: ({ id }) => id },
  {
    id: "placed",
    label: "placed",
    sort: "placed",
    cell: ({ placedAt }, { formats }) => <span className="one-line">{formats.moment(placedAt)}</span>,
  },
  {
    id: "customer",
    label: "customer",
    cell: ({ name, email, buyer }, { say }) => (
      <>
        {name || email}
        {buyer === "pro" && <span className="list-sub">{say("professional")}</span>}
      </>
    ),
  },
  { id: "email", label: "emailAddress", isOptional: true, cell: ({ email }) => email },
  {
    id: "status",
    label: "status",
    cell: ({ status, hold, tags }, { say }) => (
      <span className="order-tags">
        <span className={toneOf(status)}>{say(orderStates[status])}</span>
        {hold && (
          <span className="tag tag-bad" title={hold}>
            {say("onHold")}
          </span>
        )}
        {tags.map((tag) => (
          <span className="tag" key={tag}>
            {tag}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: "payment",
    label: "payment",
    cell: ({ paymentState }, { say }) => <span className={toneOf(paymentState)}>{say(moneyStates[paymentState])}</span>,
  },
  { id: "items", label: "items", isNumeric: true, cell: ({ pieces }, { formats }) => formats.number(pieces) },
  {
    id: "total",
    label: "total",
    sort: "total",
    isNumeric: true,
    cell: ({ total, currency }, { formats }) => formats.money(total, currency),
  },
  {
    id: "country",
    label: "country",
    cell: ({ country }, { formats }) => <span className="one-line">{formats.country(country)}</span>,
  },
  { id: "market", label: "market", isOptional: true, cell: ({ market }, { say }) => marketName(market as never, say) },
  {
    id: "method",
    label: "shipping",
    isOptional: true,
    cell: ({ method, methodNames }, { formats }) => formats.named(methodNames, method),
  },
];

import type { Static } from "typebox";
import type { OrderV2 } from "#commerce/sales/orders/rest.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";

type Order = Static<typeof OrderV2>;

const nameOf = ({ billing_address: { first_name, last_name } }: Order) => `${first_name} ${last_name}`;

const list: ListOf<Order> = {
  name: "orders",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { page: pageOf(search), limit: limitOf(search), email: search.q, status_id: search.status };
    return { rows: await get<Order[]>("/orders", query, signal) };
  },
  id: ({ id }) => String(id),
  title: ({ id }) => String(id),
  path: ({ id }) => `/orders/${id}`,
  columns: [
    { id: "number", label: "orderNumber", cell: ({ id }) => id },
    { id: "placed", label: "placed", cell: ({ date_created }, { formats }) => formats.moment(date_created) },
    { id: "customer", label: "customer", cell: (order) => nameOf(order) },
    { id: "email", label: "emailAddress", isOptional: true, cell: ({ billing_address }) => billing_address.email },
    { id: "status", label: "status", cell: ({ status }) => <span className="tag">{status}</span> },
    { id: "items", label: "items", isNumeric: true, cell: ({ items_total }) => items_total },
    {
      id: "total",
      label: "total",
      isNumeric: true,
      cell: ({ total_inc_tax, currency_code }, { formats }) => formats.money(Number(total_inc_tax), currency_code),
    },
    { id: "payment", label: "payment", isOptional: true, cell: ({ payment_method }) => payment_method },
  ],
};

export function OrdersPage() {
  const say = useText();
  return (
    <Page name={say("orders")} permission="orders:read">
      <List list={list} />
    </Page>
  );
}

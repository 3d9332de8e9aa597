import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Static } from "typebox";
import type { OrderPage as Found, OrderFacets, OrderRow } from "#commerce/aftersales/office/list-schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Bulk, Filter, ListOf, RowChoice } from "../../components/list/types.ts";
import { moneyStates, needs, orderStates } from "../../components/orders/states.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { marketName, priceRegions } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";
import { InvoiceArchive } from "./actions/invoice-archive.tsx";
import { orderActions } from "./bulk/actions.ts";
import { columns } from "./columns.tsx";
import { asked } from "./filters.ts";

type Facets = Static<typeof OrderFacets>;

const filtersOf = ({ tags, methods }: Facets): Filter[] => [
  { name: "needs", label: "toDo", options: ({ say }) => Object.entries(needs).map(([id, key]) => [id, say(key)]) },
  {
    name: "status",
    label: "status",
    options: ({ say }) => Object.entries(orderStates).map(([id, key]) => [id, say(key)]),
  },
  {
    name: "payment",
    label: "payment",
    options: ({ say }) => Object.entries(moneyStates).map(([id, key]) => [id, say(key)]),
  },
  {
    name: "days",
    label: "placed",
    options: ({ say }) => [
      ["1", say("placedToday")],
      ...["7", "30", "90", "365"].map((count) => [count, say("placedDays", { count })] as const),
    ],
  },
  {
    name: "market",
    label: "market",
    options: ({ say }) => priceRegions.map((market) => [market, marketName(market, say)]),
  },
  {
    name: "buyer",
    label: "buyer",
    options: ({ say }) => [
      ["guest", say("guest")],
      ["customer", say("withAccount")],
      ["pro", say("professional")],
    ],
  },
  ...(methods.length > 1
    ? [
        {
          name: "method",
          label: "shipping",
          options: ({ formats }) =>
            methods.map(({ code, name, displayNames }) => [code, formats.named(displayNames, name)] as const),
        } satisfies Filter,
      ]
    : []),
  ...(tags.length > 0
    ? [{ name: "tag", label: "tag", options: () => tags.map((tag) => [tag, tag] as const) } satisfies Filter]
    : []),
];

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);
const PapersDialog = lazy(() =>
  import("./bulk/papers-dialog.tsx").then(({ PapersDialog: default_ }) => ({ default: default_ })),
);

const listOf = (facets: Facets, bulk: readonly Bulk[]): ListOf<OrderRow> => ({
  name: "orders",
  isSearchable: true,
  empty: "ordersNone",
  searchHint: "searchOrders",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<Static<typeof Found>>("/staff/orders", query, signal)).data };
  },
  count: async (search, signal) => {
    const { meta } = await get<Static<typeof Found>>("/staff/orders", { ...asked(search), count: "only" }, signal);
    return { total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => String(id),
  title: ({ id }) => String(id),
  path: ({ id }) => `/orders/${id}`,
  filters: filtersOf(facets),
  columns,
  bulk,
});

const nothing: Facets = { tags: [], methods: [] };

export function OrdersPage() {
  const say = useText();
  const mayRead = useMay("orders:read");
  const search = useSearch({ strict: false }) as ListSearch;
  const { data: facets = nothing } = useQuery({
    queryKey: ["order-facets"],
    queryFn: async ({ signal }) => (await get<{ data: Facets }>("/staff/orders/facets", {}, signal)).data,
    enabled: mayRead,
  });
  const mayWrite = useMay("orders:write");
  const [changing, setChanging] = useState<RowChoice | null>(null);
  const [printing, setPrinting] = useState<RowChoice | null>(null);
  const list = useMemo(
    () => listOf(facets, orderActions({ change: mayWrite ? setChanging : null, print: setPrinting })),
    [facets, mayWrite],
  );
  const actions = (
    <>
      <InvoiceArchive />
      <ExportLink path="/staff/orders/export" query={asked(search)} />
    </>
  );
  return (
    <Page name={say("orders")} permission="orders:read" actions={actions}>
      <List list={list} />
      <Suspense>
        {changing && <ChangeDialog chosen={changing} known={facets.tags} onClose={() => setChanging(null)} />}
        {printing && <PapersDialog chosen={printing} onClose={() => setPrinting(null)} />}
      </Suspense>
    </Page>
  );
}

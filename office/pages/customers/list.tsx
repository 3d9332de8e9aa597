import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Static } from "typebox";
import type { CustomerFacets, CustomerRow, CustomerPage as Found } from "#commerce/customers/office/schema.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

type Facets = Static<typeof CustomerFacets>;

const listOf = ({ tags }: Facets): ListOf<CustomerRow> => ({
  name: "customers",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { q: search.q, tag: search.tag, sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    const { data, meta } = await get<Static<typeof Found>>("/staff/customers", query, signal);
    return { rows: data, total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => String(id),
  title: ({ name, email }) => name || email,
  path: ({ id }) => `/customers/${id}`,
  filters:
    tags.length > 0 ? [{ name: "tag", label: "tag", options: () => tags.map((tag) => [tag, tag] as const) }] : [],
  columns: [
    { id: "name", label: "customerName", sort: "name", cell: ({ name, email }) => name || email },
    { id: "email", label: "emailAddress", sort: "email", cell: ({ email }) => email },
    {
      id: "country",
      label: "country",
      cell: ({ country }, { formats }) => (country ? formats.country(country) : "–"),
    },
    { id: "group", label: "group", cell: ({ groups }) => groups.map(({ name }) => name).join(", ") || "–" },
    {
      id: "tags",
      label: "tags",
      cell: ({ tags }) => (
        <span className="order-tags">
          {tags.map((tag) => (
            <span className="tag" key={tag}>
              {tag}
            </span>
          ))}
        </span>
      ),
    },
    { id: "orders", label: "orders", isNumeric: true, cell: ({ orders }, { formats }) => formats.number(orders) },
    {
      id: "spent",
      label: "spent",
      isNumeric: true,
      cell: ({ spent }, { formats }) =>
        spent.map(({ amount, currency }) => formats.money(amount, currency)).join(", ") || "–",
    },
    { id: "since", label: "since", cell: ({ since }, { formats }) => formats.day(since) },
  ],
});

const nothing: Facets = { tags: [] };

export function CustomersPage() {
  const say = useText();
  const mayRead = useMay("customers:read");
  const { data: facets = nothing } = useQuery({
    queryKey: ["customer-facets"],
    queryFn: async ({ signal }) => (await get<{ data: Facets }>("/staff/customers/facets", {}, signal)).data,
    enabled: mayRead,
  });
  const list = useMemo(() => listOf(facets), [facets]);
  const actions = (
    <Link to="/customers/groups" className="button">
      {say("customerGroups")}
    </Link>
  );
  return (
    <Page name={say("customers")} permission="customers:read" actions={actions}>
      <List list={list} />
    </Page>
  );
}

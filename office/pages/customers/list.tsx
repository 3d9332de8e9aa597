import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Static } from "typebox";
import type { CustomerFacets, CustomerRow, CustomerPage as Found } from "#commerce/customers/office/schema.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Bulk, Filter, ListOf, RowChoice } from "../../components/list/types.ts";
import { useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { asked, customerActions } from "./bulk/actions.ts";
import { placeOf } from "./groups/place.ts";

type Facets = Static<typeof CustomerFacets>;

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);

const listOf = (
  { tags, groups, own }: Facets,
  language: Language,
  bulk: readonly Bulk[] | undefined,
): ListOf<CustomerRow> => ({
  name: "customers",
  isSearchable: true,
  empty: "customersNone",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    const { data, meta } = await get<Static<typeof Found>>("/staff/customers", query, signal);
    return { rows: data, total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => String(id),
  title: ({ name, email }) => name || email,
  path: ({ id }) => `/customers/${id}`,
  filters: [
    {
      name: "group",
      label: "group",
      options: ({ say }) => groups.map((one) => [String(one.id), `${one.name} (${placeOf(one, say)})`] as const),
    },
    ...(tags.length > 0
      ? [{ name: "tag", label: "tag" as const, options: () => tags.map((tag) => [tag, tag] as const) }]
      : []),
    ...own.map(
      ({ key, labels, choices }): Filter => ({
        name: `own.${key}`,
        label: "ownFields",
        text: textIn(labels, language),
        options: ({ say }) =>
          choices.length > 0
            ? choices.map(({ code, labels: names }) => [code, textIn(names, language)] as const)
            : [
                ["yes", say("yes")],
                ["no", say("no")],
              ],
      }),
    ),
  ],
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
  ...(bulk && { bulk }),
});

const nothing: Facets = { tags: [], groups: [], own: [] };

export function CustomersPage() {
  const say = useText();
  const mayRead = useMay("customers:read");
  const { data: facets = nothing } = useQuery({
    queryKey: ["customer-facets"],
    queryFn: async ({ signal }) => (await get<{ data: Facets }>("/staff/customers/facets", {}, signal)).data,
    enabled: mayRead,
  });
  const language = useLanguage();
  const mayWrite = useMay("customers:write");
  const [changing, setChanging] = useState<RowChoice | null>(null);
  const list = useMemo(
    () => listOf(facets, language, mayWrite ? customerActions(setChanging) : undefined),
    [facets, language, mayWrite],
  );
  const search = useSearch({ strict: false }) as ListSearch;
  const actions = (
    <>
      <Link to="/customers/groups" className="button">
        {say("customerGroups")}
      </Link>
      <ExportLink path="/staff/customers/export" query={asked(search)} />
    </>
  );
  return (
    <Page name={say("customers")} permission="customers:read" actions={actions}>
      <List list={list} />
      {changing && (
        <Suspense>
          <ChangeDialog chosen={changing} facets={facets} onClose={() => setChanging(null)} />
        </Suspense>
      )}
    </Page>
  );
}

import { Link, useSearch } from "@tanstack/react-router";
import type { ReturnPage as Found, ReturnRow } from "#commerce/aftersales/returns/receiving/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { stateOf } from "./rules.ts";

const views = [
  ["to-receive", "returnsToReceive"],
  ["received", "returnsReceived"],
  ["withdrawals", "returnsWithdrawn"],
  ["all", "returnsAll"],
] as const;
const viewOf = ({ view }: ListSearch) => views.find(([name]) => name === view)?.[0] ?? "to-receive";

/** The list's filters as API parameters. */
const asked = (search: ListSearch) => ({ view: viewOf(search), q: search.q });

const list: ListOf<ReturnRow> = {
  name: "returns",
  isSearchable: true,
  empty: "returnsNone",
  searchHint: "searchReturns",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<Found>("/staff/returns", query, signal)).data };
  },
  count: async (search, signal) => {
    const { meta } = await get<Found>("/staff/returns", { ...asked(search), count: "only" }, signal);
    return { total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => String(id),
  title: ({ id }) => String(id),
  path: ({ id }) => `/returns/${id}`,
  columns: [
    { id: "number", label: "orderNumber", cell: ({ id }) => id },
    { id: "order", label: "ofOrder", sort: "order", cell: ({ orderId }) => orderId },
    { id: "customer", label: "customer", cell: ({ name }) => name },
    {
      id: "status",
      label: "status",
      cell: (row, { say }) => (
        <span className="doing-row">
          <span className={row.isUndecided ? "tag tag-info" : "tag"}>{say(stateOf(row))}</span>
          {row.isWithdrawal && <span className="tag tag-bad">{say("whyWithdrawal")}</span>}
        </span>
      ),
    },
    { id: "pieces", label: "items", isNumeric: true, cell: ({ pieces }) => pieces },
    {
      id: "due",
      label: "refundByLabel",
      cell: ({ refundBy }, { formats }) => (refundBy ? formats.day(refundBy) : "–"),
    },
    {
      id: "created",
      label: "placed",
      sort: "created",
      cell: ({ createdAt }, { formats }) => formats.moment(createdAt),
    },
  ],
};

/** A tab is no filter that one could clear. */
const lists = new Map(views.map(([view]) => [view, { ...list, fixed: { view } }]));
const listOf = (view: (typeof views)[number][0] | undefined) => (view && lists.get(view)) ?? list;

/** The list of returns: those expected, those received, and withdrawals with their legal deadline. */
export function ReturnsPage() {
  const say = useText();
  const search = useSearch({ strict: false }) as ListSearch;
  const shown = viewOf(search);
  return (
    <Page
      name={say("returns")}
      permission="orders:read"
      actions={<ExportLink path="/staff/returns/export" query={asked(search)} />}
    >
      <nav className="subpages" aria-label={say("returnsViews")}>
        {views.map(([view, label]) => (
          <Link
            key={view}
            to="/returns"
            search={{ view } as never}
            className="subpage"
            aria-current={view === shown ? "page" : undefined}
          >
            {say(label)}
          </Link>
        ))}
      </nav>
      <List list={listOf(search.view ? shown : undefined)} />
    </Page>
  );
}

import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { CountAnswer, ListOf } from "../../components/list/types.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { type Application, ApplicationDialog } from "./application.tsx";
import { ProTabs } from "./tabs.tsx";

const states: Record<Application["status"], { key: Key; tag: string }> = {
  submitted: { key: "pending", tag: "tag tag-info" },
  approved: { key: "proApproved", tag: "tag tag-good" },
  completed: { key: "proCompleted", tag: "tag tag-good" },
  refused: { key: "proRefused", tag: "tag" },
};

/** The list's filters as API parameters. */
const asked = ({ q, status }: ListSearch) => ({ q, status });

const listWith = (open: (application: Application) => void): ListOf<Application> => ({
  name: "pro-applications",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { ...asked(search), page: pageOf(search), limit: limitOf(search) };
    return { rows: await get<Application[]>("/pro/applications", query, signal) };
  },
  count: async (search, signal) => (await get<CountAnswer>("/pro/applications/count", asked(search), signal)).meta,
  id: ({ id }) => String(id),
  title: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  empty: "proNone",
  columns: [
    {
      id: "name",
      label: "name",
      cell: (one) => (
        <>
          <button type="button" className="link" onClick={() => open(one)}>
            {one.first_name} {one.last_name}
          </button>
          <span className="list-sub">{one.email}</span>
        </>
      ),
    },
    {
      id: "for",
      label: "proWorksFor",
      cell: ({ association, role }) => (
        <>
          {association}
          <span className="list-sub">{role}</span>
        </>
      ),
    },
    { id: "country", label: "country", cell: ({ country }, { formats }) => formats.country(country.toUpperCase()) },
    {
      id: "status",
      label: "status",
      cell: ({ status }, { say }) => <span className={states[status].tag}>{say(states[status].key)}</span>,
    },
    {
      id: "until",
      label: "proUntil",
      cell: ({ expiration_date }, { formats }) => (expiration_date ? formats.day(expiration_date) : "–"),
    },
    { id: "made", label: "made", cell: ({ date_created }, { formats }) => formats.day(date_created) },
  ],
  filters: [
    {
      name: "status",
      label: "status",
      options: ({ say }) =>
        (Object.keys(states) as Application["status"][]).map((one) => [one, say(states[one].key)] as const),
    },
  ],
  keys: { Enter: open },
});

/** Professionals' applications, latest first, for review with their proof and for a decision. */
export function ProPage() {
  const say = useText();
  const mayDecide = useMay("pro:review");
  const [open, setOpen] = useState<Application | null>(null);
  const search = useSearch({ strict: false }) as ListSearch;
  const [list] = useState(() => listWith(setOpen));
  return (
    <Page
      name={say("proAccounts")}
      permission="pro:read"
      actions={<ExportLink path="/pro/applications/export" query={asked(search)} />}
    >
      <ProTabs at="/pro" />
      <List list={list} />
      {open && <ApplicationDialog application={open} mayDecide={mayDecide} onClose={() => setOpen(null)} />}
    </Page>
  );
}

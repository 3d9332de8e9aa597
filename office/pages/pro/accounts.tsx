import { useSearch } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import type { Static } from "typebox";
import type {
  ProAccountPage as Found,
  ProAccountQuery,
  ProAccountRow,
} from "#commerce/customers/pro-accounts/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf, RowChoice } from "../../components/list/types.ts";
import { AccountDialog } from "../../components/pro/account-dialog.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";
import { RenewMany } from "./renew-many.tsx";
import { ProTabs } from "./tabs.tsx";

type State = NonNullable<ProAccountQuery["state"]>;
const states: Record<State, Key> = {
  ending: "proEnding",
  ended: "proEnded",
  running: "proRunning",
};

const month = 30 * 24 * 60 * 60 * 1000;
const endsSoon = ({ expiresOn }: ProAccountRow) => expiresOn !== null && Date.parse(expiresOn) < Date.now() + month;

type AccountActions = { renew: (account: ProAccountRow) => void; renewMany: (chosen: RowChoice) => void };
type Load = ListOf<ProAccountRow>["load"];

const listWith = (load: Load, acts: AccountActions | null): ListOf<ProAccountRow> => ({
  name: "pro-codes",
  isSearchable: true,
  load,
  id: ({ id }) => String(id),
  title: ({ name, email }) => name || email,
  path: ({ id }) => `/customers/${id}`,
  empty: "proNoAccounts",
  columns: [
    {
      id: "name",
      label: "customerName",
      sort: "name",
      cell: ({ name, email }) => (
        <>
          {name || email}
          <span className="list-sub">{email}</span>
        </>
      ),
    },
    { id: "region", label: "proPriceList", cell: ({ region }, { say }) => marketName(region, say) },
    {
      id: "until",
      label: "proUntil",
      sort: "until",
      cell: (account, { say, formats }) => (
        <span className="with-tag">
          {account.expiresOn ? formats.day(account.expiresOn) : "–"}
          {account.isExpired ? (
            <span className="tag tag-bad">{say("proEnded")}</span>
          ) : (
            endsSoon(account) && <span className="tag tag-info">{say("proSoon")}</span>
          )}
        </span>
      ),
    },
    {
      id: "limit",
      label: "proLimit",
      isNumeric: true,
      cell: ({ limit, currency }, { formats }) => formats.money(limit, currency),
    },
    {
      id: "spent",
      label: "proSpent",
      isNumeric: true,
      cell: ({ spent, currency }, { formats }) => formats.money(spent, currency),
    },
    {
      id: "left",
      label: "proLeft",
      isNumeric: true,
      cell: ({ left, currency }, { formats }) => formats.money(left, currency),
    },
    ...(acts
      ? [
          {
            id: "renew",
            label: "actions" as const,
            cell: (account: ProAccountRow, { say }: { say: (key: Key) => string }) => (
              <button
                type="button"
                className="button"
                onClick={(event) => {
                  event.stopPropagation();
                  acts.renew(account);
                }}
              >
                {say("proRenew")}
              </button>
            ),
          },
        ]
      : []),
  ],
  filters: [
    {
      name: "state",
      label: "proState",
      options: ({ say }) => (Object.keys(states) as State[]).map((one) => [one, say(states[one])]),
    },
  ],
  ...(acts && {
    bulk: [
      {
        id: "renew",
        label: "proRenew",
        asks: true,
        takesMatching: true,
        run: async (chosen) => acts.renewMany(chosen),
      },
    ],
  }),
});

/** Professionals' accounts, those that expire first at the top: spending limit, amount spent, and expiry date. */
export function ProCodesPage() {
  const say = useText();
  const mayChange = useMay("pro:review");
  const { q, state } = useSearch({ strict: false }) as ListSearch;
  const [one, setOne] = useState<ProAccountRow | null>(null);
  const [many, setMany] = useState<RowChoice | null>(null);
  const shown = useRef<readonly ProAccountRow[]>([]);
  const list = useMemo(() => {
    const load: Load = async (search, signal) => {
      const query = {
        q: search.q,
        state: search.state,
        sort: search.sort,
        page: pageOf(search),
        limit: limitOf(search),
      };
      const { data, meta } = await get<Static<typeof Found>>("/pro/accounts", query, signal);
      shown.current = data;
      return { rows: data, total: meta.total, isExact: meta.isExact };
    };
    return listWith(load, mayChange ? { renew: setOne, renewMany: setMany } : null);
  }, [mayChange]);
  const example = many && "ids" in many ? many.ids[0] : undefined;
  const first = shown.current.find(({ id }) => example === undefined || String(id) === example);
  return (
    <Page
      name={say("proAccounts")}
      permission="pro:read"
      actions={<ExportLink path="/pro/accounts/export" query={{ q, state }} />}
    >
      <ProTabs at="/pro/accounts" />
      <List list={list} />
      {one && <AccountDialog account={one} act="renew" onClose={() => setOne(null)} />}
      {many && first && <RenewMany chosen={many} first={first} onClose={() => setMany(null)} />}
    </Page>
  );
}

import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { CardsChange } from "#commerce/sales/gift-cards/bulk.ts";
import type { BulkRequest } from "../../components/bulk/start.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Bulk, CountAnswer, ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { currencies } from "../promotions/form.ts";
import { asked, giftCardBulk } from "./bulk/actions.ts";
import { CardDialog } from "./card.tsx";
import { GiveDialog } from "./give.tsx";
import { type GiftCard, stateOf } from "./load.ts";

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);

const listWith = (open: (card: GiftCard) => void, bulk: readonly Bulk[] | null): ListOf<GiftCard> => ({
  name: "gift-cards",
  isSearchable: true,
  empty: "giftNone",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    return { rows: (await get<{ data: GiftCard[] }>("/gift-certificates", query, signal)).data };
  },
  count: async (search, signal) => (await get<CountAnswer>("/gift-certificates/count", asked(search), signal)).meta,
  id: ({ id }) => String(id),
  title: ({ code_last4 }) => code_last4,
  columns: [
    {
      id: "code",
      label: "giftCode",
      cell: (card) => (
        <button type="button" className="list-link" onClick={() => open(card)}>
          …{card.code_last4}
        </button>
      ),
    },
    {
      id: "to",
      label: "giftRecipient",
      cell: ({ to_name, to_email }) => (
        <>
          {to_name || to_email || "–"}
          {to_name && to_email && <span className="list-sub">{to_email}</span>}
        </>
      ),
    },
    {
      id: "status",
      label: "status",
      cell: (card, { say }) => {
        const { key, tag } = stateOf(card);
        return <span className={tag}>{say(key)}</span>;
      },
    },
    {
      id: "balance",
      label: "giftBalance",
      sort: "balance",
      isNumeric: true,
      cell: ({ balance, currency_code }, { formats }) => formats.money(balance, currency_code),
    },
    {
      id: "amount",
      label: "giftWorth",
      isNumeric: true,
      cell: ({ amount, currency_code }, { formats }) => formats.money(amount, currency_code),
    },
    { id: "made", label: "made", sort: "made", cell: ({ purchase_date }, { formats }) => formats.day(purchase_date) },
  ],
  filters: [
    {
      name: "state",
      label: "status",
      options: ({ say }) => [
        ["open", say("active")],
        ["used-up", say("giftUsedUp")],
        ["blocked", say("giftBlocked")],
        ["expired", say("giftExpired")],
      ],
    },
    { name: "currency", label: "giftCurrency", options: () => currencies.map((one) => [one, one] as const) },
  ],
  keys: { Enter: open },
  ...(bulk && { bulk }),
});

export function GiftCardsPage() {
  const say = useText();
  const mayWrite = useMay("gift-cards:write");
  const [open, setOpen] = useState<GiftCard | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const [changing, setChanging] = useState<BulkRequest<CardsChange> | null>(null);
  const list = useMemo(() => listWith(setOpen, mayWrite ? giftCardBulk(setChanging) : null), [mayWrite]);
  const search = useSearch({ strict: false }) as ListSearch;
  const actions = (
    <>
      <ExportLink path="/staff/gift-certificates/export" query={asked(search)} />
      {mayWrite && (
        <button type="button" className="button button-main" onClick={() => setIsGiving(true)}>
          {say("giftGive")}
        </button>
      )}
    </>
  );
  return (
    <Page name={say("giftCards")} permission="gift-cards:read" actions={actions}>
      <List list={list} />
      {changing && (
        <Suspense>
          <ChangeDialog {...changing} onClose={() => setChanging(null)} />
        </Suspense>
      )}
      {open && <CardDialog card={open} mayWrite={mayWrite} onClose={() => setOpen(null)} />}
      {isGiving && <GiveDialog onClose={() => setIsGiving(false)} />}
    </Page>
  );
}

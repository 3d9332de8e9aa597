import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Static } from "typebox";
import type { StockPage as Found, StockRow } from "#commerce/catalog/office/list-schema.ts";
import { usualLow } from "#commerce/catalog/stock/rules.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf, RowChoice } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";
import { asked } from "./bulk/actions.ts";
import { Count } from "./count.tsx";
import { Ledger } from "./ledger.tsx";
import { LowField, ShopLow } from "./low.tsx";
import { nameOf } from "./name.ts";
import { ShelfField } from "./shelf.tsx";

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);

type StockActions = { open: (row: StockRow) => void; change: (chosen: RowChoice) => void };

const listFor = (mayWrite: boolean, shop: number, { open, change }: StockActions): ListOf<StockRow> => ({
  name: "stock",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<Static<typeof Found>>("/staff/stock", query, signal)).data };
  },
  count: async (search, signal) => {
    const { meta } = await get<Static<typeof Found>>("/staff/stock", { ...asked(search), count: "only" }, signal);
    return { total: meta.total, isExact: meta.isExact };
  },
  id: ({ variantId }) => String(variantId),
  title: nameOf,
  path: ({ productId }) => `/products/${productId}`,
  columns: [
    {
      id: "variant",
      label: "variant",
      cell: ({ name, options, image }) => (
        <span className="list-thing">
          {image && (
            <img className="list-picture" src={pictureUrl(image, 72)} alt="" width={36} height={36} loading="lazy" />
          )}
          <span>
            {name}
            <span className="list-sub">{options.join(" / ")}</span>
          </span>
        </span>
      ),
    },
    { id: "sku", label: "sku", sort: "sku", cell: ({ sku }) => <span className="list-code">{sku}</span> },
    {
      id: "state",
      label: "status",
      cell: ({ available, isLow, isTracked }, { say }) =>
        !isTracked ? (
          <span className="tag">{say("none")}</span>
        ) : available === 0 ? (
          <span className="tag tag-bad">{say("soldOut")}</span>
        ) : isLow ? (
          <span className="tag tag-info">{say("lowStock")}</span>
        ) : (
          <span className="tag tag-good">{say("inStock")}</span>
        ),
    },
    {
      id: "pieces",
      label: "pieces",
      sort: "available",
      isNumeric: true,
      cell: (row, { formats }) =>
        mayWrite && row.isTracked ? <Count key={row.available} row={row} /> : formats.number(row.available),
    },
    {
      id: "low",
      label: "lowFrom",
      isNumeric: true,
      cell: (row, { formats }) =>
        mayWrite && row.isTracked ? (
          <LowField key={row.lowAt} row={row} shop={shop} />
        ) : (
          formats.number(row.lowAt ?? shop)
        ),
    },
    {
      id: "shelf",
      label: "shelfPlace",
      cell: (row) => (mayWrite ? <ShelfField key={row.shelf} row={row} /> : (row.shelf ?? "–")),
    },
    {
      id: "history",
      label: "history",
      isNumeric: true,
      cell: (row, { say }) => (
        <button
          type="button"
          className="button"
          aria-label={`${say("history")}: ${nameOf(row)}`}
          onClick={() => open(row)}
        >
          {say("history")}
        </button>
      ),
    },
  ],
  filters: [
    {
      name: "stock",
      label: "status",
      options: ({ say }) => [
        ["out", say("soldOut")],
        ["low", say("lowStock")],
        ["in", say("inStock")],
      ],
    },
  ],
  ...(mayWrite && {
    bulk: [
      { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => change(chosen) },
    ],
  }),
});

export function StockPage() {
  const say = useText();
  const mayWrite = useMay("stock:write");
  const [shown, setShown] = useState<StockRow | null>(null);
  const [changing, setChanging] = useState<RowChoice | null>(null);
  const { data } = useQuery({
    queryKey: ["list", "stock", "settings"],
    queryFn: ({ signal }) => get<{ lowAt: number }>("/staff/stock/settings", {}, signal),
  });
  const shop = data?.lowAt ?? usualLow;
  const list = useMemo(() => listFor(mayWrite, shop, { open: setShown, change: setChanging }), [mayWrite, shop]);
  const search = useSearch({ strict: false }) as ListSearch;
  const actions = (
    <>
      {mayWrite && <ShopLow lowAt={shop} />}
      {mayWrite && (
        <Link to="/stock/count" className="button">
          {say("countList")}
        </Link>
      )}
      <ExportLink path="/staff/stock/export" query={asked(search)} />
    </>
  );
  return (
    <Page name={say("stock")} permission="stock:read" actions={actions}>
      <List list={list} />
      {changing && (
        <Suspense>
          <ChangeDialog chosen={changing} onClose={() => setChanging(null)} />
        </Suspense>
      )}
      {shown && <Ledger row={shown} mayWrite={mayWrite} onClose={() => setShown(null)} />}
    </Page>
  );
}

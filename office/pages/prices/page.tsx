import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { SheetPage as Answer } from "#commerce/catalog/office/sheet/schema.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { type ListSearch, pageOf } from "../../components/list/search.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMember } from "../../runtime/session.ts";
import { Editing } from "./editing.tsx";
import { Filters } from "./filters.tsx";

const perPage = 500;

/** The page "/office/prices": edits prices, stock and SKUs of many variants at once. */
export function PricesPage() {
  const say = useText();
  const search = useSearch({ strict: false }) as ListSearch;
  const market = isPriceRegion(search.market ?? "") ? (search.market as PriceRegion) : "us";
  const above = <Link to="/products">{say("products")}</Link>;
  const actions = <ExportLink path="/staff/products/export" query={{ q: search.q, category: search.category }} />;
  return (
    <Page name={say("prices")} permission="catalogue:read" above={above} actions={actions}>
      <Sheets market={market} search={search} />
    </Page>
  );
}

function Sheets({ market, search }: { market: PriceRegion; search: ListSearch }) {
  const say = useText();
  const navigate = useNavigate();
  const query = { market, q: search.q, category: search.category, page: pageOf(search), limit: perPage };
  const draft = `sheet/${useMember().id}/${JSON.stringify(query)}`;
  const { data, error, refetch } = useQuery({
    queryKey: ["sheet", query],
    queryFn: ({ signal }) => get<Static<typeof Answer>>("/staff/sheet", query, signal),
    // Rows are not reloaded during editing. Saving reports what others changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const go = (next: ListSearch) => void navigate({ to: ".", search: next as never });
  return (
    <>
      <Filters market={market} search={search} go={go} />
      {error && !data ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={12} />
      ) : data.data.length === 0 ? (
        <div className="state" role="status">
          <h2>{say("listNone")}</h2>
          <p>{say("listNoneText")}</p>
        </div>
      ) : (
        <Editing key={JSON.stringify(query)} answer={data} draft={draft} reload={() => void refetch()} />
      )}
      {data && <Pages answer={data} to={(page) => go({ ...search, page: String(page) })} />}
    </>
  );
}

type PagesProps = { answer: Static<typeof Answer>; to: (page: number) => void };

function Pages({ answer: { meta }, to }: PagesProps) {
  const say = useText();
  const { number } = useFormats();
  const { page, limit, total, isExact } = meta;
  return (
    <footer className="pager">
      <p role="status">{isExact ? say("listTotal", { count: total }) : say("listMore", { number: number(total) })}</p>
      <div className="pager-steps">
        <button type="button" className="button" disabled={page === 1} onClick={() => to(page - 1)}>
          {say("previousPage")}
        </button>
        <button
          type="button"
          className="button"
          disabled={isExact && page * limit >= total}
          onClick={() => to(page + 1)}
        >
          {say("nextPage")}
        </button>
      </div>
    </footer>
  );
}

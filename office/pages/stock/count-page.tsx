import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useBlocker, useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { Static } from "typebox";
import type { StockPage as Found, StockRow } from "#commerce/catalog/office/list-schema.ts";
import { OptionList } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { SearchIcon } from "../../components/icons.tsx";
import { type ListSearch, pageOf } from "../../components/list/search.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, messageOf, send } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { useMay } from "../../runtime/session.ts";
import { CountReview } from "./count-review.tsx";
import { CountTable } from "./count-table.tsx";
import { bodiesOf, type Entries, linesOf, type Mode, quantityIn } from "./counting.ts";

const perPage = 100;
const modes = [
  ["count", "reasonCount"],
  ["import", "reasonImport"],
  ["return", "reasonReturn"],
  ["correction", "reasonCorrection"],
] as const;
type Category = { id: number; name: string };

/**
 * Changes the stock of many variants in a list, as a stocktake or as additions and removals, with a preview before
 * saving.
 */
export function CountPage() {
  const say = useText();
  const { number, pair } = useFormats();
  const navigate = useNavigate();
  const client = useQueryClient();
  const search = useSearch({ strict: false }) as ListSearch;
  const [mode, setMode] = useState<Mode>("count");
  const [entries, setEntries] = useState<Entries>({});
  const [isReviewing, setReviewing] = useState(false);
  const mayNarrow = useMay("catalogue:read");
  const page = pageOf(search);
  const query = { q: search.q, category: search.category, sort: "name", page, limit: perPage };
  const { data, error, refetch } = useQuery({
    queryKey: ["list", "stock", "count", query],
    queryFn: ({ signal }) => get<Static<typeof Found>>("/staff/stock", query, signal),
    // Rows are not reloaded during counting. Stock sold meanwhile is taken into account on saving.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const categories = useQuery({
    queryKey: ["category-names"],
    queryFn: ({ signal }) => get<{ data: Category[] }>("/staff/categories", {}, signal),
    enabled: mayNarrow,
  });
  const names = useCatalogueNames();
  const go = (next: ListSearch) => void navigate({ to: ".", search: next as never });
  const lines = linesOf(entries, mode);
  const typed = Object.values(entries).filter(({ text }) => text.trim() !== "");
  const wrong = typed.filter(({ text }) => quantityIn(text, mode) === null).length;
  useBlocker({
    disabled: typed.length === 0,
    enableBeforeUnload: typed.length > 0,
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && !window.confirm(say("countLeave", { count: typed.length })),
  });
  const saving = useMutation({
    mutationFn: async (note: string) => {
      const [method, kind] = mode === "count" ? (["PUT", "absolute"] as const) : (["POST", "relative"] as const);
      for (const body of bodiesOf(lines, mode, note)) await send(method, `/inventory/adjustments/${kind}`, body);
    },
    onSuccess: () => {
      tell(say("saved"));
      setReviewing(false);
      setEntries({});
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
    onError: (failed) => {
      const [first] = Object.values(problemsOf(failed));
      tell(first ?? messageOf(failed, say));
    },
  });
  const enter = (row: StockRow, text: string) =>
    setEntries((before) => ({ ...before, [row.variantId]: { row: before[row.variantId]?.row ?? row, text } }));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ ...search, q: String(new FormData(event.currentTarget).get("q")) || undefined, page: undefined });
  };
  return (
    <Page name={say("countList")} permission="stock:write" above={<Link to="/stock">{say("stock")}</Link>}>
      <p className="lead">{say("countLead")}</p>
      <search>
        <form className="toolbar" onSubmit={find}>
          <span className="search-box">
            <SearchIcon size={16} />
            <input
              type="search"
              name="q"
              className="input"
              aria-label={say("search")}
              placeholder={say("search")}
              maxLength={100}
              defaultValue={search.q ?? ""}
            />
          </span>
          {mayNarrow && (
            <select
              className="input toolbar-filter"
              aria-label={say("category")}
              value={search.category ?? ""}
              onChange={({ target }) => go({ ...search, category: target.value || undefined, page: undefined })}
            >
              <option value="">{pair(say("category"), say("all"))}</option>
              <OptionList of={categories.data?.data.map((one) => [one.id, names.category(one)])} />
            </select>
          )}
          <select
            className="input toolbar-filter"
            aria-label={say("reason")}
            value={mode}
            onChange={({ target }) => setMode(target.value as Mode)}
          >
            <OptionList of={modes.map(([value, label]) => [value, pair(say("reason"), say(label))])} />
          </select>
        </form>
      </search>
      {error && !data ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : data.data.length === 0 ? (
        <div className="state" role="status">
          <h2>{say("listNone")}</h2>
          <p>{say("listNoneText")}</p>
        </div>
      ) : (
        <CountTable rows={data.data} {...{ entries, mode, enter }} />
      )}
      {data && (
        <footer className="pager">
          <p role="status">{say("listTotal", { count: data.meta.total ?? 0 })}</p>
          <div className="pager-steps">
            <button
              type="button"
              className="button"
              disabled={page === 1}
              onClick={() => go({ ...search, page: String(page - 1) })}
            >
              {say("previousPage")}
            </button>
            <button
              type="button"
              className="button"
              disabled={data.meta.isExact && page * perPage >= (data.meta.total ?? 0)}
              onClick={() => go({ ...search, page: String(page + 1) })}
            >
              {say("nextPage")}
            </button>
          </div>
        </footer>
      )}
      {typed.length > 0 && (
        <section className="save-bar" aria-label={say("save")}>
          <div className="save-bar-text">
            <strong>{say("countEntered", { count: typed.length })}</strong>
            <span>
              {wrong > 0 ? say("countWrong", { count: wrong }) : pair(say("difference"), number(lines.length))}
            </span>
          </div>
          <button type="button" className="button" onClick={() => setEntries({})}>
            {say("discard")}
          </button>
          <button
            type="button"
            className="button button-main"
            disabled={wrong > 0 || lines.length === 0}
            onClick={() => setReviewing(true)}
          >
            {say("sheetReview")}
          </button>
        </section>
      )}
      {isReviewing && (
        <CountReview
          {...{ lines, mode }}
          isSaving={saving.isPending}
          save={(note) => saving.mutate(note)}
          onClose={() => setReviewing(false)}
        />
      )}
    </Page>
  );
}

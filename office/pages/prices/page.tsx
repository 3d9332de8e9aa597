import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useBlocker, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Static } from "typebox";
import type { SheetPage as Answer, SheetSaved } from "#commerce/catalog/office/sheet/schema.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { follow } from "../../components/jobs.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { type ListSearch, pageOf } from "../../components/list/search.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import { intlOf } from "../../i18n/languages.ts";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get, send } from "../../runtime/api.ts";
import { useHotkeys } from "../../runtime/hotkeys.ts";
import { signsOf } from "../../runtime/numbers.ts";
import { useMay } from "../../runtime/session.ts";
import { Bar } from "./bar.tsx";
import { dayStyle } from "./days.ts";
import { Filters } from "./filters.tsx";
import { Grid } from "./grid.tsx";
import { Preview } from "./preview.tsx";
import { cellNamed, rowsToSend, type Sheet } from "./rules.ts";
import { useSheet } from "./use-sheet.ts";

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
  const [isDirty, setDirty] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["sheet", query],
    queryFn: ({ signal }) => get<Static<typeof Answer>>("/staff/sheet", query, signal),
    // Rows are not reloaded during editing. Saving reports what others changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const go = (next: ListSearch) => void navigate({ to: ".", search: next as never });
  return (
    <>
      <Filters market={market} search={search} go={go} isDisabled={isDirty} />
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
        <Editing key={JSON.stringify(query)} answer={data} setDirty={setDirty} reload={() => void refetch()} />
      )}
      {data && <Pages answer={data} isDisabled={isDirty} to={(page) => go({ ...search, page: String(page) })} />}
    </>
  );
}

type EditingProps = { answer: Static<typeof Answer>; setDirty: (isDirty: boolean) => void; reload: () => void };

function Editing({ answer: { data: rows, meta }, setDirty, reload }: EditingProps) {
  const say = useText();
  const language = useLanguage();
  const mayWrite = useMay("catalogue:write");
  const mayCount = useMay("stock:write");
  const sheet = useMemo(
    (): Sheet => ({
      rows,
      currency: meta.currency,
      mayCount,
      signs: signsOf(language),
      days: dayStyle(intlOf(language), navigator.languages),
    }),
    [rows, meta.currency, language, mayCount],
  );
  const state = useSheet(sheet, setDirty);
  const { edits, faults, setFaults, clear, rebase } = state;
  const [preview, setPreview] = useState<SheetSaved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = Object.keys(edits).length;
  useBlocker({
    disabled: count === 0,
    enableBeforeUnload: count > 0,
    shouldBlockFn: () => !window.confirm(say("sheetLeave", { count })),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (isTrial: boolean) => {
      const sent = rowsToSend(edits);
      const body = { market: meta.market, rows: sent };
      try {
        return await send<SheetSaved>("PUT", `/staff/sheet${isTrial ? "?preview=1" : ""}`, body);
      } catch (error) {
        if (error instanceof ApiProblem) mark(error.body, sent);
        throw error;
      }
    },
    onSuccess: (saved, isTrial) => {
      setProblem(null);
      if (isTrial) return setPreview(saved);
      setPreview(null);
      clear();
      if (saved.job) follow(saved.job);
      else tell(say("saved"));
      reload();
    },
    onError: (error) => {
      setPreview(null);
      const isCell = error instanceof ApiProblem && (error.body.errors || error.code === "conflict");
      setProblem(
        isCell
          ? say(error.code === "conflict" ? "sheetConflict" : "checkFields")
          : error instanceof ApiProblem
            ? error.message
            : say("failedText"),
      );
    },
  });
  /**
   * Marks cells that are invalid or that others changed. The current values of the latter become the base of the edits.
   */
  const mark = ({ errors = {}, code, current = {} }: ApiProblem["body"], sent: ReturnType<typeof rowsToSend>) => {
    if (code !== "conflict") {
      setFaults(Object.fromEntries(Object.entries(errors).map(([path, text]) => [cellNamed(path, sent), text])));
      return;
    }
    const now = Object.entries(current as Record<string, string | null>).map(
      ([path, value]) => [cellNamed(path, sent), value] as const,
    );
    rebase(Object.fromEntries(now));
    setFaults(Object.fromEntries(now.map(([key, value]) => [key, say("sheetNow", { value: value ?? "–" })])));
  };
  const review = () => count > 0 && !isPending && mutate(true);
  useHotkeys({ "mod+s": review });
  const told = Object.values(faults).slice(0, 3).join("; ");
  return (
    <>
      {mayWrite && <Bar sheet={sheet} state={state} />}
      <Grid sheet={sheet} state={state} mayWrite={mayWrite} />
      <p className="field-hint">
        {say("sheetHint")} {say("sheetDays", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
      {count > 0 && (
        <section className="save-bar" aria-label={say("save")}>
          <div className="save-bar-text">
            <strong>{say("sheetUnsaved", { count })}</strong>
            {problem !== null && <span role="alert">{[problem, told].filter(Boolean).join(" ")}</span>}
          </div>
          <button type="button" className="button" disabled={isPending} onClick={clear}>
            {say("discard")}
          </button>
          <button type="button" className="button button-main" disabled={isPending} onClick={review}>
            {say("sheetReview")}
          </button>
        </section>
      )}
      {preview && (
        <Preview
          {...{ preview, style: sheet, isSaving: isPending }}
          save={() => mutate(false)}
          onClose={() => setPreview(null)}
        />
      )}
    </>
  );
}

type PagesProps = { answer: Static<typeof Answer>; isDisabled: boolean; to: (page: number) => void };

function Pages({ answer: { meta }, isDisabled, to }: PagesProps) {
  const say = useText();
  const { number } = useFormats();
  const { page, limit, total, isExact } = meta;
  return (
    <footer className="pager">
      <p role="status">{isExact ? say("listTotal", { count: total }) : say("listMore", { number: number(total) })}</p>
      <div className="pager-steps">
        <button type="button" className="button" disabled={isDisabled || page === 1} onClick={() => to(page - 1)}>
          {say("previousPage")}
        </button>
        <button
          type="button"
          className="button"
          disabled={isDisabled || (isExact && page * limit >= total)}
          onClick={() => to(page + 1)}
        >
          {say("nextPage")}
        </button>
      </div>
    </footer>
  );
}

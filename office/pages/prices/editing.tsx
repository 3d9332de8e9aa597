import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Static } from "typebox";
import type { SheetPage as Answer, SheetSaved } from "#commerce/catalog/office/sheet/schema.ts";
import { follow } from "../../components/jobs.tsx";
import { tell } from "../../components/toasts.tsx";
import { intlOf } from "../../i18n/languages.ts";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { useHotkeys } from "../../runtime/hotkeys.ts";
import { signsOf } from "../../runtime/numbers.ts";
import { useMay } from "../../runtime/session.ts";
import { Bar } from "./bar.tsx";
import { dayStyle } from "./days.ts";
import { Grid } from "./grid.tsx";
import { Preview } from "./preview.tsx";
import { cellNamed, fieldOf, type Overtaken, overtakenEdits, rowsToSend, type Sheet, written } from "./rules.ts";
import { useSheet } from "./use-sheet.ts";

type Props = { answer: Static<typeof Answer>; draft: string; reload: () => void };

/** The sheet's cells with all that changes them, until they are saved. */
export function Editing({ answer: { data: rows, meta }, draft, reload }: Props) {
  const say = useText();
  const { moment } = useFormats();
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
  const state = useSheet(sheet, draft);
  const { edits, setFaults, clear, overtaken, overtake, draftOf, lost } = state;
  const marked = overtakenEdits(edits, overtaken);
  const saysNow = ([key, value]: (typeof marked)[number]) => {
    const field = fieldOf(key);
    return [key, say("sheetNow", { value: (field && written(value, field, sheet)) || "–" })];
  };
  const faults = { ...Object.fromEntries(marked.map(saysNow)), ...state.faults };
  const [preview, setPreview] = useState<SheetSaved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = Object.keys(edits).length;
  useToldOnLeave(count);
  useEffect(() => {
    if (lost > 0) tell(say("sheetLost", { count: lost }));
  }, [lost, say]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (isTrial: boolean) => {
      const sent = rowsToSend(edits, overtaken);
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
      if (!(error instanceof ApiProblem)) setProblem(say("failedText"));
      // Cells that others changed are marked, and the bar says so for as long as they are.
      else if (error.code === "conflict") setProblem(null);
      else setProblem(error.body.errors ? say("checkFields") : error.message);
    },
  });
  /** Marks cells that are invalid or that others changed. */
  const mark = ({ errors = {}, code, current = {} }: ApiProblem["body"], sent: ReturnType<typeof rowsToSend>) => {
    const byCell = <T,>(paths: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(paths).map(([path, one]) => [cellNamed(path, sent), one]));
    if (code === "conflict") overtake(byCell(current as Overtaken));
    else setFaults(byCell(errors));
  };
  const review = () => count > 0 && !isPending && mutate(true);
  useHotkeys({ "mod+s": review });
  const told = Object.values(faults).slice(0, 3).join("; ");
  const trouble = problem ?? (marked.length > 0 ? say("sheetConflict") : null);
  return (
    <>
      {mayWrite && <Bar sheet={sheet} state={state} />}
      <Grid sheet={sheet} state={{ ...state, faults }} mayWrite={mayWrite} />
      <p className="field-hint">
        {say("sheetHint")} {say("sheetDays", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
      {count > 0 && (
        <section className="save-bar" aria-label={say("save")}>
          <div className="save-bar-text">
            <strong>{say("sheetUnsaved", { count })}</strong>
            {draftOf !== null && <span>{say("draftRestored", { time: moment(new Date(draftOf).toISOString()) })}</span>}
            {trouble !== null && <span role="alert">{[trouble, told].filter(Boolean).join(" ")}</span>}
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

/** Says that what was typed is kept, when the sheet is left for another one or another page. */
function useToldOnLeave(count: number): void {
  const say = useText();
  const left = useRef({ count, say });
  useEffect(() => {
    left.current = { count, say };
  });
  useEffect(
    () => () => {
      const { count: cells, say: text } = left.current;
      if (cells > 0) tell(text("sheetKept", { count: cells }));
    },
    [],
  );
}

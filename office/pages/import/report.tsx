import { useMutation } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { isWanted } from "#commerce/staff/imports/rules.ts";
import type { DryRun, Outcome, ReportFilter, ReportRow } from "#commerce/staff/imports/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { useWhy } from "../../runtime/reasons.ts";
import { useMay } from "../../runtime/session.ts";
import { nameOfChange } from "./field-names.ts";

export const outcomeKeys: Record<Outcome, Key> = {
  made: "importMade",
  changed: "importChanged",
  unchanged: "importUnchanged",
  refused: "importRefused",
};
const tags: Record<Outcome, string> = {
  made: "tag tag-good",
  changed: "tag tag-info",
  unchanged: "tag",
  refused: "tag tag-bad",
};
const outcomes = Object.keys(outcomeKeys) as Outcome[];
const notes: Record<string, Key> = {
  "made-sku": "importMadeSku",
  "bad-barcode": "importBadBarcode",
  "not-stocked": "importNotStocked",
  marketing: "importMarketing",
  "tax-exempt": "importTaxExempt",
  address: "importBadAddress",
};

const filterOf = ({ q, outcome }: ListSearch): ReportFilter => ({
  ...(q && { q }),
  ...(outcome && { outcome: outcome as Outcome }),
});

const listOf = ({ data }: DryRun): ListOf<ReportRow> => ({
  name: "import",
  isSearchable: true,
  load: async (search) => {
    const found = data.filter(isWanted(filterOf(search)));
    const start = (pageOf(search) - 1) * limitOf(search);
    return { rows: found.slice(start, start + limitOf(search)), total: found.length, isExact: true };
  },
  id: ({ row }) => String(row),
  title: ({ name, key }) => name || key,
  columns: [
    {
      id: "product",
      label: "product",
      cell: ({ name, key }) => (
        <>
          {name || key}
          <span className="list-sub">{key}</span>
        </>
      ),
    },
    { id: "row", label: "importRow", isNumeric: true, cell: ({ row }, { formats }) => formats.number(row) },
    {
      id: "outcome",
      label: "importOutcome",
      cell: ({ outcome }, { say }) => <span className={tags[outcome]}>{say(outcomeKeys[outcome])}</span>,
    },
    { id: "details", label: "importDetails", cell: (row) => <Details row={row} /> },
  ],
  filters: [
    {
      name: "outcome",
      label: "importOutcome",
      options: ({ say }) => outcomes.map((outcome) => [outcome, say(outcomeKeys[outcome])]),
    },
  ],
});

type Props = {
  report: DryRun;
  isBusy: boolean;
  start: () => void;
  /** Saves the rows of the list as a file. */
  save: (filter: ReportFilter) => Promise<void>;
};

/** Shows what an import would do, row by row, with the button that starts it. */
export function Report({ report, isBusy, start, save }: Props) {
  const say = useText();
  const mayExport = useMay("exports:write");
  const search = useSearch({ strict: false }) as ListSearch;
  const saving = useMutation({ mutationFn: () => save(filterOf(search)) });
  const [list] = useState(() => listOf(report));
  const { counts, ignored, format, picturesLeft } = report.meta;
  const count = counts.made + counts.changed;
  return (
    <section className="import-report" aria-label={say("importReport")}>
      <div className="import-head">
        <Counts counts={counts} />
        <div className="button-row">
          {mayExport && (
            <button type="button" className="button" disabled={saving.isPending} onClick={() => saving.mutate()}>
              {say("export")}
            </button>
          )}
          <button type="button" className="button button-main" disabled={isBusy || count === 0} onClick={start}>
            {say(format.startsWith("shopify-") ? "importStartRows" : "importStart", { count })}
          </button>
        </div>
      </div>
      <FormProblem error={saving.error} />
      {ignored.length > 0 && <p className="note">{say("importIgnored", { columns: ignored.join(", ") })}</p>}
      {picturesLeft > 0 && <p className="note">{say("importPicturesMissing", { count: picturesLeft })}</p>}
      <List list={list} />
    </section>
  );
}

export function Counts({ counts }: { counts: Partial<Record<string, number>> }) {
  const say = useText();
  const formats = useFormats();
  return (
    <ul className="import-counts">
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <span className={tags[outcome]}>{say(outcomeKeys[outcome])}</span> {formats.number(counts[outcome] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

function Details({ row: { changes, reasons, pictures = [], notes: noted } }: { row: ReportRow }) {
  const say = useText();
  const worded = useWhy();
  const tools = { say, formats: useFormats() };
  return (
    <ul className="import-details">
      {reasons.map(({ row, column, why, reason }) => (
        <li key={`${row} ${column} ${why}`}>
          {say("importReason", { row, column })} {worded(why, reason)}
        </li>
      ))}
      {pictures.map(({ row, column, address, why, reason }) => (
        <li key={`${row} ${column} ${address}`}>
          {say("importReason", { row, column })} {say("importPicture", { address })} {worded(why, reason)}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {nameOfChange(field, tools)}: <del>{before ?? "–"}</del> → <ins>{after ?? "–"}</ins>
        </li>
      ))}
      {noted.map((note) => (
        <li key={note} className="list-sub">
          {notes[note] ? say(notes[note]) : note}
        </li>
      ))}
    </ul>
  );
}

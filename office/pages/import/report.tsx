import { useState } from "react";
import type { DryRun, Outcome, ReportRow } from "#commerce/staff/imports/schema.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { useWhy } from "../../runtime/reasons.ts";

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

const listOf = ({ data }: DryRun): ListOf<ReportRow> => ({
  name: "import",
  isSearchable: true,
  load: async (search) => {
    const q = search.q?.trim().toLowerCase() ?? "";
    const found = data.filter(
      ({ outcome, key, name }) =>
        (!search.outcome || outcome === search.outcome) && `${key} ${name}`.toLowerCase().includes(q),
    );
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

/** Shows what an import would do, row by row, with the button that starts it. */
export function Report({ report, isBusy, start }: { report: DryRun; isBusy: boolean; start: () => void }) {
  const say = useText();
  const [list] = useState(() => listOf(report));
  const { counts, ignored, format } = report.meta;
  const count = counts.made + counts.changed;
  return (
    <section className="import-report" aria-label={say("importReport")}>
      <div className="import-head">
        <Counts counts={counts} />
        <button type="button" className="button button-main" disabled={isBusy || count === 0} onClick={start}>
          {say(format.startsWith("shopify-") ? "importStartRows" : "importStart", { count })}
        </button>
      </div>
      {ignored.length > 0 && <p className="note">{say("importIgnored", { columns: ignored.join(", ") })}</p>}
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

function Details({ row: { changes, reasons, notes: noted } }: { row: ReportRow }) {
  const say = useText();
  const worded = useWhy();
  return (
    <ul className="import-details">
      {reasons.map(({ row, column, why, reason }) => (
        <li key={`${row} ${column} ${why}`}>
          {say("importReason", { row, column })} {worded(why, reason)}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: <del>{before ?? "–"}</del> → <ins>{after ?? "–"}</ins>
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

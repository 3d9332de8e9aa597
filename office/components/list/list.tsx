import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useFormats, useText } from "../../i18n/text.tsx";
import { readPreference } from "../../runtime/preferences.ts";
import { Failed, Nothing, Skeleton } from "../states.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Pager } from "./pager.tsx";
import { Rows } from "./rows.tsx";
import { filtersIn, type ListSearch } from "./search.ts";
import { Tiles } from "./tiles.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { ListOf } from "./types.ts";
import { useRowKeys } from "./use-row-keys.ts";

type Selection = { ids: Record<string, true>; matching: boolean };
const noSelection: Selection = { ids: {}, matching: false };

/**
 * The list used on every page of the office. Its state is in the URL, and the server filters, sorts and pages. Answers
 * are cached by their query, so a late answer never replaces that of a newer query.
 */
export function List<Row>({ list }: { list: ListOf<Row> }) {
  const say = useText();
  const formats = useFormats();
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const [hidden, setHidden] = useState(() =>
    readPreference<Record<string, boolean>>(`columns-${list.name}`, defaultsOf(list)),
  );
  const [selection, setSelection] = useState(noSelection);
  const {
    data: loaded,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: ["list", list.name, search],
    queryFn: ({ signal }) => list.load(search, signal),
    placeholderData: keepPreviousData,
  });
  const counted = useCount(list, search);
  const data = loaded && { ...loaded, ...counted };
  const rows = data?.rows ?? [];
  const go = (next: ListSearch, replace = false) => {
    setSelection(noSelection);
    void navigate({ to: ".", search: next as never, replace });
  };
  const open = (row: Row) => list.path && void navigate({ to: list.path(row) });
  const toggle = (row: Row) => {
    if (!list.bulk) return;
    const { [list.id(row)]: was, ...others } = selection.ids;
    setSelection({ ids: was ? others : { ...others, [list.id(row)]: true }, matching: false });
  };
  const active = useRowKeys(rows, { open, toggle, ...list.keys });
  const isNarrowed = Object.keys(filtersIn(search, list.fixed)).length > 0;
  return (
    <section className="list" aria-busy={isFetching}>
      <Toolbar list={list} search={search} go={go} hidden={hidden} setHidden={setHidden} tools={{ say, formats }} />
      {error && !data ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : rows.length === 0 ? (
        <Nothing isNarrowed={isNarrowed} empty={list.empty} clear={() => go(list.fixed ?? {})} />
      ) : list.tile ? (
        <Tiles
          {...{ list, rows, active, tools: { say, formats } }}
          selected={selection.ids}
          toggle={toggle}
          isOld={isPlaceholderData}
        />
      ) : (
        <Rows
          {...{ list, rows, search, go, hidden, active, open, tools: { say, formats } }}
          selected={selection.ids}
          setSelected={(ids) => setSelection({ ids, matching: false })}
          isOld={isPlaceholderData}
        />
      )}
      {data && rows.length > 0 && (
        <Pager
          answer={data}
          search={search}
          go={go}
          last={list.readsOn?.(search) ? list.id(rows.at(-1)!) : undefined}
        />
      )}
      {list.bulk && (
        <BulkBar
          bulk={list.bulk}
          chosen={selection.matching ? { matching: search } : { ids: Object.keys(selection.ids) }}
          answer={data}
          chooseMatching={() => setSelection({ ...selection, matching: true })}
          clear={() => setSelection(noSelection)}
          isWholePage={rows.length > 0 && rows.every((row) => selection.ids[list.id(row)])}
        />
      )}
    </section>
  );
}

/**
 * The number of rows, for lists that are counted separately. It is requested once for all pages and sort orders of the
 * same filters.
 */
function useCount<Row>({ name, count }: ListOf<Row>, { page: _, sort: __, limit: ___, ...narrowed }: ListSearch) {
  const { data } = useQuery({
    queryKey: ["list", name, "count", narrowed],
    queryFn: ({ signal }) => count?.(narrowed, signal) ?? {},
    enabled: count !== undefined,
  });
  return data;
}

const defaultsOf = <Row,>({ columns }: ListOf<Row>) =>
  Object.fromEntries(columns.map(({ id, isOptional }) => [id, !isOptional]));

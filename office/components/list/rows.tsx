import { Link } from "@tanstack/react-router";
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { DownIcon, UpIcon } from "../icons.tsx";
import { type ListSearch, nextSort } from "./search.ts";
import type { ListOf, Tools } from "./types.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
/** Pages with more rows than this render only the visible ones. */
const drawnAtOnce = 100;
const usualHeight = 49;

type Props<Row> = {
  list: ListOf<Row>;
  rows: readonly Row[];
  search: ListSearch;
  go: (next: ListSearch) => void;
  hidden: Record<string, boolean>;
  active: number;
  open: (row: Row) => void;
  tools: Tools;
  selected: Record<string, true>;
  setSelected: (ids: Record<string, true>) => void;
  isOld: boolean;
};

/**
 * The table: sortable column headers, rows that link to their pages, and a checkbox per row when there are bulk
 * actions.
 */
export function Rows<Row>({ list, rows, tools, selected, setSelected, hidden, ...rest }: Props<Row>) {
  const columns = useMemo(
    () => list.columns.map(({ id }) => ({ id, header: id })) as ColumnDef<typeof features, RowData>[],
    [list],
  );
  const table = useTable({
    features,
    columns,
    data: rows as RowData[],
    getRowId: (row) => list.id(row as Row),
    state: { columnVisibility: hidden, rowSelection: selected },
    onRowSelectionChange: (change) => setSelected(typeof change === "function" ? change(selected) : change),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = table.getRowModel().rows;
  const isLong = drawn.length > drawnAtOnce;
  const virtual = useWindowVirtualizer({
    count: isLong ? drawn.length : 0,
    estimateSize: () => usualHeight,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const seen = isLong ? virtual.getVirtualItems() : [];
  const [first, last] = [seen[0], seen.at(-1)];
  const shown = isLong ? seen.flatMap(({ index }) => drawn[index] ?? []) : drawn;
  const start = first?.index ?? 0;
  const visible = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => list.columns.find((column) => column.id === id) ?? []);
  const { say } = tools;
  return (
    <div className="list-scroll">
      <table className={rest.isOld ? "list-table list-old" : "list-table"} aria-rowcount={drawn.length}>
        <thead>
          <tr>
            {list.bulk && (
              <th scope="col" className="list-check">
                <label data-label={say("selectAll")}>
                  <input
                    type="checkbox"
                    aria-label={say("selectAll")}
                    checked={table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected();
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </label>
              </th>
            )}
            {visible.map((column) => (
              <Head key={column.id} column={column} search={rest.search} go={rest.go} tools={tools} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {first && first.start > virtual.options.scrollMargin && (
            <tr aria-hidden style={{ height: first.start - virtual.options.scrollMargin }} />
          )}
          {shown.map((drawnRow, place) => {
            const row = drawnRow.original as Row;
            const isActive = start + place === rest.active;
            return (
              <tr
                key={drawnRow.id}
                data-row
                data-index={start + place}
                ref={isLong ? virtual.measureElement : undefined}
                className={isActive ? "list-active" : undefined}
                aria-selected={list.bulk ? drawnRow.getIsSelected() : undefined}
              >
                {list.bulk && (
                  <td className="list-check">
                    <input
                      type="checkbox"
                      aria-label={say("selectRow", { name: list.title(row) })}
                      checked={drawnRow.getIsSelected()}
                      onChange={drawnRow.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {visible.map((column, at) => (
                  <td
                    key={column.id}
                    data-label={say(column.label)}
                    className={column.isNumeric ? "list-number" : undefined}
                  >
                    {at === 0 && list.path ? (
                      <Link to={list.path(row)} className="list-link">
                        {column.cell(row, tools)}
                      </Link>
                    ) : (
                      column.cell(row, tools)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          {last && (
            <tr
              aria-hidden
              style={{ height: Math.max(0, virtual.getTotalSize() - last.end + virtual.options.scrollMargin) }}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps<Row> = Pick<Props<Row>, "search" | "go" | "tools"> & { column: ListOf<Row>["columns"][number] };

function Head<Row>({ column, search, go, tools: { say } }: HeadProps<Row>) {
  const { sort, label, isNumeric } = column;
  const isUp = sort !== undefined && search.sort === sort;
  const isDown = sort !== undefined && search.sort === `-${sort}`;
  const order = isUp ? "ascending" : isDown ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={order} className={isNumeric ? "list-number" : undefined}>
      {sort ? (
        <button
          type="button"
          className="list-sort"
          onClick={() => go({ ...search, sort: nextSort(search.sort, sort), page: undefined })}
        >
          {say(label)}
          {isUp && <UpIcon size={14} />}
          {isDown && <DownIcon size={14} />}
        </button>
      ) : (
        say(label)
      )}
    </th>
  );
}

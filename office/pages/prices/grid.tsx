// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot.
import { Link } from "@tanstack/react-router";
import { type ColumnDef, type RowData, tableFeatures, useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { type SheetField, sheetFields } from "#commerce/catalog/office/sheet/names.ts";
import type { SheetRow } from "#commerce/catalog/office/sheet/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Cell } from "./cell.tsx";
import { moved, pressed } from "./keys.ts";
import {
  boundsOf,
  type CellPosition,
  isFixed,
  isWord,
  pasted,
  placesOf,
  readTable,
  readValue,
  type Sheet,
  valueAt,
  written,
} from "./rules.ts";
import type { SheetState } from "./use-sheet.ts";

const rowHeight = 36;
const features = tableFeatures({});
export const labels: Record<SheetField, Key> = {
  sku: "sku",
  price: "price",
  was: "retailPrice",
  sale: "salePrice",
  saleFrom: "saleFrom",
  saleUntil: "saleUntil",
  stock: "pieces",
  gtin: "gtin",
  weight: "weightGrams",
  lowAt: "lowFrom",
  shelf: "shelfPlace",
};
const columns = sheetFields.map((id) => ({ id, header: id })) as ColumnDef<typeof features, RowData>[];

type Props = { sheet: Sheet; state: SheetState; mayWrite: boolean };

/** A grid of cells as in a spreadsheet, with an active cell and a selection. Only visible rows are rendered. */
export function Grid({ sheet, state, mayWrite }: Props) {
  const say = useText();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<{ first: string | null } | null>(null);
  const isDrawing = useRef(false);
  const { selection, setSelection, change, edits } = state;
  const { head } = selection;
  const data = useMemo(() => [...sheet.rows] as RowData[], [sheet.rows]);
  const table = useTable({ features, columns, data, getRowId: (row) => String((row as SheetRow).variantId) });
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingStart: rowHeight,
  });
  useEffect(() => virtual.scrollToIndex(head.row, { align: "auto" }), [head.row, virtual]);
  const edit = (first: string | null) => {
    if (mayWrite && !isFixed(sheet, head)) setTyping({ first });
  };
  const go = (place: CellPosition, extend = false) =>
    setSelection({ anchor: extend ? selection.anchor : place, head: place });
  const press = (event: KeyboardEvent) => {
    if (typing || (!mayWrite && !event.key.startsWith("Arrow"))) return;
    if (pressed(event, { sheet, state, edit })) event.preventDefault();
  };
  const finish = (text: string | null, step: readonly [number, number]) => {
    const field = sheetFields[head.column];
    if (text !== null && field) change([[head, readValue(text, field, sheet)]]);
    setTyping(null);
    grid.current?.focus({ preventScroll: true });
    go(moved(head, step, sheet));
  };
  const paste = (event: ClipboardEvent) => {
    if (typing || !mayWrite) return;
    event.preventDefault();
    const given = readTable(event.clipboardData.getData("text/plain"));
    const cells = pasted(sheet, selection, given);
    change(cells);
    const last = cells.at(-1)?.[0];
    const { top, left } = boundsOf(selection);
    if (last) setSelection({ anchor: { row: top, column: left }, head: last });
  };
  const copied = (place: CellPosition): string =>
    written(valueAt(sheet, edits, place), sheetFields[place.column] ?? "sku", sheet, true);
  const copy = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    const lines: string[][] = [];
    for (const place of placesOf(selection))
      lines[place.row - boundsOf(selection).top] = [
        ...(lines[place.row - boundsOf(selection).top] ?? []),
        copied(place),
      ];
    event.clipboardData.setData("text/plain", lines.map((line) => line.join("\t")).join("\n"));
  };
  const cellId = ({ row, column }: CellPosition) => `${id}-${row}-${column}`;
  return (
    <div
      ref={grid}
      role="grid"
      className="price-sheet"
      tabIndex={0}
      aria-label={say("prices")}
      aria-rowcount={data.length + 1}
      aria-colcount={sheetFields.length + 1}
      aria-multiselectable
      aria-readonly={!mayWrite}
      aria-activedescendant={cellId(head)}
      onKeyDown={press}
      onPaste={paste}
      onCopy={copy}
      onPointerUp={() => {
        isDrawing.current = false;
      }}
    >
      <div role="row" tabIndex={-1} className="sheet-row sheet-head" aria-rowindex={1}>
        <div role="columnheader" tabIndex={-1} className="sheet-name">
          {say("variant")}
        </div>
        {sheetFields.map((field) => (
          <div
            key={field}
            role="columnheader"
            tabIndex={-1}
            className={isWord(field) ? "sheet-cell" : "sheet-cell sheet-number"}
          >
            {say(labels[field])}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="sheet-body" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = table.getRowModel().rows[index]?.original as SheetRow | undefined;
          if (!row) return null;
          return (
            <div
              key={row.variantId}
              role="row"
              tabIndex={-1}
              className="sheet-row"
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${start}px)` }}
            >
              <div role="rowheader" tabIndex={-1} className="sheet-name">
                <Link to="/products/$id" params={{ id: String(row.productId) }} tabIndex={-1}>
                  <span className="sheet-product">{row.name}</span>
                  {/* When space is short, the name is cut off before the options, which distinguish the variants. */}
                  {row.options.length > 0 && (
                    <span>
                      <span className="sheet-slash">&nbsp;/ </span>
                      {row.options.join(" / ")}
                    </span>
                  )}
                </Link>
              </div>
              {sheetFields.map((field, column) => {
                const place = { row: index, column };
                const isHead = head.row === index && head.column === column;
                return (
                  <Cell
                    key={field}
                    {...{ id: cellId(place), place, field, row, sheet, state, isHead }}
                    typing={isHead ? typing : null}
                    finish={finish}
                    take={(event) => {
                      if (isHead && event.pointerType === "touch") return edit(null);
                      isDrawing.current = event.pointerType !== "touch";
                      go(place, event.shiftKey);
                    }}
                    reach={() => isDrawing.current && go(place, true)}
                    edit={() => edit(null)}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot.
import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";
import type { SheetField } from "#commerce/catalog/office/sheet/names.ts";
import type { SheetRow } from "#commerce/catalog/office/sheet/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { type CellPosition, holds, isFixed, isWord, keyOf, type Sheet, valueAt, written } from "./rules.ts";
import type { SheetState } from "./use-sheet.ts";

type Props = {
  id: string;
  place: CellPosition;
  field: SheetField;
  row: SheetRow;
  sheet: Sheet;
  state: SheetState;
  isHead: boolean;
  typing: { first: string | null } | null;
  /** Ends typing: with the typed text, or null to keep the old value, and the step to the next active cell. */
  finish: (text: string | null, step: readonly [number, number]) => void;
  take: (event: PointerEvent) => void;
  reach: () => void;
  edit: () => void;
};

/** One cell, marked when changed or invalid. It becomes an input during typing. */
export function Cell({ id, place, field, row, sheet, state, isHead, typing, finish, take, reach, edit }: Props) {
  const say = useText();
  const { edits, selection, faults } = state;
  const key = keyOf(row, field);
  const changed = edits[key];
  const value = valueAt(sheet, edits, place);
  const fault = faults[key];
  const was = changed && say("sheetWas", { value: written(changed.from, field, sheet) || "–" });
  const name = [
    "sheet-cell",
    !isWord(field) && "sheet-number",
    holds(selection, place) && "sheet-selected",
    isHead && "sheet-active",
    changed && "sheet-changed",
    fault !== undefined && "sheet-wrong",
    isFixed(sheet, place) && "sheet-fixed",
  ];
  return (
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      className={name.filter(Boolean).join(" ")}
      aria-selected={holds(selection, place)}
      aria-invalid={fault !== undefined}
      title={fault ?? was}
      onPointerDown={(event) => typing || take(event)}
      onPointerEnter={reach}
      onDoubleClick={edit}
    >
      {typing ? (
        <Typed
          label={`${say("edit")}: ${row.name}`}
          first={typing.first ?? written(value, field, sheet, true)}
          finish={finish}
        />
      ) : (
        written(value, field, sheet)
      )}
    </div>
  );
}

type TypedProps = Pick<Props, "finish"> & { first: string; label: string };

function Typed({ first, label, finish }: TypedProps) {
  const isDone = useRef(false);
  const end = (text: string | null, step: readonly [number, number]) => {
    if (isDone.current) return;
    isDone.current = true;
    finish(text, step);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === "Enter") end(event.currentTarget.value, [back, 0]);
    else if (event.key === "Tab") end(event.currentTarget.value, [0, back]);
    else if (event.key === "Escape") end(null, [0, 0]);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={begin}
      className="sheet-input"
      aria-label={label}
      defaultValue={first}
      onKeyDown={press}
      onPaste={(event) => event.stopPropagation()}
      onBlur={(event) => end(event.currentTarget.value, [0, 0])}
    />
  );
}

function begin(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

import { type FormEvent, useState } from "react";
import { OptionList } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { readNumber } from "../../runtime/numbers.ts";
import { filledDown, pasted, placesOf, repriced, type Sheet } from "./rules.ts";
import type { SheetState } from "./use-sheet.ts";

const acts = ["sheetSet", "sheetPercent", "sheetAmount", "sheetRound"] as const;
type BarAction = (typeof acts)[number];

/** Actions for all selected cells. */
export function Bar({ sheet, state }: { sheet: Sheet; state: SheetState }) {
  const say = useText();
  const { edits, selection, change, undo, redo, canUndo, canRedo } = state;
  const [act, setAct] = useState<BarAction>("sheetPercent");
  const [text, setText] = useState("");
  const number = Number(readNumber(text, sheet.signs) ?? Number.NaN);
  const count = placesOf(selection).length;
  const isReady = act === "sheetRound" || act === "sheetSet" || Number.isFinite(number);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (act === "sheetSet") change(pasted(sheet, selection, [[text]]));
    else if (act === "sheetPercent") change(repriced(sheet, edits, selection, { percent: number }));
    else if (act === "sheetAmount") change(repriced(sheet, edits, selection, { amount: number }));
    else change(repriced(sheet, edits, selection, { round_to: 0.95 }));
  };
  return (
    <form className="sheet-bar" onSubmit={apply} aria-label={say("sheetBar")}>
      <span role="status">{say("selected", { count })}</span>
      <select
        className="input toolbar-filter"
        aria-label={say("sheetBar")}
        value={act}
        onChange={(event) => setAct(event.target.value as BarAction)}
      >
        <OptionList of={acts.map((one) => [one, say(one)])} />
      </select>
      {act !== "sheetRound" && (
        <input
          className="input input-number"
          aria-label={say("sheetValue")}
          inputMode={act === "sheetSet" ? "text" : "decimal"}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <button type="submit" className="button" disabled={!isReady}>
        {say("sheetApply")}
      </button>
      <button type="button" className="button" onClick={() => change(filledDown(sheet, edits, selection))}>
        {say("sheetFill")}
      </button>
      <button type="button" className="button" disabled={!canUndo} onClick={undo}>
        {say("undo")}
      </button>
      <button type="button" className="button" disabled={!canRedo} onClick={redo}>
        {say("sheetRedo")}
      </button>
    </form>
  );
}

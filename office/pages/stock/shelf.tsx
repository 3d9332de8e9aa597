import { useState } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { nameOf } from "./name.ts";
import { useSave } from "./use-save.ts";

/** The shelf of a variant, saved when the field loses focus. */
export function ShelfField({ row }: { row: StockRow }) {
  const say = useText();
  const stored = row.shelf ?? "";
  const [text, setText] = useState(stored);
  const { mutate, isPending } = useSave(row, "/staff/stock/shelves");
  return (
    <input
      className="input input-shelf"
      aria-label={`${say("shelfPlace")}: ${nameOf(row)}`}
      disabled={isPending}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text.trim() !== stored && mutate({ variantId: row.variantId, shelf: text.trim() })}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

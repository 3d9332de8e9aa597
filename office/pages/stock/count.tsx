import { useState } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useDecimal } from "../../components/decimal-field.tsx";
import { useText } from "../../i18n/text.tsx";
import { nameOf } from "./name.ts";
import { useSave } from "./use-save.ts";

/** The counted stock of a variant, saved when the field loses focus or Enter is pressed. */
export function Count({ row }: { row: StockRow }) {
  const say = useText();
  const [count, setCount] = useState(row.available);
  const { mutate, isPending } = useSave(row, "/inventory/adjustments/absolute");
  const input = useDecimal({ value: count, decimals: 0, onChange: (next) => setCount(next ?? row.available) });
  return (
    <input
      {...input}
      className="input input-number"
      aria-label={say("piecesOf", { name: nameOf(row) })}
      disabled={isPending}
      onBlur={({ target }) => {
        input.onBlur();
        if (target.value.trim() !== "" && count !== row.available)
          mutate({ variant_id: row.variantId, quantity: count });
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

import { useState } from "react";
import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { nameOf } from "./name.ts";
import { useSave } from "./use-save.ts";

/** The counted stock of a variant, saved when the field loses focus or Enter is pressed. */
export function Count({ row }: { row: StockRow }) {
  const say = useText();
  const [count, setCount] = useState(row.available);
  const { mutate, isPending } = useSave(row, "/inventory/adjustments/absolute");
  return (
    <NumberField
      aria-label={say("piecesOf", { name: nameOf(row) })}
      value={count}
      minValue={0}
      isDisabled={isPending}
      formatOptions={{ maximumFractionDigits: 0 }}
      onChange={(next) => {
        setCount(Number.isNaN(next) ? row.available : next);
        if (!Number.isNaN(next) && next !== row.available) mutate({ variant_id: row.variantId, quantity: next });
      }}
    >
      <Input className="input input-number" />
    </NumberField>
  );
}

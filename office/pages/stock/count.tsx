import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { nameOf } from "./name.ts";

/** The counted stock of a variant, saved when the field loses focus or Enter is pressed. */
export function Count({ row }: { row: StockRow }) {
  const say = useText();
  const client = useQueryClient();
  const [count, setCount] = useState(row.available);
  const { mutate, isPending } = useMutation({
    mutationFn: (quantity: number) =>
      send("PUT", "/inventory/adjustments/absolute", { items: [{ variant_id: row.variantId, quantity }] }),
    onSuccess: () => {
      tell(`${nameOf(row)}: ${say("saved")}`);
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
    onError: (error) => tell(error instanceof ApiProblem ? error.message : say("failedText")),
  });
  return (
    <NumberField
      aria-label={say("piecesOf", { name: nameOf(row) })}
      value={count}
      minValue={0}
      isDisabled={isPending}
      formatOptions={{ maximumFractionDigits: 0 }}
      onChange={(next) => {
        setCount(Number.isNaN(next) ? row.available : next);
        if (!Number.isNaN(next) && next !== row.available) mutate(next);
      }}
    >
      <Input className="input input-number" />
    </NumberField>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { SelectField, TextField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { nameOf } from "./name.ts";
import { adjustmentReasons } from "./reasons.ts";

/** Adjusts the stock of a variant. For a stocktake the number is the new stock; for other reasons it is the change. */
export function Adjust({ row }: { row: StockRow }) {
  const say = useText();
  const client = useQueryClient();
  const [reason, setReason] = useState("count");
  const isCount = reason === "count";
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ quantity, note }: { quantity: number; note: string }) => {
      const body = { items: [{ variant_id: row.variantId, quantity }], reason, note };
      return isCount
        ? send("PUT", "/inventory/adjustments/absolute", body)
        : send("POST", "/inventory/adjustments/relative", body);
    },
    onSuccess: () => {
      tell(`${nameOf(row)}: ${say("saved")}`);
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const sent = { quantity: Number(values.get("quantity")), note: String(values.get("note") ?? "").trim() };
    mutate(sent, { onSuccess: () => form.reset() });
  };
  const problems = problemsOf(error);
  return (
    <form className="stack" onSubmit={submit}>
      <div className="fields-2">
        <SelectField
          label={say("reason")}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          options={adjustmentReasons.map(([value, label]) => [value, say(label)])}
        />
        <TextField
          label={say(isCount ? "counted" : "cameOrWent")}
          hint={isCount ? undefined : say("cameOrWentHint")}
          name="quantity"
          type="number"
          step={1}
          {...(isCount && { min: 0 })}
          required
          problem={problems["items.0.quantity"]}
        />
      </div>
      <TextField label={say("note")} name="note" maxLength={500} problem={problems.note} />
      <FormProblem error={error} />
      <div>
        <button type="submit" className="button button-main" disabled={isPending}>
          {say("adjust")}
        </button>
      </div>
    </form>
  );
}

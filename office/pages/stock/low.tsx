import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextField } from "../../components/field.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { nameOf } from "./name.ts";
import { useSave } from "./use-save.ts";

/**
 * The number of pieces from which a variant counts as low, saved when the field loses focus. An empty field uses the
 * shop's value.
 */
export function LowField({ row, shop }: { row: StockRow; shop: number }) {
  const say = useText();
  const stored = row.lowAt === null ? "" : String(row.lowAt);
  const [text, setText] = useState(stored);
  const { mutate, isPending } = useSave(row, "/staff/stock/low");
  const save = () => {
    const trimmed = text.trim();
    if (trimmed === stored) return;
    if (trimmed !== "" && !/^\d{1,9}$/.test(trimmed)) return setText(stored);
    mutate({ variantId: row.variantId, lowAt: trimmed === "" ? null : Number(trimmed) });
  };
  return (
    <input
      className="input input-number"
      inputMode="numeric"
      aria-label={`${say("lowFrom")}: ${nameOf(row)}`}
      placeholder={String(shop)}
      disabled={isPending}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

/** The number of pieces from which variants without a value of their own count as low. */
export function ShopLow({ lowAt }: { lowAt: number }) {
  const say = useText();
  const { pair } = useFormats();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (next: number) => send("PUT", "/staff/stock/settings", { lowAt: next }),
    onSuccess: () => {
      setOpen(false);
      tell(say("saved"));
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
  });
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {pair(say("lowFrom"), lowAt)}
      </button>
      {isOpen && (
        <Dialog title={say("lowFrom")} onClose={() => setOpen(false)}>
          <DialogForm
            act={say("save")}
            isChecked
            isDisabled={isPending}
            error={error}
            onLeave={() => setOpen(false)}
            onSubmit={(values) => mutate(Number(values.get("lowAt")))}
          >
            <TextField
              label={say("lowFrom")}
              hint={say("lowFromHint")}
              name="lowAt"
              type="number"
              min={0}
              max={1_000_000}
              step={1}
              required
              defaultValue={lowAt}
            />
          </DialogForm>
        </Dialog>
      )}
    </>
  );
}

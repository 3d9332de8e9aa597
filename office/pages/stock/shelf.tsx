import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { nameOf } from "./name.ts";

/** The shelf of a variant, saved when the field loses focus. */
export function ShelfField({ row }: { row: StockRow }) {
  const say = useText();
  const client = useQueryClient();
  const stored = row.shelf ?? "";
  const [text, setText] = useState(stored);
  const { mutate, isPending } = useMutation({
    mutationFn: (shelf: string) =>
      send("PUT", "/staff/stock/shelves", { items: [{ variantId: row.variantId, shelf }] }),
    onSuccess: () => {
      tell(`${nameOf(row)}: ${say("saved")}`);
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
    onError: (error) => tell(error instanceof ApiProblem ? error.message : say("failedText")),
  });
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
      onBlur={() => text.trim() !== stored && mutate(text.trim())}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

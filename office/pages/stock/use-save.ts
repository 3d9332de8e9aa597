import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { messageOf, send } from "../../runtime/api.ts";
import { nameOf } from "./name.ts";

/** Saves one thing about the stock of a variant, says so, and reads the list anew. */
export function useSave(row: StockRow, path: string) {
  const say = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: object) => send("PUT", path, { items: [item] }),
    onSuccess: () => {
      tell(`${nameOf(row)}: ${say("saved")}`);
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
    onError: (error) => tell(messageOf(error, say)),
  });
}

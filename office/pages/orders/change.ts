import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskBody } from "#commerce/aftersales/office/desk-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";

/** Returns a function that reloads everything shown of an order. */
export function useOrderChanged(id: number): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["order", String(id)] });
    void client.invalidateQueries({ queryKey: ["list", "orders"] });
    void client.invalidateQueries({ queryKey: ["order-facets"] });
  };
}

/**
 * Changes the fields that staff add to an order. Errors are shown as a message, unless `onProblem` handles them, for
 * example beside a field.
 */
export function useDesk({ id, version }: { id: number; version: number }, onProblem?: (problem: ApiProblem) => void) {
  const say = useText();
  const changed = useOrderChanged(id);
  return useMutation({
    mutationFn: (body: Omit<DeskBody, "version">) => send("PUT", `/staff/orders/${id}`, { ...body, version }),
    onSuccess: () => {
      changed();
      tell(say("saved"));
    },
    onError: (error) => {
      if (error instanceof ApiProblem && onProblem) onProblem(error);
      else tell(error instanceof ApiProblem ? error.message : say("failedText"));
      if (error instanceof ApiProblem && error.code === "conflict") changed();
    },
  });
}

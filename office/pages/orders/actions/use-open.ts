import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { get } from "../../../runtime/api.ts";

export const openKey = (id: number) => ["order", String(id), "open"] as const;

/** The actions still possible for an order. */
export const useOpenWork = (id: number) =>
  useQuery({ queryKey: openKey(id), queryFn: ({ signal }) => get<OpenWork>(`/orders/${id}/open`, {}, signal) });

/** Returns a function that reloads the order, and the lists that contain it, after an action. */
export function useRefreshOrder(id: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["order", String(id)] }),
      client.invalidateQueries({ queryKey: ["list"] }),
      client.invalidateQueries({ queryKey: ["waiting"] }),
    ]);
  };
}

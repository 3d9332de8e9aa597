import { queryOptions } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { DeliveryV3, WebhookV3 } from "#commerce/webhooks/rest.ts";
import { get } from "../../runtime/api.ts";

export type WebhookRow = Static<typeof WebhookV3>;
export type DeliveryRow = Static<typeof DeliveryV3>;

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: ({ signal }) => get<{ data: WebhookRow[] }>("/webhooks", { limit: 250 }, signal),
  select: ({ data }) => data,
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id],
    queryFn: ({ signal }) => get<{ data: WebhookRow }>(`/webhooks/${id}`, {}, signal),
    select: ({ data }) => data,
  });

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id, "deliveries"],
    queryFn: ({ signal }) => get<{ data: DeliveryRow[] }>(`/webhooks/${id}/deliveries`, { limit: 100 }, signal),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: 5000,
  });

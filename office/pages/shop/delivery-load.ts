import { queryOptions } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { StaffMethod, StaffZone } from "#commerce/sales/shipping/staff-schema.ts";
import { get } from "../../runtime/api.ts";

export type Zone = Static<typeof StaffZone>;
export type Method = Static<typeof StaffMethod>;

export const zonesQuery = queryOptions({
  queryKey: ["settings", "zones"],
  queryFn: ({ signal }) => get<Zone[]>("/shipping/zones", {}, signal),
});

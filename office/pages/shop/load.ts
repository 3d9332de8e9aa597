import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { PlaceRates } from "#commerce/sales/tax/built-in/schema.ts";
import type { SetupStep } from "#commerce/settings/names.ts";
import type { SettingsBody, SettingsField, SettingsView } from "#commerce/settings/schema.ts";
import type { ServicesView, SetupView } from "#commerce/setup/schema.ts";
import { get, send } from "../../runtime/api.ts";

/** Queries and mutations of the settings pages and the guided set-up. */

type Answer = { data: SettingsView; meta: { merged?: string[] } };

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => (await get<Answer>("/settings", {}, signal)).data,
  ...once,
});
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => (await get<{ data: SetupView }>("/setup", {}, signal)).data,
});
export const servicesQuery = queryOptions({
  queryKey: ["settings", "services"],
  queryFn: async ({ signal }) => (await get<{ data: ServicesView }>("/settings/services", {}, signal)).data,
});

export type PlacesAnswer = { data: PlaceRates[]; meta: { service: string } };
export const ratesQuery = queryOptions({
  queryKey: ["settings", "rates"],
  queryFn: ({ signal }) => get<PlacesAnswer>("/taxes/rates", {}, signal),
  ...once,
});

/** The settings that forms edit. */
export type Values = Pick<SettingsView, SettingsField>;

export function useSave() {
  const client = useQueryClient();
  return async (changes: Partial<SettingsBody>, version?: number) => {
    const { data, meta } = await send<Answer>("PATCH", "/settings", { ...changes, ...(version && { version }) });
    client.setQueryData(settingsQuery.queryKey, data);
    for (const queryKey of [["setup"], ["history"], ["settings", "rates"], ["settings", "services"]])
      void client.invalidateQueries({ queryKey });
    return { settings: data, merged: meta.merged ?? [] };
  };
}

/** Returns a function that marks a step of the guided set-up as done or skipped. */
export function useStep() {
  const save = useSave();
  return (steps: SettingsView["setupSteps"], step: SetupStep, how: "done" | "skipped") =>
    save({ setupSteps: { ...steps, [step]: how } });
}

/** The environment variable that sets a field. Undefined when none does. */
export const variableOf = ({ environment }: SettingsView, field: string) =>
  environment.find(({ fields }) => fields.includes(field));

export type Rates = Static<typeof PlaceRates>[];

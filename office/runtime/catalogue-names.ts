import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CatalogueNames } from "#commerce/catalog/office/names.ts";
import { useFormats } from "../i18n/text.tsx";
import { get } from "./api.ts";
import { useMay } from "./session.ts";

export const catalogueNames = queryOptions({
  queryKey: ["catalogue-names"],
  queryFn: ({ signal }) => get<{ data: CatalogueNames }>("/staff/catalogue-names", {}, signal),
  staleTime: 60_000,
});

/** What categories and kinds of products are called in the member's language, else in English, else in any other. */
export function useCatalogueNames() {
  const { named } = useFormats();
  const data = useQuery({ ...catalogueNames, enabled: useMay("catalogue:read") }).data?.data;
  return useMemo(
    () => ({
      category: ({ id, name }: { id: number; name: string }): string => named(data?.categories[id] ?? null, name),
      kind: (kind: string): string => {
        const names = data?.kinds[kind] ?? {};
        return named(names, Object.values(names)[0] ?? kind.replaceAll("-", " "));
      },
    }),
    [data, named],
  );
}

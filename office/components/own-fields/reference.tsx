import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { get } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { OptionList, TextField } from "../field.tsx";

type Props = {
  kind: "product" | "category";
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  value: string;
  onChange: (uid: string) => void;
};
type Row = { id: number; uid: string; name: string };

/** The uid of a product or category, searched by name during typing. */
export function Reference({ kind, value, onChange, ...around }: Props) {
  const id = useId();
  const names = useCatalogueNames();
  const isProduct = kind === "product";
  const asked = isProduct ? value.trim() : "";
  const { data = [] } = useQuery({
    queryKey: ["references", kind, asked],
    queryFn: ({ signal }) =>
      get<{ data: Row[] }>(
        isProduct ? "/staff/products" : "/staff/categories",
        isProduct ? { q: asked, limit: 10 } : {},
        signal,
      ),
    select: ({ data: rows }: { data: Row[] }) => rows,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <>
      <TextField
        {...around}
        value={value}
        list={id}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        <OptionList of={data.map((one) => [one.uid, isProduct ? one.name : names.category(one)])} />
      </datalist>
    </>
  );
}

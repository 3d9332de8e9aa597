import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductRow } from "#commerce/catalog/office/list-schema.ts";
import { useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { CloseIcon } from "../icons.tsx";
import { SearchBox } from "../search-box.tsx";

type ProductName = { id: number; name: string };
type Props = { label: string; ids: readonly number[]; onChange: (ids: number[]) => void; problem?: string | undefined };

const offered = 8;

/** Chooses several products, found by name or SKU. Each chosen one can be removed again. */
export function ChooseProducts({ label, ids, onChange, problem }: Props) {
  const say = useText();
  const [q, setQ] = useState("");
  const names = useQuery({
    queryKey: ["product-names", ...ids],
    queryFn: ({ signal }) =>
      get<{ data: ProductName[] }>("/catalog/products", { "id:in": ids.join(), limit: 250 }, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    queryKey: ["list", "products", { q, limit: offered }],
    queryFn: ({ signal }) => get<{ data: ProductRow[] }>("/staff/products", { q, limit: offered, count: "no" }, signal),
    enabled: q.trim() !== "",
    placeholderData: keepPreviousData,
  });
  const nameOf = (id: number) => names.data?.data.find((one) => one.id === id)?.name ?? `#${id}`;
  const others = (found.data?.data ?? []).filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      {ids.length > 0 && (
        <ul className="chips">
          {ids.map((id) => (
            <li key={id} className="chip">
              {nameOf(id)}
              <button
                type="button"
                className="icon-button"
                aria-label={say("chooseTakeOut", { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchBox text={q} onType={setQ} hint={say("chooseProductsHint")} />
      {q.trim() !== "" && (
        <ul className="offers" aria-busy={found.isFetching}>
          {others.map(({ id, name, sku }) => (
            <li key={id}>
              <button
                type="button"
                className="offer"
                onClick={() => {
                  onChange([...ids, id]);
                  setQ("");
                }}
              >
                <span>{name}</span>
                <span className="list-sub">{sku}</span>
              </button>
            </li>
          ))}
          {found.data && others.length === 0 && <li className="field-hint">{say("listNone")}</li>}
        </ul>
      )}
      {problem && <p className="field-problem">{problem}</p>}
    </fieldset>
  );
}

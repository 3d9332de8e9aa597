import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductRow } from "#commerce/catalog/office/list-schema.ts";
import { PlusIcon } from "../../../components/icons.tsx";
import { SearchBox } from "../../../components/search-box.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";

/** Finds a product by name or SKU and selects it. */
export function PickProduct({ pick, isDisabled }: { pick: (id: number) => void; isDisabled: boolean }) {
  const say = useText();
  const mayWrite = useMay("catalogue:write");
  const [text, setText] = useState("");
  const q = text.trim();
  const { data } = useQuery({
    queryKey: ["pick-product", q],
    queryFn: ({ signal }) => get<{ data: ProductRow[] }>("/staff/products", { q, limit: 8, count: "no" }, signal),
    enabled: q.length >= 2,
  });
  if (!mayWrite) return null;
  return (
    <fieldset className="pick-product">
      <legend className="field-label">{say("pickProduct")}</legend>
      <SearchBox text={text} onType={setText} />
      {q.length >= 2 && data && (
        <ul className="plain-list">
          {data.data.map(({ id, name, sku }) => (
            <li key={id}>
              <span>
                {name}
                <span className="list-sub">{sku}</span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={say("pickName", { name })}
                disabled={isDisabled}
                onClick={() => {
                  pick(id);
                  setText("");
                }}
              >
                <PlusIcon size={14} /> {say("add")}
              </button>
            </li>
          ))}
          {data.data.length === 0 && <li>{say("listNone")}</li>}
        </ul>
      )}
    </fieldset>
  );
}

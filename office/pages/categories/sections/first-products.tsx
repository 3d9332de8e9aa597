import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { CategoryProduct } from "#commerce/catalog/categories/office-schema.ts";
import { CloseIcon, DownIcon, UpIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";

type Props = {
  ids: readonly number[];
  /** Products whose names are already loaded. */
  known: readonly CategoryProduct[];
  put: (ids: number[]) => void;
};

/** The products shown first, moved with buttons. The focus stays with the product that moves. */
export function FirstProducts({ ids, known, put }: Props) {
  const say = useText();
  const list = useRef<HTMLOListElement>(null);
  const names = useNames(ids, known);
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined) return;
    put(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    const direction = to < from ? "up" : "down";
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>("button:enabled");
      const own = [...(buttons ?? [])].find(({ dataset }) => dataset.move === direction);
      (own ?? buttons?.[0])?.focus();
    });
  };
  return (
    <div>
      <h3 className="field-label">{say("firstProducts")}</h3>
      {ids.length === 0 ? (
        <p className="field-hint">{say("noFirstProducts")}</p>
      ) : (
        <ol className="first-products" ref={list} aria-label={say("firstProducts")}>
          {ids.map((id, place) => {
            const name = names.get(id) ?? `#${id}`;
            return (
              <li key={id}>
                <span className="first-name">{name}</span>
                <button
                  type="button"
                  className="icon-button"
                  data-move="up"
                  disabled={place === 0}
                  aria-label={say("nameUp", { name })}
                  onClick={() => move(place, place - 1)}
                >
                  <UpIcon size={16} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-move="down"
                  disabled={place === ids.length - 1}
                  aria-label={say("nameDown", { name })}
                  onClick={() => move(place, place + 1)}
                >
                  <DownIcon size={16} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say("notFirst", { name })}
                  onClick={() => put(ids.toSpliced(place, 1))}
                >
                  <CloseIcon size={16} />
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** The names of these products. Those not in `known` are loaded. */
function useNames(ids: readonly number[], known: readonly CategoryProduct[]): ReadonlyMap<number, string> {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const missing = ids.filter((id) => !names.has(id));
  const { data } = useQuery({
    queryKey: ["product-names", missing.join(",")],
    queryFn: ({ signal }) =>
      get<{ data: { id: number; name: string }[] }>(
        "/catalog/products",
        { "id:in": missing.join(","), limit: 250 },
        signal,
      ),
    enabled: missing.length > 0,
  });
  return new Map([...(data?.data ?? []).map(({ id, name }) => [id, name] as const), ...names]);
}

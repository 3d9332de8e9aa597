import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { OptionList } from "../../components/field.tsx";
import { SearchIcon } from "../../components/icons.tsx";
import type { ListSearch } from "../../components/list/search.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { marketName, priceRegions } from "../../runtime/markets.ts";

type Props = { market: PriceRegion; search: ListSearch; go: (next: ListSearch) => void };
type Category = { id: number; name: string };

/** Chooses the price list and filters the products. */
export function Filters({ market, search, go }: Props) {
  const say = useText();
  const { pair } = useFormats();
  const names = useCatalogueNames();
  const words = useRef<HTMLInputElement>(null);
  const { data } = useQuery({
    queryKey: ["category-names"],
    queryFn: ({ signal }) => get<{ data: Category[] }>("/staff/categories", {}, signal),
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    go({ ...search, q: words.current?.value, page: undefined });
  };
  return (
    <search>
      <form className="toolbar" onSubmit={find}>
        <span className="search-box">
          <SearchIcon size={16} />
          <input
            ref={words}
            type="search"
            className="input"
            aria-label={say("search")}
            placeholder={say("search")}
            maxLength={100}
            defaultValue={search.q ?? ""}
          />
        </span>
        <select
          className="input toolbar-filter"
          aria-label={say("market")}
          value={market}
          onChange={(event) => go({ ...search, market: event.target.value, page: undefined })}
        >
          <OptionList of={priceRegions.map((one) => [one, marketName(one, say)])} />
        </select>
        <select
          className="input toolbar-filter"
          aria-label={say("category")}
          value={search.category ?? ""}
          onChange={(event) => go({ ...search, category: event.target.value || undefined, page: undefined })}
        >
          <option value="">{pair(say("category"), say("all"))}</option>
          <OptionList of={data?.data.map((one) => [one.id, names.category(one)])} />
        </select>
      </form>
    </search>
  );
}

import { useFormats, useText } from "../../i18n/text.tsx";
import { type ListSearch, limitOf, pageOf, pageSizes } from "./search.ts";
import type { Answer } from "./types.ts";

type Props = {
  answer: Answer<unknown>;
  search: ListSearch;
  go: (next: ListSearch) => void;
  /** The row from which the next page is read on. */
  last?: string | undefined;
};

/** The number of rows, and links to the pages. */
export function Pager({ answer: { rows, total, isExact = true }, search, go, last }: Props) {
  const say = useText();
  const { number } = useFormats();
  const page = pageOf(search);
  const limit = limitOf(search);
  const hasMore = total === undefined ? rows.length === limit : page * limit < total || !isExact;
  const to = (next: number | string) => go({ ...search, page: next === 1 ? undefined : String(next) });
  return (
    <footer className="pager">
      <p role="status">
        {total === undefined
          ? say("pageNumber", { number: page })
          : isExact
            ? say("listTotal", { count: total })
            : say("listMore", { number: number(total) })}
      </p>
      <label className="pager-size">
        {say("rowsPerPage")}
        <select
          className="input"
          value={limit}
          onChange={(event) => go({ ...search, limit: event.target.value, page: undefined })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <div className="pager-steps">
        <button type="button" className="button" disabled={page === 1} onClick={() => to(page - 1)}>
          {say("previousPage")}
        </button>
        <button
          type="button"
          className="button"
          disabled={!hasMore}
          onClick={() => to(last ? `${page + 1}~${last}` : page + 1)}
        >
          {say("nextPage")}
        </button>
      </div>
    </footer>
  );
}

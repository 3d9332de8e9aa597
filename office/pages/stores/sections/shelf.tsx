import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Static } from "typebox";
import type { StockPage } from "#commerce/catalog/office/list-schema.ts";
import type { StockAnswer } from "#commerce/stores/stock/schema.ts";
import { SearchBox } from "../../../components/search-box.tsx";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { get, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";

type OnShelf = Static<typeof StockAnswer>["data"][number];
type Line = { variantId: number; productId: number; sku: string; name: string; quantity: number };
type ShelfPage = { lines: Line[]; total: number };
const perPage = 25;

const ofShelf = ({ variant_id, product_id, ...line }: OnShelf): Line => ({
  ...line,
  variantId: variant_id,
  productId: product_id,
});

/** The store's stock. With a search text, all variants found, including those with none in stock. */
async function find(id: number, q: string, page: number, signal: AbortSignal): Promise<ShelfPage> {
  const stock = (query: Record<string, string | number>) =>
    get<Static<typeof StockAnswer>>(`/stores/${id}/stock`, query, signal);
  if (q === "") {
    const { data, meta } = await stock({ page, limit: perPage });
    return { lines: data.map(ofShelf), total: meta.pagination.total };
  }
  const found = await get<Static<typeof StockPage>>("/staff/stock", { q, limit: perPage, count: "no" }, signal);
  if (found.data.length === 0) return { lines: [], total: 0 };
  const there = await stock({ variants: found.data.map(({ variantId }) => variantId).join(","), limit: perPage });
  const counted = new Map(there.data.map((line) => [line.variant_id, line.quantity]));
  const lines = found.data.map(({ variantId, productId, sku, name, options }) => ({
    variantId,
    productId,
    sku,
    name: [name, ...options].join(" / "),
    quantity: counted.get(variantId) ?? 0,
  }));
  return { lines, total: lines.length };
}

export function Shelf({ id }: { id: number }) {
  const say = useText();
  const { number } = useFormats();
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ["store-shelf", id, q.trim(), page],
    queryFn: ({ signal }) => find(id, q.trim(), page, signal),
    placeholderData: keepPreviousData,
  });
  const pages = data ? Math.ceil(data.total / perPage) : 1;
  return (
    <section className="card">
      <h2>{say("storeShelf")}</h2>
      <div className="stack">
        <p className="field-hint">{say("storeShelfHint")}</p>
        <search>
          <SearchBox
            text={q}
            hint={say("storeShelfSearch")}
            onType={(text) => {
              setQ(text);
              setPage(1);
            }}
          />
        </search>
        {error ? (
          <Failed again={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={4} />
        ) : data.lines.length === 0 ? (
          <p className="lead">{say(q.trim() ? "listNone" : "storeShelfNone")}</p>
        ) : (
          <Table id={id} lines={data.lines} />
        )}
        {pages > 1 && (
          <div className="page-actions store-pages">
            <button type="button" className="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {say("previousPage")}
            </button>
            <span className="field-hint">{`${number(page)} / ${number(pages)}`}</span>
            <button type="button" className="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {say("nextPage")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function Table({ id, lines }: { id: number; lines: readonly Line[] }) {
  const say = useText();
  return (
    <div className="changes count-table shelf-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("variant")}</th>
            <th scope="col" className="list-number">
              {say("pieces")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={`${line.variantId}-${line.quantity}`} id={id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number is saved when its field loses focus or Enter is pressed. */
function Row({ id, line }: { id: number; line: Line }) {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("stock:write");
  const [text, setText] = useState(String(line.quantity));
  const isRight = /^\d{1,6}$/.test(text.trim()) && Number(text) <= 100_000;
  const { mutate, isPending } = useMutation({
    mutationFn: (quantity: number) => send("PUT", `/stores/${id}/stock`, { stock: [{ sku: line.sku, quantity }] }),
    onSuccess: () => {
      tell(say("saved"));
      for (const queryKey of [["store-shelf", id], ["list", "stores"], ["history"]])
        void client.invalidateQueries({ queryKey });
    },
    onError: (error) => tell(error.message),
  });
  const keep = () => isRight && Number(text) !== line.quantity && mutate(Number(text));
  return (
    <tr>
      <th scope="row">
        {line.name}
        <span className="list-sub">{line.sku}</span>
      </th>
      <td className="list-number">
        <input
          className="input input-number"
          inputMode="numeric"
          aria-label={`${say("pieces")}: ${line.name}, ${line.sku}`}
          aria-invalid={!isRight || undefined}
          disabled={!mayWrite || isPending}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === "Enter" && keep()}
        />
      </td>
    </tr>
  );
}

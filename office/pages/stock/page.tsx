import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import type { Static } from "typebox";
import type { StockPage as Found, StockRow } from "#commerce/catalog/office/list-schema.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, get, send } from "../../runtime/api.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";

const nameOf = ({ name, options }: StockRow) => [name, ...options].join(" / ");

const listFor = (mayWrite: boolean): ListOf<StockRow> => ({
  name: "stock",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { q: search.q, stock: search.stock, sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    const { data, meta } = await get<Static<typeof Found>>("/staff/stock", query, signal);
    return { rows: data, total: meta.total, isExact: meta.isExact };
  },
  id: ({ variantId }) => String(variantId),
  title: nameOf,
  path: ({ productId }) => `/products/${productId}`,
  columns: [
    {
      id: "variant",
      label: "variant",
      cell: ({ name, options, image }) => (
        <span className="list-thing">
          {image && (
            <img className="list-picture" src={pictureUrl(image, 72)} alt="" width={36} height={36} loading="lazy" />
          )}
          <span>
            {name}
            <span className="list-sub">{options.join(" / ")}</span>
          </span>
        </span>
      ),
    },
    { id: "sku", label: "sku", sort: "sku", cell: ({ sku }) => sku },
    {
      id: "state",
      label: "status",
      cell: ({ available, isLow, isTracked }, { say }) =>
        !isTracked ? (
          <span className="tag">{say("none")}</span>
        ) : available === 0 ? (
          <span className="tag tag-bad">{say("soldOut")}</span>
        ) : isLow ? (
          <span className="tag tag-info">{say("lowStock")}</span>
        ) : (
          <span className="tag tag-good">{say("inStock")}</span>
        ),
    },
    {
      id: "pieces",
      label: "pieces",
      sort: "available",
      isNumeric: true,
      cell: (row, { formats }) =>
        mayWrite && row.isTracked ? <Count key={row.available} row={row} /> : formats.number(row.available),
    },
  ],
  filters: [
    {
      name: "stock",
      label: "status",
      options: ({ say }) => [
        ["out", say("soldOut")],
        ["low", say("lowStock")],
        ["in", say("inStock")],
      ],
    },
  ],
});

/** Pieces as they were counted; written when the field is left or Enter is pressed. */
function Count({ row }: { row: StockRow }) {
  const say = useText();
  const client = useQueryClient();
  const [count, setCount] = useState(row.available);
  const { mutate, isPending } = useMutation({
    mutationFn: (quantity: number) =>
      send("PUT", "/inventory/adjustments/absolute", { items: [{ variant_id: row.variantId, quantity }] }),
    onSuccess: () => {
      tell(`${nameOf(row)}: ${say("saved")}`);
      return client.invalidateQueries({ queryKey: ["list", "stock"] });
    },
    onError: (error) => tell(error instanceof ApiProblem ? error.message : say("failedText")),
  });
  return (
    <NumberField
      aria-label={say("piecesOf", { name: nameOf(row) })}
      value={count}
      minValue={0}
      isDisabled={isPending}
      formatOptions={{ maximumFractionDigits: 0 }}
      onChange={(next) => {
        setCount(Number.isNaN(next) ? row.available : next);
        if (!Number.isNaN(next) && next !== row.available) mutate(next);
      }}
    >
      <Input className="input input-number" />
    </NumberField>
  );
}

export function StockPage() {
  const say = useText();
  const mayWrite = useMay("stock:write");
  const list = useMemo(() => listFor(mayWrite), [mayWrite]);
  return (
    <Page name={say("stock")} permission="stock:read">
      <List list={list} />
    </Page>
  );
}

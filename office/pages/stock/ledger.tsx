import { useInfiniteQuery } from "@tanstack/react-query";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { Adjust } from "./adjust.tsx";
import { nameOf } from "./name.ts";

type Entry = {
  id: number;
  at: string;
  change: number;
  available: number;
  reason: "sale" | "return" | "count" | "correction" | "import" | "revert";
  note: string;
  madeBy: string;
  orderId: number | null;
};

export const reasons = {
  sale: "reasonSale",
  return: "reasonReturn",
  count: "reasonCount",
  correction: "reasonCorrection",
  import: "reasonImport",
  revert: "reasonRevert",
} as const satisfies Record<Entry["reason"], Key>;
const atOnce = 50;

type Props = { row: StockRow; mayWrite: boolean; onClose: () => void };

/** The stock history of a variant, and a form that changes the stock with a reason. */
export function Ledger({ row, mayWrite, onClose }: Props) {
  const say = useText();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["list", "stock", "ledger", row.variantId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: atOnce, before: pageParam };
      return (await get<{ data: Entry[] }>(`/staff/stock/${row.variantId}/ledger`, query, signal)).data;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === atOnce ? last.at(-1)?.id : undefined),
  });
  const entries = data?.pages.flat();
  return (
    <Dialog title={say("ledgerOf", { name: nameOf(row) })} wide onClose={onClose}>
      <div className="stack ledger">
        {mayWrite && row.isTracked && <Adjust row={row} />}
        <h3>{say("history")}</h3>
        {error ? (
          <Failed again={() => void refetch()} />
        ) : !entries ? (
          <Skeleton lines={4} />
        ) : entries.length === 0 ? (
          <p className="lead">{say("noLedger")}</p>
        ) : (
          <Entries entries={entries} />
        )}
        {hasNextPage && (
          <button type="button" className="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say("older")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const say = useText();
  const { moment, signed, number, pair } = useFormats();
  return (
    <ul className="plain-list">
      {entries.map(({ id, at, change, available, reason, note, madeBy, orderId }) => (
        <li key={id}>
          <span>
            <strong>
              {say(reasons[reason])}
              {orderId !== null && ` · ${say("orderTitle", { number: orderId })}`}
            </strong>
            {note && <span className="list-sub">{note}</span>}
            <span className="list-sub">
              {moment(at)} · {madeBy || say("theShop")}
            </span>
          </span>
          <span className="ledger-numbers">
            <strong>
              <span className="visually-hidden">{say("difference")} </span>
              {signed(change)}
            </strong>
            <span className="list-sub">{pair(say("left"), number(available))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

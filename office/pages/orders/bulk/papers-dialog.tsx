import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { DeskOrder } from "#commerce/aftersales/fulfilment/dispatch/schema.ts";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import type { OrderNumbers } from "#commerce/aftersales/office/list-schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import type { RowChoice } from "../../../components/list/types.ts";
import { putOnDesk, useRefusal } from "../../../components/orders/desk.ts";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { useLanguage, useText, WithTexts } from "../../../i18n/text.tsx";
import { addressOf, get } from "../../../runtime/api.ts";
import { asked } from "../filters.ts";

type Props = { chosen: RowChoice; onClose: () => void };

/** Prints what is needed to pack the chosen orders, and tells which of them cannot be packed. */
export const PapersDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Papers {...props} />
  </WithTexts>
);

const inParts = (ids: readonly number[]): string[] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce).join(","),
  );

/** The orders to pack. `most`: how many of all that match these are, when they are not all. */
async function findChosen(
  chosen: RowChoice,
  signal: AbortSignal,
): Promise<{ orders: DeskOrder[]; most: number | null }> {
  const { data: ids, meta } =
    "ids" in chosen
      ? { data: chosen.ids.map(Number), meta: { isAll: true, most: 0 } }
      : await get<OrderNumbers>("/staff/orders/numbers", asked(chosen.matching), signal);
  const found: DeskOrder[] = [];
  // One after another: the numbers of many orders are no reason to keep others waiting.
  for (const part of inParts(ids))
    found.push(...(await get<{ data: DeskOrder[] }>("/staff/dispatch/orders", { ids: part }, signal)).data);
  return { orders: found, most: meta.isAll ? null : meta.most };
}

function Papers({ chosen, onClose }: Props) {
  const say = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { data, error, refetch } = useQuery({
    queryKey: ["papers", chosen],
    queryFn: ({ signal }) => findChosen(chosen, signal),
  });
  const open = data?.orders.filter(({ refused }) => refused === null) ?? [];
  const refused = data?.orders.filter(({ refused: why }) => why !== null) ?? [];
  const parts = inParts(open.map(({ id }) => id));
  const part = (at: number) => (parts.length > 1 ? ` ${at + 1}/${parts.length}` : "");
  return (
    <Dialog title={say("bulkPapers")} onClose={onClose}>
      {error ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : (
        <div className="stack">
          <p>{say("bulkToPack", { count: open.length })}</p>
          {data.most !== null && <p className="note note-signal">{say("bulkOldestOnly", { count: data.most })}</p>}
          {parts.map((numbers, at) => (
            <div key={numbers} className="button-row">
              <a
                className="button"
                href={addressOf("/staff/dispatch/packing-slips", { ids: numbers })}
                target="_blank"
                rel="noreferrer"
              >
                {say("packingSlips")}
                {part(at)}
              </a>
              <a
                className="button"
                href={addressOf("/staff/dispatch/pick-list", { ids: numbers, language })}
                target="_blank"
                rel="noreferrer"
              >
                {say("pickListPdf")}
                {part(at)}
              </a>
            </div>
          ))}
          {refused.length > 0 && (
            <ul className="import-details">
              {refused.map((order) => (
                <li key={order.id}>{refusal(order)}</li>
              ))}
            </ul>
          )}
          {open.length > 0 && (
            <div className="dialog-foot">
              <button
                type="button"
                className="button"
                onClick={() => {
                  putOnDesk(open);
                  void navigate({ to: "/dispatch" });
                }}
              >
                {say("bulkToDesk")}
              </button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

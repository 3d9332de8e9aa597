import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { DeskOrder } from "#commerce/aftersales/fulfilment/dispatch/schema.ts";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { useLanguage, useText, WithTexts } from "../../../i18n/text.tsx";
import { addressOf, get } from "../../../runtime/api.ts";
import { putOnDesk, useRefusal } from "../../dispatch/desk.ts";

type Props = { ids: readonly number[]; onClose: () => void };

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

function Papers({ ids, onClose }: Props) {
  const say = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { data, error, refetch } = useQuery({
    queryKey: ["papers", ids],
    queryFn: async ({ signal }) => {
      const parts = inParts(ids).map((part) =>
        get<{ data: DeskOrder[] }>("/staff/dispatch/orders", { ids: part }, signal),
      );
      return (await Promise.all(parts)).flatMap((part) => part.data);
    },
  });
  const open = data?.filter(({ refused }) => refused === null) ?? [];
  const refused = data?.filter(({ refused: why }) => why !== null) ?? [];
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

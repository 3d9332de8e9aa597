import { useState } from "react";
import { pickList } from "#commerce/aftersales/fulfilment/dispatch/rules.ts";
import { Dialog } from "../../components/dialog.tsx";
import type { Entry } from "../../components/orders/desk.ts";
import { useLanguage, useText } from "../../i18n/text.tsx";
import { addressOf } from "../../runtime/api.ts";

type Props = { entries: readonly Entry[]; addWaiting: () => Promise<void>; clear: () => void };

/** Documents to print and files to export: pick list, packing slips, and labels for a carrier's software. */
export function Papers({ entries, addWaiting, clear }: Props) {
  const say = useText();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const ids = entries.map(({ order }) => order.id).join(",");
  const files = [
    ["pickListPdf", addressOf("/staff/dispatch/pick-list", { ids, language })],
    ["packingSlips", addressOf("/staff/dispatch/packing-slips", { ids })],
    ["labelsCsv", addressOf("/staff/dispatch/labels", { ids, profile: "generic" })],
    ["labelsDhl", addressOf("/staff/dispatch/labels", { ids, profile: "dhl" })],
  ] as const;
  return (
    <div className="doing-row desk-papers">
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say("pickList")}
      </button>
      {files.map(([name, href]) => (
        <a key={name} className="button" href={href} target="_blank" rel="noreferrer">
          {say(name)}
        </a>
      ))}
      <button type="button" className="button button-plain" onClick={() => void addWaiting()}>
        {say("addWaiting")}
      </button>
      <button type="button" className="button button-plain" onClick={clear}>
        {say("clearDesk")}
      </button>
      {isOpen && <PickList entries={entries} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function PickList({ entries, onClose }: { entries: readonly Entry[]; onClose: () => void }) {
  const say = useText();
  const groups = pickList(entries.map(({ order }) => order));
  return (
    <Dialog title={say("pickList")} onClose={onClose} wide>
      <ul className="desk-picks">
        {groups.map(({ productId, name, quantity, picks }) => (
          <li key={productId}>
            <p className="desk-pick-head">
              <strong>{name}</strong>
              <span className="tag">{say("deskPieces", { count: quantity })}</span>
            </p>
            <ul>
              {picks.map((pick) => (
                <li key={pick.variantId}>
                  <label className="check">
                    <input type="checkbox" />
                    <span>
                      <strong>{pick.quantity} ×</strong> {pick.shelf && <span className="tag">{pick.shelf}</span>}{" "}
                      {pick.sku}
                      <span className="list-sub">
                        {[pick.options, pick.orders.join(", ")].filter(Boolean).join(" · ")}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

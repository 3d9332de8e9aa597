import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { addressOf } from "../../../runtime/api.ts";

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The previous month, which is the default period for bookkeeping. */
function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: dayOf(new Date(Date.UTC(year, month - 1, 1))), to: dayOf(new Date(Date.UTC(year, month, 0))) };
}

/** Downloads all invoices and credit notes of a period as one file. */
export function InvoiceArchive() {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [period, setPeriod] = useState(lastMonth);
  const days = [
    ["from", "firstDay"],
    ["to", "lastDay"],
  ] as const;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say("invoicesZip")}
      </button>
      {isOpen && (
        <Dialog title={say("invoicesOf")} onClose={() => setIsOpen(false)}>
          <div className="stack">
            <div className="fields-2">
              {days.map(([name, label]) => (
                <TextField
                  key={name}
                  type="date"
                  label={say(label)}
                  value={period[name]}
                  onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
                />
              ))}
            </div>
            <div className="dialog-foot">
              <a className="button button-main" href={addressOf("/staff/invoices/archive", period)} download>
                {say("downloadZip")}
              </a>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

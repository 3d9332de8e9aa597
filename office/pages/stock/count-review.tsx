import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { TextField } from "../../components/field.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import type { Line, Mode } from "./counting.ts";
import { reasons } from "./ledger.tsx";
import { nameOf } from "./name.ts";

const mostShown = 300;

type Props = {
  lines: readonly Line[];
  mode: Mode;
  isSaving: boolean;
  save: (note: string) => void;
  onClose: () => void;
};

/** Previews the ledger entries before they are saved. */
export function CountReview({ lines, mode, isSaving, save, onClose }: Props) {
  const say = useText();
  const { number, signed } = useFormats();
  const [note, setNote] = useState("");
  return (
    <Dialog title={say("sheetPreview")} onClose={onClose} wide>
      <div className="stack">
        <p>{say("countChanges", { count: lines.length, reason: say(reasons[mode]) })}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <section className="changes sheet-preview" tabIndex={0} aria-label={say("sheetPreview")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("variant")}</th>
                <th scope="col">{say("before")}</th>
                <th scope="col">{say("after")}</th>
                <th scope="col">{say("difference")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, mostShown).map(({ row, after }) => (
                <tr key={row.variantId}>
                  <th scope="row">{nameOf(row)}</th>
                  <td>{number(row.available)}</td>
                  <td>{number(after)}</td>
                  <td>{signed(after - row.available)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {lines.length > mostShown && <p>{say("sheetMore", { count: lines.length - mostShown })}</p>}
        <TextField label={say("note")} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        <DialogFoot act={say("save")} isDisabled={isSaving} onAct={() => save(note.trim())} onClose={onClose} />
      </div>
    </Dialog>
  );
}

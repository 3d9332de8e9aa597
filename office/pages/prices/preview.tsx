import type { SheetSaved } from "#commerce/catalog/office/sheet/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { useText } from "../../i18n/text.tsx";
import { labels } from "./grid.tsx";
import { type Style, written } from "./rules.ts";

const mostShown = 200;

type Props = { preview: SheetSaved; style: Style; isSaving: boolean; save: () => void; onClose: () => void };

/** Shows every cell that would change, before saving. */
export function Preview({ preview, style, isSaving, save, onClose }: Props) {
  const say = useText();
  const { data, meta } = preview;
  const lines = data.flatMap((row) => row.cells.map((cell, at) => ({ row, cell, at })));
  const hasLowest = data.some(({ lowestPrice }) => lowestPrice !== null);
  return (
    <Dialog title={say("sheetPreview")} onClose={onClose} wide>
      <div className="stack">
        <p>{say("sheetChanges", { count: meta.cells })}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <section className="changes sheet-preview" tabIndex={0} aria-label={say("sheetPreview")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("variant")}</th>
                <th scope="col">{say("fieldsChanged")}</th>
                <th scope="col">{say("before")}</th>
                <th scope="col">{say("after")}</th>
                {hasLowest && <th scope="col">{say("sheetLowest")}</th>}
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, mostShown).map(({ row, cell, at }) => (
                <tr key={`${row.variantId}:${cell.field}`}>
                  <th scope="row">
                    <span className={at === 0 ? undefined : "visually-hidden"}>
                      {[row.name, ...row.options].join(" / ")}
                    </span>
                  </th>
                  <td>{say(labels[cell.field])}</td>
                  <td>{written(cell.before, cell.field, style) || "–"}</td>
                  <td>{written(cell.after, cell.field, style) || "–"}</td>
                  {hasLowest && <td>{at === 0 && written(row.lowestPrice, "price", style)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {lines.length > mostShown && <p>{say("sheetMore", { count: lines.length - mostShown })}</p>}
        <DialogFoot act={say("save")} isDisabled={isSaving || meta.cells === 0} onAct={save} onClose={onClose} />
      </div>
    </Dialog>
  );
}

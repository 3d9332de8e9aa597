import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { useMay } from "../../runtime/session.ts";
import { Entries } from "./entries.tsx";
import { Papers } from "./papers.tsx";
import { ScanField } from "./scan-field.tsx";
import { ShipAll } from "./ship-all.tsx";
import { useDesk } from "./use-desk.ts";
import { DeskViews } from "./views.tsx";

/**
 * The dispatch desk: orders are scanned, packed and sent together. A single field takes all input, so that a scanner or
 * a phone in one hand is enough.
 */
export function DispatchPage() {
  const say = useText();
  return (
    <Page name={say("dispatchDesk")} permission="orders:read">
      <Desk />
    </Page>
  );
}

function Desk() {
  const say = useText();
  const desk = useDesk();
  const mayWrite = useMay("orders:write");
  const { entries, heard } = desk;
  return (
    <div className="desk">
      <DeskViews shown="parcels" />
      <ScanField
        hint={say("scanHint")}
        act={say("addToDesk")}
        heard={heard}
        scan={(typed) => void desk.scan(typed).catch(desk.fail)}
      />
      <section className="card" aria-labelledby="on-the-desk">
        <header className="card-head">
          <h2 id="on-the-desk">{say("onTheDesk")}</h2>
          <span className="tag">{say("deskCount", { count: entries.length })}</span>
        </header>
        {entries.length === 0 ? (
          <div className="desk-empty">
            <p className="lead">{say("deskEmpty")}</p>
            <button type="button" className="button" onClick={() => desk.addWaiting().catch(desk.fail)}>
              {say("addWaiting")}
            </button>
          </div>
        ) : (
          <Entries entries={entries} track={desk.track} takeOff={desk.takeOff} />
        )}
      </section>
      {entries.length > 0 && <Papers entries={entries} addWaiting={desk.addWaiting} clear={desk.clear} />}
      {mayWrite && <ShipAll entries={entries} left={desk.left} />}
    </div>
  );
}

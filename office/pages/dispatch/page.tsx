import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { useMay } from "../../runtime/session.ts";
import { Entries } from "./entries.tsx";
import { Papers } from "./papers.tsx";
import { ShipAll } from "./ship-all.tsx";
import { useDesk } from "./use-desk.ts";

/** Orders are scanned, packed and sent together. One field takes it all, so that a hand with a scanner or a phone suffices. */
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
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const mayWrite = useMay("orders:write");
  const { entries, heard } = desk;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The next scan may come before this one is answered: the field is free at once.
    setTyped("");
    field.current?.focus();
    desk.scan(typed).catch(desk.fail);
  };
  return (
    <div className="desk">
      <form className="desk-scan" onSubmit={submit} noValidate>
        <label htmlFor="scan">{say("scanOrder")}</label>
        <span className="desk-field">
          <input
            id="scan"
            ref={field}
            className="input"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-describedby="scan-hint"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            // biome-ignore lint/a11y/noAutofocus: whoever comes here came to scan.
            autoFocus
          />
          <button type="submit" className="button button-main">
            {say("addToDesk")}
          </button>
        </span>
        <p id="scan-hint" className="field-hint">
          {say("scanHint")}
        </p>
        <p
          key={heard?.at}
          role="status"
          className={`desk-heard ${heard ? (heard.isGood ? "desk-good" : "desk-bad") : ""}`}
        >
          {heard?.text}
        </p>
      </form>
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

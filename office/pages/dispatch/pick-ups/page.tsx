import { Link } from "@tanstack/react-router";
import { useId } from "react";
import type { PickUp } from "#commerce/aftersales/fulfilment/pick-ups/schema.ts";
import { SelectField } from "../../../components/field.tsx";
import { HandOverDialog } from "../../../components/orders/hand-over.tsx";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { type Say, useFormats, useText } from "../../../i18n/text.tsx";
import { Page } from "../../../layout/page.tsx";
import { ScanField } from "../scan-field.tsx";
import { DeskViews } from "../views.tsx";
import { usePickUps } from "./use-pick-ups.ts";

/** Orders for collection in a store: they are prepared, handed over, and reverted after a mistake. */
export function PickUpsPage() {
  const say = useText();
  return (
    <Page name={say("pickUps")} permission="orders:read" above={<Link to="/dispatch">{say("dispatchDesk")}</Link>}>
      <Desk />
    </Page>
  );
}

const groups = [
  ["to-prepare", "toPrepare"],
  ["ready", "readyToCollect"],
  ["handed", "handedLately"],
] as const;

function Desk() {
  const say = useText();
  const desk = usePickUps();
  const { data, error, handing, store } = desk;
  return (
    <div className="desk">
      <DeskViews shown="pick-ups" />
      <ScanField hint={say("pickUpHint")} act={say("addToDesk")} heard={desk.heard} scan={desk.scan} />
      {data && (data.meta.stores.length > 1 || store !== null) && (
        <SelectField
          label={say("pickUpStore")}
          value={store ?? ""}
          onChange={({ target }) => desk.choose(target.value === "" ? null : Number(target.value))}
          options={data.meta.stores.map(({ id, name }) => [id, name])}
        >
          <option value="">{say("allStores")}</option>
        </SelectField>
      )}
      {error ? (
        <Failed again={() => void desk.refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        groups.map(([state, title]) => (
          <Group key={state} title={say(title)} rows={data.data.filter((row) => row.state === state)} desk={desk} />
        ))
      )}
      {handing && (
        <HandOverDialog
          id={handing.id}
          name={handing.name}
          onDone={() => desk.handed(handing.id)}
          onClose={() => desk.setHanding(null)}
        />
      )}
    </div>
  );
}

type DeskOf = ReturnType<typeof usePickUps>;

function Group({ title, rows, desk }: { title: string; rows: readonly PickUp[]; desk: DeskOf }) {
  const say = useText();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <header className="card-head">
        <h2 id={heading}>{title}</h2>
        <span className="tag">{say("deskCount", { count: rows.length })}</span>
      </header>
      {rows.length === 0 ? (
        <p className="lead">{say("nothingHere")}</p>
      ) : (
        <ul className="desk-entries">
          {rows.map((row) => (
            <Row key={row.id} row={row} desk={desk} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row, desk }: { row: PickUp; desk: DeskOf }) {
  const say = useText();
  const formats = useFormats();
  const { id, state, name, phone, store, hold, lines } = row;
  return (
    <li className="desk-entry">
      <div className="desk-order">
        <span>
          <Link to="/orders/$id" params={{ id: String(id) }} className="list-link">
            {id}
          </Link>{" "}
          {row.isLate && row.readyAt && (
            <span className="tag tag-bad">{say("pickUpLate", { day: formats.day(row.readyAt) })}</span>
          )}{" "}
          {hold !== null && <span className="tag tag-bad">{say("onHold")}</span>}
          <span className="list-sub">{[name, phone, store.name].filter(Boolean).join(" · ")}</span>
          <span className="list-sub">{since(row, say, formats.moment)}</span>
        </span>
        {desk.mayWrite && hold === null && state === "to-prepare" && (
          <button
            type="button"
            className="button"
            aria-label={say("makeReadyOf", { number: id })}
            onClick={() => desk.ready(id)}
          >
            {say("makeReady")}
          </button>
        )}
        {desk.mayWrite && hold === null && state === "ready" && (
          <button
            type="button"
            className="button button-main"
            aria-label={say("handOverOf", { number: id })}
            onClick={() => desk.setHanding(row)}
          >
            {say("doHandOver")}
          </button>
        )}
        {desk.mayWrite && state === "handed" && (
          <button
            type="button"
            className="button"
            aria-label={say("undoHandOverOf", { number: id })}
            disabled={desk.isUndoing}
            onClick={() => desk.undo(id)}
          >
            {say("undo")}
          </button>
        )}
      </div>
      <ul className="desk-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.quantity} ×</strong> {line.name}
            <span className="list-sub">{[line.options, line.sku].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function since({ state, readyAt, handedAt, takenBy, placedAt }: PickUp, say: Say, moment: (iso: string) => string) {
  if (state === "handed" && handedAt)
    return [takenBy && say("takenByName", { name: takenBy }), moment(handedAt)].filter(Boolean).join(" · ");
  return state === "ready" && readyAt ? say("readySince", { time: moment(readyAt) }) : moment(placedAt);
}

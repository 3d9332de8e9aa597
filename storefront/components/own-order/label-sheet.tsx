import { useText } from "#storefront/app/shop.tsx";
import type { LabelProps } from "./label.ts";
import "./label.css";

/** A printable page: the label for the box, and below it the slip that goes into the box. */
export function LabelSheet({ words, returnId, orderId, from, to, lines, back }: LabelProps) {
  const say = useText(words);
  const number = say("order.return.number", { number: returnId });
  return (
    <div className="wrap parcel-label">
      <div className="label-screen">
        <h1 className="display display-2">{number}</h1>
        <p>{say("order.label.text")}</p>
        <p>
          <a href={back}>{say("order.title", { number: orderId })}</a>
        </p>
      </div>
      <section className="label-half" aria-label={number}>
        <Lines title={say("order.label.to")} lines={to} />
        <Lines title={say("order.label.from")} lines={from} />
        <p className="label-code numbers">{`R${returnId}-${orderId}`}</p>
      </section>
      <section className="label-half" aria-label={say("order.label.what")}>
        <h2>
          {number} · {say("order.title", { number: orderId })}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line.name}>{say("order.parcel.line", line)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

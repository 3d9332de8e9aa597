import { Link } from "@tanstack/react-router";
import { CloseIcon } from "../../components/icons.tsx";
import type { Entry } from "../../components/orders/desk.ts";
import { useFormats, useText } from "../../i18n/text.tsx";

type Props = {
  entries: readonly Entry[];
  track: (id: number, tracking: string) => void;
  takeOff: (id: number) => void;
};

/** The orders on the desk, last scanned first, with the contents of each parcel and its tracking number. */
export function Entries({ entries, track, takeOff }: Props) {
  const say = useText();
  const { country, named } = useFormats();
  return (
    <ul className="desk-entries">
      {entries.map(({ order, tracking }) => (
        <li key={order.id} className="desk-entry">
          <div className="desk-order">
            <span>
              <Link to="/orders/$id" params={{ id: String(order.id) }} className="list-link">
                {order.id}
              </Link>{" "}
              <span className="tag">{say("deskPieces", { count: order.pieces })}</span>{" "}
              {order.isGift && <span className="tag tag-info">{say("isGift")}</span>}
              <span className="list-sub">
                {[order.name, country(order.country), named(order.methodNames, order.method)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={say("takeOff", { number: order.id })}
              onClick={() => takeOff(order.id)}
            >
              <CloseIcon size={16} />
            </button>
          </div>
          <ul className="desk-lines">
            {order.lines.map((line) => (
              <li key={line.id}>
                <strong>{line.quantity} ×</strong> {line.name}
                <span className="list-sub">{[line.shelf, line.options, line.sku].filter(Boolean).join(" · ")}</span>
              </li>
            ))}
          </ul>
          {order.message && <q className="list-sub">{order.message}</q>}
          <input
            className="input"
            aria-label={say("trackingOf", { number: order.id })}
            placeholder={say("trackingNumber")}
            value={tracking}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => track(order.id, target.value)}
          />
        </li>
      ))}
    </ul>
  );
}

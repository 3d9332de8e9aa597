import { useText } from "#storefront/app/shop.tsx";
import { TrackParcel } from "#storefront/components/orders/track-parcel.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { OwnOrderProps } from "./props.ts";

/** The shipped parcels, with tracking links. */
export function Parcels({ words, parcels }: Pick<OwnOrderProps, "words" | "parcels">) {
  const say = useText(words);
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 className="own-sheet-title" id="order-parcels">
        {say("order.parcels")}
      </h2>
      {parcels.map(({ id, sent, arrived, carrier, number, url, lines }) => (
        <div key={id} className="own-sheet-card">
          <p>{carrier ? say("order.parcel", { date: sent, carrier }) : say("order.parcel.plain", { date: sent })}</p>
          {arrived && <p>{say("order.parcel.arrived", { date: arrived })}</p>}
          <Pieces words={words} lines={lines} />
          <TrackParcel label={say("order.follow")} number={number} url={url} arrived={arrived !== null} />
        </div>
      ))}
    </section>
  );
}

/** Each change of the order's status, with its date. Renders nothing when the parcel's course says all of it. */
export function History({ words, history, course }: Pick<OwnOrderProps, "words" | "history" | "course">) {
  const t = useText();
  if (history.every(({ status }) => course.some((step) => step.status === status && step.isReached))) return null;
  return (
    <section aria-labelledby="order-history">
      <h2 className="own-sheet-title" id="order-history">
        {words["order.history"]}
      </h2>
      <ol className="own-sheet-history">
        {history.map(({ status, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
          <li key={index}>
            <span>{at}</span> {t(`order.status.${status}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The products that the buyer can review now. */
export function Reviewable({ words, reviewable }: OwnOrderProps) {
  const say = useText(words);
  if (reviewable.length === 0) return null;
  return (
    <section aria-labelledby="order-reviews">
      <h2 className="own-sheet-title" id="order-reviews">
        {say("order.review")}
      </h2>
      <ul className="own-sheet-reviews">
        {reviewable.map(({ name, path }) => (
          <li key={path}>
            <span id={`review-${path}`}>{name}</span>
            <Link
              to={path}
              prefetch={false}
              className={buttonClass({ kind: "outline", small: true })}
              aria-describedby={`review-${path}`}
            >
              {say("order.review.write")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The returns and their progress. */
export function Returns({ words, returns }: OwnOrderProps) {
  const say = useText(words);
  return returns.map(({ id, status, lines, answer, label, pay }) => (
    <section key={id} className="own-sheet-card" aria-labelledby={`return-${id}`}>
      <h2 className="own-sheet-title" id={`return-${id}`}>
        {say("order.return.number", { number: id })}
      </h2>
      <p>{say(`order.return.${status}`)}</p>
      <ul className="own-sheet-list">
        {lines.map(({ name, count, reason }) => (
          <li key={name}>
            {say("order.parcel.line", { name, count })} – {say(`order.return.${reason}`)}
          </li>
        ))}
      </ul>
      {answer && <p>{say("order.return.answer", { text: answer })}</p>}
      {label && (
        <p>
          <a href={label}>{say("order.return.label")}</a>
        </p>
      )}
      {pay && (
        <p>
          <a href={pay}>{say("order.return.pay")}</a>
        </p>
      )}
    </section>
  ));
}

function Pieces({ words, lines }: Pick<OwnOrderProps, "words"> & { lines: { name: string; count: number }[] }) {
  const say = useText(words);
  if (lines.length === 0) return null;
  return (
    <ul className="own-sheet-list">
      {lines.map((line) => (
        <li key={line.name}>{say("order.parcel.line", line)}</li>
      ))}
    </ul>
  );
}

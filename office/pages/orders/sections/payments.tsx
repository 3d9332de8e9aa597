import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { causeIn } from "../../../components/orders/facts.ts";
import { makerOf, moneyStates, paymentStatuses, refundStatuses, toneOf } from "../../../components/orders/states.ts";
import { paidWithIn, paymentEvents, providerIn, wordIn } from "../../../components/orders/words.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

/** Payments, failed attempts and refunds, with the provider's details. */
export function Payments({ order }: { order: OrderDetail }) {
  const say = useText();
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("payment")}</h2>
        <span className={toneOf(order.paymentState)}>{say(moneyStates[order.paymentState])}</span>
      </header>
      {order.payments.length === 0 ? (
        <p className="lead">{say("noPayments")}</p>
      ) : (
        <ul className="plain-list">
          {order.payments.map((payment) => (
            <Payment key={payment.id} payment={payment} currency={order.currency} />
          ))}
        </ul>
      )}
      {order.refunds.length > 0 && <Refunds order={order} />}
    </section>
  );
}

type PaymentProps = { payment: OrderDetail["payments"][number]; currency: string };

function Payment({ payment, currency }: PaymentProps) {
  const say = useText();
  const { money, moment, day } = useFormats();
  const provider = providerIn(payment.provider, say);
  const facts = [
    paidWithIn(payment.paidWith, say) ?? provider,
    wordIn(payment.detail, say),
    payment.dueOn && say("dueOnDay", { day: day(payment.dueOn) }),
    payment.paidOn && say("paidOnDay", { day: day(payment.paidOn) }),
    moment(payment.createdAt),
  ].filter(Boolean);
  return (
    <li>
      <span>
        <strong>
          {say("paymentTryOf", {
            amount: money(payment.amount, currency),
            status: say(paymentStatuses[payment.status]),
          })}
        </strong>
        <span className="list-sub">{facts.join(" · ")}</span>
        {payment.reference && (
          <span className="list-sub order-reference">{say("payReference", { reference: payment.reference })}</span>
        )}
        <Story payment={payment} currency={currency} />
      </span>
      {payment.link && (
        <a className="link" href={payment.link} target="_blank" rel="noreferrer">
          {say("openAtProvider", { provider })}
        </a>
      )}
    </li>
  );
}

/** The events of a payment: the shop's own actions and the provider's reports. */
function Story({ payment, currency }: PaymentProps) {
  const say = useText();
  const { money, moment } = useFormats();
  const provider = providerIn(payment.provider, say);
  return (
    <details className="payment-story">
      <summary>{say("payStory", { count: payment.events.length })}</summary>
      <ol className="plain-list">
        {payment.events.map(({ at, kind, amount, reference, reason, report }, place) => {
          const what = say(paymentEvents[kind]);
          const sum = amount === null ? null : money(amount, currency);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may say the same at the same moment.
            <li key={`${at} ${place}`}>
              <span>
                {[report === null ? what : say("payReported", { provider, what }), sum].filter(Boolean).join(" · ")}
                <span className="list-sub order-reference">
                  {[moment(at), wordIn(reason, say), report ?? reference].filter(Boolean).join(" · ")}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function Refunds({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, moment } = useFormats();
  return (
    <>
      <h3 className="card-part">{say("refunds")}</h3>
      <ul className="plain-list">
        {order.refunds.map(({ id, amount, status, reason, because, reference, by, createdAt }) => (
          <li key={id}>
            <span>
              <strong>
                {say("paymentTryOf", { amount: money(amount, order.currency), status: say(refundStatuses[status]) })}
              </strong>
              <span className="list-sub">
                {[because ? causeIn(because, say) : reason, makerOf(by) || say("theShop"), moment(createdAt)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {reference && <span className="list-sub order-reference">{say("payReference", { reference })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

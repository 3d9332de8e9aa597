import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { makerOf, moneyStates, paymentStatuses, refundStatuses, toneOf } from "../states.ts";

/** What was paid, tried and given back, as the provider tells it. */
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
  const facts = [
    payment.paidWith ?? payment.provider,
    payment.detail,
    payment.dueOn && say("dueOnDay", { day: day(payment.dueOn) }),
    payment.paidOn && say("paidOnDay", { day: day(payment.paidOn) }),
    moment(payment.createdAt),
  ].filter(Boolean);
  const provider = payment.provider.charAt(0).toUpperCase() + payment.provider.slice(1);
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
        {payment.reference && <span className="list-sub order-reference">{payment.reference}</span>}
      </span>
      {payment.link && (
        <a className="link" href={payment.link} target="_blank" rel="noreferrer">
          {say("openAtProvider", { provider })}
        </a>
      )}
    </li>
  );
}

function Refunds({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, moment } = useFormats();
  return (
    <>
      <h3 className="card-part">{say("refunds")}</h3>
      <ul className="plain-list">
        {order.refunds.map(({ id, amount, status, reason, by, createdAt }) => (
          <li key={id}>
            <span>
              <strong>
                {say("paymentTryOf", { amount: money(amount, order.currency), status: say(refundStatuses[status]) })}
              </strong>
              <span className="list-sub">
                {[reason, makerOf(by) || say("theShop"), moment(createdAt)].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { FactList } from "../../../components/fact.tsx";
import { orderStates, toneOf } from "../../../components/orders/states.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { marketName } from "../../../runtime/markets.ts";
import { Hold } from "./hold.tsx";
import { Tags } from "./tags.tsx";

/** The order's state, where it was placed, and the buyer's message. */
export function Status({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment, languageName } = useFormats();
  const facts = [
    ["placed", moment(order.placedAt)],
    ["market", marketName(order.market as never, say)],
    ["language", languageName(order.language)],
  ] as const;
  return (
    <section className="card order-first">
      <header className="card-head">
        <h2>{say("status")}</h2>
        <span className={toneOf(order.status)}>{say(orderStates[order.status])}</span>
      </header>
      <Hold order={order} />
      <FactList facts={facts} />
      <Tags order={order} />
      {order.message && (
        <>
          <h3 className="card-part">{say("buyersMessage")}</h3>
          <p className="order-words">{order.message}</p>
        </>
      )}
      {order.gift && (
        <>
          <h3 className="card-part">{say("withTheGift")}</h3>
          <p className="order-words">{order.gift}</p>
        </>
      )}
    </section>
  );
}

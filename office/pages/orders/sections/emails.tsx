import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { SentEmails } from "../../../components/sent-emails.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { useOrderChanged } from "../change.ts";

/** What was sent about the order, and with the codes of gift cards that it bought. */
export function Emails({ order }: { order: OrderDetail }) {
  const say = useText();
  const mayWrite = useMay("orders:write");
  const changed = useOrderChanged(order.id);
  const path = `/staff/orders/${order.id}/emails`;
  return (
    <section className="card">
      <h2>{say("emails")}</h2>
      <SentEmails
        path={path}
        queryKey={["order", String(order.id), "emails"]}
        againOf={({ id, kind, to }) => {
          if (!mayWrite || !order.email) return null;
          // A gift card goes to whom it is for, all else to the order's address of now.
          return { to: kind === "gift-card" ? to : order.email, path: `${path}/${id}/again` };
        }}
        onSent={changed}
      />
    </section>
  );
}

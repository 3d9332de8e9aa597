import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { SentEmails } from "../../../components/sent-emails.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { useOrderChanged } from "../change.ts";

/** The emails about the order, including those with the codes of gift cards bought in it. */
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
          // A gift card is sent to its recipient again; all other emails go to the order's current address.
          return { to: kind === "gift-card" ? to : order.email, path: `${path}/${id}/again` };
        }}
        onSent={changed}
      />
    </section>
  );
}

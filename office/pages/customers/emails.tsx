import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CustomerEmail } from "#commerce/customers/office/more-schema.ts";
import { Loaded } from "../../components/loaded.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

/** The latest emails about a customer's orders. Each can be read and sent again on its order's page. */
export function OrderEmails({ customerId }: { customerId: number }) {
  const say = useText();
  const { moment } = useFormats();
  const query = useQuery({
    queryKey: ["customer", String(customerId), "emails"],
    queryFn: async ({ signal }) =>
      (await get<{ data: CustomerEmail[] }>(`/staff/customers/${customerId}/emails`, {}, signal)).data,
  });
  return (
    <section className="card">
      <h2>{say("emails")}</h2>
      <Loaded query={query} lines={2} empty="noEmails">
        {(data) => (
          <ul className="plain-list">
            {data.map(({ id, orderId, subject, to, sentAt }) => (
              <li key={id}>
                <span>
                  <Link to="/orders/$id" params={{ id: String(orderId) }} className="list-link">
                    {subject}
                  </Link>
                  <span className="list-sub order-reference">{[to, moment(sentAt)].join(" · ")}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

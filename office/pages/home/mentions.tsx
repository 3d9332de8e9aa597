import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Mention } from "#commerce/aftersales/office/desk-schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

/** Notes that mention the member, until the member opens them. Hidden when there are none. */
export function Mentions() {
  const say = useText();
  const { moment } = useFormats();
  const { data = [] } = useQuery({
    queryKey: ["mentions"],
    queryFn: async ({ signal }) => (await get<{ data: Mention[] }>("/staff/mentions", {}, signal)).data,
  });
  if (data.length === 0) return null;
  return (
    <section className="card">
      <h2>{say("mentions")}</h2>
      <ul className="plain-list">
        {data.map(({ id, orderId, by, at, text }) => (
          <li key={id}>
            <span>
              <Link className="list-link" to="/orders/$id" params={{ id: String(orderId) }}>
                {say("orderTitle", { number: orderId })}
              </Link>
              <span className="order-words">{text}</span>
              <span className="list-sub">
                {by.replace(/^(?:member|staff):\d+ /, "")} · <time dateTime={at}>{moment(at)}</time>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CustomerInterests } from "#commerce/customers/office/more-schema.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

const useInterests = (id: number) =>
  useQuery({
    queryKey: ["customer", String(id), "interests"],
    queryFn: async ({ signal }) =>
      (await get<{ data: CustomerInterests }>(`/staff/customers/${id}/interests`, {}, signal)).data,
  });

/** A customer's reviews and wishlist. */
export function Words({ customerId }: { customerId: number }) {
  const say = useText();
  const { moment } = useFormats();
  const { data, error, refetch } = useInterests(customerId);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const { reviews, wishlist } = data;
  return (
    <>
      <section className="card">
        <h2>{say("reviews")}</h2>
        {reviews.length === 0 ? (
          <p className="lead">{say("wroteNothing")}</p>
        ) : (
          <ul className="plain-list">
            {reviews.map(({ id, product, rating, title, text, status, writtenAt }) => (
              <li key={id}>
                <span>
                  <strong>{title || product.name}</strong>
                  <span className="list-sub">
                    {[say("ofFive", { count: rating }), product.name, moment(writtenAt)].join(" · ")}
                  </span>
                  <span className="list-sub">{text}</span>
                </span>
                <span className="tag">{say(status)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="card">
        <h2>{say("wishlist")}</h2>
        {wishlist.length === 0 ? (
          <p className="lead">{say("wishesNothing")}</p>
        ) : (
          <ul className="plain-list">
            {wishlist.map(({ product, addedAt }) => (
              <li key={product.id}>
                <span>
                  <Link to="/products/$id" params={{ id: String(product.id) }} className="list-link">
                    {product.name}
                  </Link>
                  <span className="list-sub">{moment(addedAt)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Sections } from "../../components/editor/sections.tsx";
import { OwnFieldsCard } from "../../components/own-fields/own-fields-card.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { OrderActions } from "./sections/actions.tsx";
import { Addresses } from "./sections/addresses.tsx";
import { Customer } from "./sections/customer.tsx";
import { Delivery } from "./sections/delivery.tsx";
import { Documents } from "./sections/documents.tsx";
import { Emails } from "./sections/emails.tsx";
import { GiftCards } from "./sections/gift-cards.tsx";
import { Lines } from "./sections/lines.tsx";
import { Notes } from "./sections/notes.tsx";
import { Parcels } from "./sections/parcels.tsx";
import { Payments } from "./sections/payments.tsx";
import { Returns } from "./sections/returns.tsx";
import { Status } from "./sections/status.tsx";
import { Timeline } from "./sections/timeline.tsx";

/** The page of one order: a card for each aspect, with the possible actions above them. */
export function OrderPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("orders:read");
  const { data, error, refetch } = useQuery({
    queryKey: ["order", id],
    queryFn: async ({ signal }) => (await get<{ data: OrderDetail }>(`/staff/orders/${id}`, {}, signal)).data,
    enabled: mayRead,
  });
  const isGone = error instanceof ApiProblem && error.body.status === 404;
  return (
    <Page
      name={isGone ? say("notFound") : say("orderTitle", { number: id })}
      permission="orders:read"
      above={<Link to="/orders">{say("orders")}</Link>}
      actions={data && <OrderActions order={data} />}
      narrow
    >
      {data ? (
        <Cards order={data} />
      ) : isGone ? null : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  );
}

function Cards({ order }: { order: OrderDetail }) {
  return (
    <>
      <Sections />
      <div className="columns-2 order-page">
        <div className="stack">
          <Lines order={order} />
          <Payments order={order} />
          <Parcels order={order} />
          <Returns order={order} />
          <Timeline order={order} />
        </div>
        <div className="stack">
          <Status order={order} />
          <Notes order={order} />
          <Customer order={order} />
          <Addresses order={order} />
          <GiftCards order={order} />
          <Delivery order={order} />
          <OwnFieldsCard of="order" id={order.id} />
          <Documents order={order} />
          <Emails order={order} />
        </div>
      </div>
    </>
  );
}

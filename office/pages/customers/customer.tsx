import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import { Sections } from "../../components/editor/sections.tsx";
import { FactList } from "../../components/fact.tsx";
import { OwnFieldsCard } from "../../components/own-fields/own-fields-card.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Addresses } from "./addresses.tsx";
import { OrderEmails } from "./emails.tsx";
import { loadCustomer } from "./form.ts";
import { Words } from "./interests.tsx";
import { InvoiceTerms } from "./invoice-terms.tsx";
import { Orders } from "./orders.tsx";
import { Person } from "./person.tsx";
import { Privacy } from "./privacy.tsx";
import { ProStanding } from "./pro-standing.tsx";
import { Subscriptions } from "./subscriptions.tsx";

/** The page of one customer: details, orders, addresses and consents. */
export function CustomerPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("customers:read");
  const { data, error, refetch } = useQuery({
    queryKey: ["customer", id],
    queryFn: ({ signal }) => loadCustomer(id, signal),
    enabled: mayRead,
    retry: (count, problem) => !(problem instanceof ApiProblem) && count < 2,
  });
  const above = <Link to="/customers">{say("customers")}</Link>;
  const isGone = error instanceof ApiProblem && error.body.status === 404;
  const name = data ? data.name || data.email : say(isGone ? "notFound" : "customer");
  return (
    <Page name={name} permission="customers:read" above={above} actions={data && <Privacy customer={data} />} narrow>
      {data ? (
        <Read key={id} customer={data} />
      ) : isGone ? null : error ? (
        <Failed again={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function Read({ customer }: { customer: CustomerDetail }) {
  const say = useText();
  const { money, number, moment, day, country } = useFormats();
  const mayReadOrders = useMay("orders:read");
  const facts = [
    ["emailAddress", customer.email],
    ["emailConfirmed", customer.emailVerifiedAt ? moment(customer.emailVerifiedAt) : say("no")],
    ["country", customer.country ? country(customer.country) : "–"],
    ["since", day(customer.since)],
    ["orders", number(customer.orders)],
    ["spent", customer.spent.map(({ amount, currency }) => money(amount, currency)).join(", ") || "–"],
  ] as const;
  return (
    <>
      <Sections />
      <div className="columns-2">
        <div className="stack">
          <Person customer={customer} />
          {mayReadOrders && <Orders customerId={customer.id} />}
          <Addresses customerId={customer.id} />
          {mayReadOrders && <OrderEmails customerId={customer.id} />}
          <Words customerId={customer.id} />
        </div>
        <div className="stack">
          <section className="card">
            <h2>{say("account")}</h2>
            <FactList facts={facts} />
          </section>
          <ProStanding customerId={customer.id} />
          <InvoiceTerms customerId={customer.id} groupId={customer.groupId} />
          <OwnFieldsCard of="customer" id={customer.id} />
          <Subscriptions letters={customer.letters} />
        </div>
      </div>
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReturnDetail } from "#commerce/aftersales/returns/receiving/schema.ts";
import { Fact } from "../../components/fact.tsx";
import { conditionNames, reasonOf } from "../../components/orders/states.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { ExchangeCard } from "./exchange.tsx";
import { Exchanged } from "./exchanged.tsx";
import { ReceiveCard } from "./receive.tsx";
import { type CardProps, stateOf } from "./rules.ts";
import { SettleCard } from "./settle.tsx";

/** The page of one return: what was announced, what was received, and the decision. */
export function ReturnPage() {
  const say = useText();
  const client = useQueryClient();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("orders:read");
  const { data, error, refetch } = useQuery({
    queryKey: ["return", id],
    queryFn: async ({ signal }) => (await get<{ data: ReturnDetail }>(`/staff/returns/${id}`, {}, signal)).data,
    enabled: mayRead,
  });
  const isGone = error instanceof ApiProblem && error.body.status === 404;
  const changed = async () => {
    // Settlement previews are not reloaded, because the return may be settled by now.
    await client.invalidateQueries({ predicate: ({ queryKey: [of] }) => of !== "session" && of !== "settle" });
  };
  return (
    <Page
      name={isGone ? say("notFound") : say("returnTitle", { number: id })}
      permission="orders:read"
      above={<Link to="/returns">{say("returns")}</Link>}
      narrow
    >
      {data ? (
        <Cards found={data} changed={changed} />
      ) : isGone ? null : error ? (
        <Failed again={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function Cards({ found, changed }: CardProps) {
  const say = useText();
  const [mayWrite, mayRefund] = [useMay("orders:write"), useMay("refunds:write")];
  const isOpen = found.status === "requested" || found.status === "approved";
  return (
    <div className="columns-2">
      <div className="stack">
        {isOpen && mayWrite ? <ReceiveCard found={found} changed={changed} /> : <Lines found={found} />}
        {found.isUndecided && mayRefund && <SettleCard found={found} changed={changed} />}
        {found.isUndecided && mayRefund && <ExchangeCard found={found} changed={changed} />}
        {found.isUndecided && !mayRefund && <p className="note">{say("waitsForDecision")}</p>}
      </div>
      <Facts found={found} changed={changed} />
    </div>
  );
}

function Lines({ found }: { found: ReturnDetail }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("receiveTitle")}</h2>
      <ul className="plain-list">
        {found.lines.map((line) => {
          const own = found.received.filter(({ orderLineId }) => orderLineId === line.id);
          return (
            <li key={line.id}>
              <span>
                <strong>
                  {line.quantity} × {line.name}
                </strong>
                <span className="list-sub">
                  {[line.options, line.sku, say(reasonOf(line.reason))].filter(Boolean).join(" · ")}
                </span>
              </span>
              <span className="doing-row">
                {own.map(({ condition, quantity }) => (
                  <span key={condition} className={condition === "as-new" ? "tag tag-good" : "tag"}>
                    {quantity} × {say(conditionNames[condition])}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ found, changed }: CardProps) {
  const say = useText();
  const { day, moment } = useFormats();
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("status")}</h2>
        <span className={found.isUndecided ? "tag tag-info" : "tag"}>{say(stateOf(found))}</span>
      </header>
      <dl className="facts">
        <Fact label={say("placed")}>{moment(found.createdAt)}</Fact>
        <Fact label={say("customer")}>{found.name}</Fact>
        {found.refundBy && <Fact label={say("refundByLabel")}>{day(found.refundBy)}</Fact>}
      </dl>
      {found.isWithdrawal && <p className="field-hint return-law">{say("withdrawalLaw")}</p>}
      {found.note && <q className="list-sub return-said">{found.note}</q>}
      {found.answer && <p className="list-sub">{found.answer}</p>}
      <p className="doing-row return-links">
        <Link to="/orders/$id" params={{ id: String(found.orderId) }} className="link">
          {say("returnOf", { number: found.orderId })}
        </Link>
        {found.exchangeOrderId !== null && (
          <Link to="/orders/$id" params={{ id: String(found.exchangeOrderId) }} className="link">
            {say("exchangedBy", { number: found.exchangeOrderId })}
          </Link>
        )}
      </p>
      {found.exchange && <Exchanged found={found} exchange={found.exchange} changed={changed} />}
    </section>
  );
}

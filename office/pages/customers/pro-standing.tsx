import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProAccountRow } from "#commerce/customers/pro-accounts/schema.ts";
import { Fact } from "../../components/fact.tsx";
import { type AccountAct, AccountDialog } from "../../components/pro/account-dialog.tsx";
import { Failed } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";

/**
 * A professional's spending limit for the current year, the amount used, and the expiry date. Shows nothing for other
 * customers.
 */
export function ProStanding({ customerId }: { customerId: number }) {
  const say = useText();
  const { money, day } = useFormats();
  const mayChange = useMay("pro:review");
  const [act, setAct] = useState<AccountAct | null>(null);
  const {
    data: pro,
    error,
    refetch,
  } = useQuery({
    queryKey: ["customer", String(customerId), "pro"],
    queryFn: async ({ signal }) =>
      (await get<{ data: ProAccountRow | null }>(`/staff/customers/${customerId}/pro`, {}, signal)).data,
  });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!pro) return null;
  const { currency, region, expiresOn, isExpired, isUsualLimit } = pro;
  const limit = money(pro.limit, currency);
  const facts = [
    [say("proPriceList"), marketName(region, say)],
    [say("proUntil"), expiresOn ? day(expiresOn) : "–"],
    [say("proLimit"), isUsualLimit ? say("proUsual", { limit }) : limit],
    [say("proSpentSince", { day: day(pro.since) }), money(pro.spent, currency)],
    [say("proLeft"), money(pro.left, currency)],
  ] as const;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{say("professional")}</h2>
        <span className="with-tag">
          {pro.isEmployee && <span className="tag">{say("proEmployee")}</span>}
          <span className={isExpired ? "tag tag-bad" : "tag tag-good"}>{say(isExpired ? "proOver" : "active")}</span>
        </span>
      </div>
      <div className="stack">
        <dl className="facts">
          {facts.map(([name, text]) => (
            <Fact key={name} label={name}>
              {text}
            </Fact>
          ))}
        </dl>
        {mayChange && (
          <div className="button-row">
            <button type="button" className="button" onClick={() => setAct("renew")}>
              {say("proRenew")}
            </button>
            <button type="button" className="button" onClick={() => setAct("limit")}>
              {say("proChangeLimit")}
            </button>
            {!isExpired && (
              <button type="button" className="button button-danger" onClick={() => setAct("end")}>
                {say("proEndNow")}
              </button>
            )}
          </div>
        )}
      </div>
      {act && <AccountDialog account={pro} act={act} onClose={() => setAct(null)} />}
    </section>
  );
}

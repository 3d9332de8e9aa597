import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/page/plain-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { WithdrawalInfoProps } from "./data.ts";
import "./info.css";

/** Explains the right of withdrawal and how to exercise it (directive 2011/83/EU, annex I). */
export default function WithdrawalInfo({ words, email }: WithdrawalInfoProps) {
  const say = useText(words);
  return (
    <PlainPage title={say("withdraw.info.title")} text={say("withdraw.info.intro")}>
      <div className="withdrawal-info stack stack-l">
        <Part title={say("withdraw.info.period.title")} text={say("withdraw.info.period")} />
        <Part title={say("withdraw.info.how.title")} text={say("withdraw.info.how")} />
        <p className="row">
          <Link to="/order-status" className={buttonClass()} prefetch={false}>
            {say("withdraw.info.find")}
          </Link>
          <Link to="/account/orders" className={buttonClass({ kind: "outline" })} prefetch={false}>
            {say("withdraw.info.account")}
          </Link>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <Part title={say("withdraw.info.effects.title")} text={say("withdraw.info.effects")} />
        <Part title={say("withdraw.info.except.title")} text={say("withdraw.info.except")} />
        <Part title={say("withdraw.info.form.title")} text={say("withdraw.info.form")} />
      </div>
    </PlainPage>
  );
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2>{title}</h2>
    <p>{text}</p>
  </section>
);

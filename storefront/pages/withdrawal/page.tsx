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
      <div className="article-reading shrinks">
        <aside className="article-aside withdrawal-ways shrinks">
          <div className="sheet on-firn stack stack-m">
            <Link to="/order-status" className={buttonClass({ wide: true })} prefetch={false}>
              {say("withdraw.info.find")}
            </Link>
            <Link to="/account/orders" className={buttonClass({ kind: "outline", wide: true })} prefetch={false}>
              {say("withdraw.info.account")}
            </Link>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </aside>
        <div className="article-texts">
          <Part title={say("withdraw.info.period.title")} text={say("withdraw.info.period")} />
          <Part title={say("withdraw.info.how.title")} text={say("withdraw.info.how")} />
          <Part title={say("withdraw.info.effects.title")} text={say("withdraw.info.effects")} />
          <Part title={say("withdraw.info.except.title")} text={say("withdraw.info.except")} />
          <ModelForm title={say("withdraw.info.form.title")} text={say("withdraw.info.form")} />
        </div>
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

/** The form of annex I, part B. In the text, an ellipsis stands for each place to write in. */
function ModelForm({ title, text }: { title: string; text: string }) {
  const entries = text.split("…").flatMap((entry) => entry.trim() || []);
  return (
    <section>
      <h2>{title}</h2>
      <ol className="model-form">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
    </section>
  );
}

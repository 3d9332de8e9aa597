import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Statement } from "#storefront/components/articles/statement.tsx";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { WithdrawalInfoProps } from "./data.ts";
import "./info.css";

const parts = ["period", "how", "effects", "except", "form"] as const;

/** Explains the right of withdrawal and how to exercise it (directive 2011/83/EU, annex I). */
export default function WithdrawalInfo({ words, email }: WithdrawalInfoProps) {
  const say = useText(words);
  const textOf = (part: (typeof parts)[number]): ReactNode => {
    const text = say(`withdraw.info.${part}`);
    if (part !== "form") return unbroken(text);
    const subject = say("withdraw.info.form.title");
    const letter = new URLSearchParams({ subject, body: entriesOf(text).join("\n\n") });
    return (
      <>
        <ModelForm text={text} />
        <p className="above-s">
          <a href={`mailto:${email}?${String(letter).replaceAll("+", "%20")}`}>{say("withdraw.info.mail")}</a>
        </p>
      </>
    );
  };
  return (
    <Statement
      title={say("withdraw.info.title")}
      text={say("withdraw.info.intro")}
      parts={parts.map((id) => ({ id, title: say(`withdraw.info.${id}.title`), text: textOf(id) }))}
      aside={
        <>
          <h2 className="display display-4">{say("withdraw.info.here")}</h2>
          <div>
            <h3>{say("withdraw.info.guest")}</h3>
            <Link to="/order-status" className={buttonClass({ wide: true })} prefetch={false}>
              {say("withdraw.info.find")}
            </Link>
          </div>
          <div>
            <h3>{say("withdraw.info.member")}</h3>
            <Link to="/account/orders" className={buttonClass({ kind: "outline", wide: true })} prefetch={false}>
              {say("withdraw.info.account")}
            </Link>
          </div>
          <div>
            <h3>{say("withdraw.info.letter")}</h3>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </>
      }
    />
  );
}

/** The form of annex I, part B. In the text, an ellipsis stands for each place to write in. */
const ModelForm = ({ text }: { text: string }) => (
  <ol className="model-form">
    {entriesOf(text).map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ol>
);

const entriesOf = (text: string): string[] => text.split("…").flatMap((entry) => entry.trim() || []);

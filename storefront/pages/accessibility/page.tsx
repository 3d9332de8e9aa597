import { useShop, useText } from "#storefront/app/shop.tsx";
import { Statement } from "#storefront/components/articles/statement.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { AccessibilityProps } from "./data.ts";

const parts = ["service", "how", "known", "authority"] as const;

/**
 * The accessibility statement: how accessible the shop is, and where to report a barrier (directive (EU) 2019/882,
 * annex V).
 */
export default function Accessibility({ words, email, phone, checked }: AccessibilityProps) {
  const t = useText();
  const say = useText(words);
  const { country } = useShop().locale;
  const textOf = (id: (typeof parts)[number]) =>
    say(id === "authority" && country === "us" ? "accessibility.authority-us" : `accessibility.${id}`);
  return (
    <Statement
      title={say("accessibility.title")}
      text={say("accessibility.intro")}
      parts={parts.map((id) => ({ id, title: say(`accessibility.${id}.title`), text: textOf(id) }))}
      aside={
        <>
          <h2 className="display display-4">{say("accessibility.say.title")}</h2>
          <p>{say("accessibility.say")}</p>
          <Link to="/support/contact" className={buttonClass({ wide: true })} prefetch={false}>
            {say("accessibility.contact")}
          </Link>
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {phone && (
            <p>
              <span className="visually-hidden">{t("contact.phone")} </span>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </p>
          )}
          <p className="quiet">{checked}</p>
        </>
      }
    />
  );
}

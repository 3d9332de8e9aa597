import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/page/plain-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { AccessibilityProps } from "./data.ts";

const parts = ["service", "how", "known", "authority"] as const;

/**
 * The accessibility statement: how accessible the shop is, and where to report a barrier (directive (EU) 2019/882,
 * annex V).
 */
export default function Accessibility({ words }: AccessibilityProps) {
  const say = useText(words);
  return (
    <PlainPage title={say("accessibility.title")} text={say("accessibility.intro")}>
      <div className="article-texts">
        {parts.map((part) => (
          <section key={part}>
            <h2>{say(`accessibility.${part}.title`)}</h2>
            <p>{say(`accessibility.${part}`)}</p>
          </section>
        ))}
        <section>
          <h2>{say("accessibility.say.title")}</h2>
          <p>{say("accessibility.say")}</p>
          <p className="above-s">
            <Link to="/support/contact" className={buttonClass()} prefetch={false}>
              {say("accessibility.contact")}
            </Link>
          </p>
        </section>
      </div>
    </PlainPage>
  );
}

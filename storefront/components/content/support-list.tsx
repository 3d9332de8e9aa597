import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { SupportAnswer } from "./support-answers.ts";
import "./support-list.css";

/** Questions that lead to their answers. */
export function SupportList({ answers }: { answers: readonly SupportAnswer[] }) {
  return (
    <ul className="answers">
      {answers.map(({ path, title, intro }) => (
        <li key={path} className="answer">
          <h2 className="display-4">
            <Link to={path} className="answer-link cover-link">
              {title}
            </Link>
          </h2>
          <p className="muted">{intro}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where to write to when no answer fits; `email` is empty where the shop names no address for it. */
export function SupportContact({ email }: { email: string }) {
  const t = useText();
  const [before, after] = t("support.contact.text").split("{email}");
  return (
    <section className="answers-contact">
      <h2 className="display display-3">{t("support.contact")}</h2>
      {email && (
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
      <p>
        <Link to="/support/contact" className={buttonClass({ kind: "outline" })}>
          {t("contact.open")}
        </Link>
      </p>
    </section>
  );
}

import { useEffect, useState } from "react";
import { type Strength as Level, strengthOf } from "#commerce/customers/accounts/rules.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import "./strength.css";

type Props = {
  /** The id of the password field. `email` is the id of the e-mail field, or the address itself. */
  field: string;
  email: { field: string } | { text: string };
  texts: AreaTexts<"password">;
};

/** Shows how hard a new password is to guess while it is typed. Forms work without it. */
export default function Strength({ field, email, texts }: Props) {
  const [level, setLevel] = useState<Level | null>(null);
  const emailField = "field" in email ? email.field : null;
  const emailText = "text" in email ? email.text : "";
  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    const look = () => {
      const other = emailField === null ? null : document.getElementById(emailField);
      const address = other instanceof HTMLInputElement ? other.value : emailText;
      setLevel(input.value === "" ? null : strengthOf(input.value, address));
    };
    look();
    input.addEventListener("input", look);
    return () => input.removeEventListener("input", look);
  }, [field, emailField, emailText]);
  return (
    <div className="strength" data-level={level ?? undefined}>
      {level !== null && (
        <div className="strength-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(level + 1) * 25}%` }} />
        </div>
      )}
      <p className="quiet" aria-live="polite">
        {level !== null && texts[`password.strength.${level}`]}
      </p>
    </div>
  );
}

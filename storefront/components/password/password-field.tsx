import { type ComponentProps, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import "./password-field.css";

const eye = "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z";

/** A password field with a button that shows the typed text. The button needs scripts. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, "type" | "className">) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <TextField {...field} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <button type="button" className="icon-button password-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon size={20}>
          <path d={shown ? `${eye}M4 20 20 4` : eye} />
        </Icon>
        <span className="visually-hidden">{t("signin.show")}</span>
      </button>
    </div>
  );
}

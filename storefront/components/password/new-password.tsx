import type { ComponentProps } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { PasswordField } from "./password-field.tsx";

const Strength = lazyComponent(() => import("./strength.tsx"));

type Props = Omit<ComponentProps<typeof PasswordField>, "hint" | "autoComplete"> & {
  id: string;
  texts: AreaTexts<"password">;
  /** Passed on to the strength meter. */
  email: { field: string } | { text: string };
};

/** A field for choosing a new password. With scripts it shows how hard the password is to guess. */
export function NewPassword({ texts, email, ...field }: Props) {
  const t = useText();
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" hint={t("create.password.hint")} />
      <Strength field={field.id} email={email} texts={texts} />
    </>
  );
}

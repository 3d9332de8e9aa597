import type { ComponentProps } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { later } from "#storefront/runtime/later.tsx";
import { PasswordField } from "./password-field.tsx";

const Strength = later(() => import("./strength.tsx"));

type Props = Omit<ComponentProps<typeof PasswordField>, "hint" | "autoComplete"> & {
  id: string;
  texts: AreaTexts<"password">;
  /** As the meter takes it. */
  email: { field: string } | { text: string };
};

/** The field for a password that is chosen now; with a script it says how hard it is to guess. */
export function NewPassword({ texts, email, ...field }: Props) {
  const t = useText();
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" hint={t("create.password.hint")} />
      <Strength field={field.id} email={email} texts={texts} />
    </>
  );
}

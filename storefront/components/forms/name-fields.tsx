import type { ComponentProps } from "react";
import { isFamilyFirst } from "#commerce/shared/regions/names.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { TextField } from "#ui/field.tsx";

type NameField = "first_name" | "last_name";

/** The name fields in the order a language uses. */
export const namesIn = (language: string): NameField[] =>
  isFamilyFirst(language) ? ["last_name", "first_name"] : ["first_name", "last_name"];

const facts = {
  first_name: { label: "account.firstName", autoComplete: "given-name" },
  last_name: { label: "account.lastName", autoComplete: "family-name" },
} as const;

/** First and last name. `field` supplies the further properties of each field. */
export function NameFields({
  field,
}: {
  field: (name: NameField) => Partial<Omit<ComponentProps<typeof TextField>, "label">>;
}) {
  const t = useText();
  const { locale } = useShop();
  return namesIn(locale.language).map((name) => (
    <TextField key={name} {...facts[name]} {...field(name)} label={t(facts[name].label)} />
  ));
}

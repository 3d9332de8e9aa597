import { useText } from "#storefront/app/shop.tsx";
import type { Message } from "#storefront/i18n/areas.ts";

type Errors = Partial<Record<string, Message>>;
type Typed<Name extends string> = Partial<Record<Name, string>>;

/**
 * What the fields of a form have in common: name, error and what was typed. The first of `names` that is wrong gets the
 * focus, so they stand in the order of the page.
 */
export function useFields<Name extends string>(
  names: readonly Name[],
  errors: Errors,
  typed: Typed<NoInfer<Name>> = {},
) {
  const t = useText();
  const first = names.find((name) => errors[name]);
  return (name: Name) => {
    const error = errors[name];
    return {
      name,
      error: error && t(error.key, error.values),
      autoFocus: name === first,
      defaultValue: typed[name],
    };
  };
}

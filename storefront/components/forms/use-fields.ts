import { useText } from "#storefront/app/shop.tsx";
import type { Message } from "#storefront/i18n/areas.ts";

type Errors = Partial<Record<string, Message>>;
type FieldValues<Name extends string> = Partial<Record<Name, string>>;

/**
 * Returns the common props of a form's fields: name, error and typed value. The first invalid one of `names` gets the
 * focus, so they must be in the order of the page.
 */
export function useFields<Name extends string>(
  names: readonly Name[],
  errors: Errors,
  typed: FieldValues<NoInfer<Name>> = {},
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

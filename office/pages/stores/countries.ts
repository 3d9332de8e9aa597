import { useMemo } from "react";
import { allowedCountries } from "#commerce/shared/regions/rules.ts";
import { useFormats } from "../../i18n/text.tsx";

/** The shop's countries sorted by name in the member's language. `also` is added when it is not among them. */
export function useCountries(also?: string): (readonly [code: string, name: string])[] {
  const { country } = useFormats();
  return useMemo(() => {
    const codes = new Set<string>([...allowedCountries, ...(also ? [also] : [])]);
    return [...codes]
      .map((code) => [code, country(code.toUpperCase())] as const)
      .sort((one, other) => one[1].localeCompare(other[1]));
  }, [country, also]);
}

import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/app/shop.tsx";

/** A path in a locale that was chosen: by the route that keeps the choice, or the next page would be in the old one again. */
export const pathIn = (chosen: Locale, current: Locale, path: string): string =>
  chosen.code === current.code
    ? localePath(current, path)
    : `/api/locale?${new URLSearchParams({ locale: chosen.code, to: path })}`;

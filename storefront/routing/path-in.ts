import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/**
 * A path in a newly chosen locale. It leads through the route that stores the choice, because otherwise the next page
 * would be in the old locale.
 */
export const pathIn = (chosen: Locale, current: Locale, path: string): string =>
  chosen.code === current.code
    ? localePath(current, path)
    : `/api/locale?${new URLSearchParams({ locale: chosen.code, to: path })}`;

import { routes } from "#storefront/routes.ts";
import { makeMatcher } from "#storefront/routing/match.ts";

/**
 * Everything in the storefront that the server uses. It is a single module, so that development can reload it on every
 * request.
 */
export { loadBrand } from "#storefront/app/brand-settings.ts";
export { loadLayoutData } from "#storefront/layout/layout-data.ts";
export { loaders, posts } from "#storefront/render/pages.ts";
export { renderPage, renderWhole } from "#storefront/render/render.tsx";
export { localePath } from "#storefront/routing/locale-path.ts";
export { navigate } from "#storefront/routing/navigation.ts";
export const matcher = makeMatcher(routes);

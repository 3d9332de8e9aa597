import { makeMatcher } from "#shop/frame/match.ts";
import { routes } from "#shop/routes.ts";

/** Everything of the shop that the server uses. One module, so that development can load it anew on every request. */
export { loadBrand } from "#shop/frame/brand-settings.ts";
export { navigate } from "#shop/frame/navigation.ts";
export { loaders, posts } from "#shop/frame/pages.ts";
export { renderPage, renderWhole } from "#shop/frame/render.tsx";
export { localePath } from "#shop/frame/shop.tsx";
export { loadFrame } from "#shop/layout/frame-data.ts";
export const matcher = makeMatcher(routes);

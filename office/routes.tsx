import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { readListSearch } from "./components/list/search.ts";
import { NotFound, PageFailed } from "./layout/page.tsx";
import { Root } from "./root.tsx";

/** All routes of the office, below /office. The scripts of a page are loaded on its first visit. */

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: PageFailed });

type Component = Parameters<typeof createRoute>[0]["component"];
const at = <Path extends string>(path: Path, component: Component) =>
  createRoute({ getParentRoute: () => root, path, component });
/** A list keeps its search, filters, order and page in the URL. */
const list = <Path extends string>(path: Path, component: Component) =>
  createRoute({ getParentRoute: () => root, path, component, validateSearch: readListSearch });

const signingIn = () => import("./pages/signing-in/links.tsx");

const shop = () => import("./pages/shop/pages.tsx");
const system = () => import("./pages/system/pages.tsx");

const routes = [
  at(
    "/",
    lazyRouteComponent(() => import("./pages/home/page.tsx"), "HomePage"),
  ),
  at("/forgot", lazyRouteComponent(signingIn, "ForgotPage")),
  at("/reset", lazyRouteComponent(signingIn, "ResetPage")),
  at("/invitation", lazyRouteComponent(signingIn, "InvitationPage")),
  at(
    "/setup",
    lazyRouteComponent(() => import("./pages/setup/page.tsx"), "SetupPage"),
  ),
  list(
    "/orders",
    lazyRouteComponent(() => import("./pages/orders/list.tsx"), "OrdersPage"),
  ),
  list(
    "/returns",
    lazyRouteComponent(() => import("./pages/returns/list.tsx"), "ReturnsPage"),
  ),
  at(
    "/returns/$id",
    lazyRouteComponent(() => import("./pages/returns/return.tsx"), "ReturnPage"),
  ),
  at(
    "/dispatch",
    lazyRouteComponent(() => import("./pages/dispatch/page.tsx"), "DispatchPage"),
  ),
  at(
    "/dispatch/pick-ups",
    lazyRouteComponent(() => import("./pages/dispatch/pick-ups/page.tsx"), "PickUpsPage"),
  ),
  at(
    "/orders/$id",
    lazyRouteComponent(() => import("./pages/orders/order.tsx"), "OrderPage"),
  ),
  list(
    "/products",
    lazyRouteComponent(() => import("./pages/products/list.tsx"), "ProductsPage"),
  ),
  at(
    "/products/new",
    lazyRouteComponent(() => import("./pages/products/new.tsx"), "NewProductPage"),
  ),
  at(
    "/products/$id",
    lazyRouteComponent(() => import("./pages/products/product.tsx"), "ProductPage"),
  ),
  list(
    "/prices",
    lazyRouteComponent(() => import("./pages/prices/page.tsx"), "PricesPage"),
  ),
  list(
    "/stock",
    lazyRouteComponent(() => import("./pages/stock/page.tsx"), "StockPage"),
  ),
  list(
    "/stock/count",
    lazyRouteComponent(() => import("./pages/stock/count-page.tsx"), "CountPage"),
  ),
  at(
    "/categories",
    lazyRouteComponent(() => import("./pages/categories/page.tsx"), "CategoriesPage"),
  ),
  list(
    "/documents",
    lazyRouteComponent(() => import("./pages/documents/list.tsx"), "DocumentsPage"),
  ),
  at(
    "/documents/$id",
    lazyRouteComponent(() => import("./pages/documents/document.tsx"), "DocumentPage"),
  ),
  list(
    "/pictures",
    lazyRouteComponent(() => import("./pages/pictures/list.tsx"), "PicturesPage"),
  ),
  at(
    "/pictures/$id",
    lazyRouteComponent(() => import("./pages/pictures/picture.tsx"), "PicturePage"),
  ),
  at(
    "/categories/bin",
    lazyRouteComponent(() => import("./pages/categories/bin.tsx"), "CategoriesBinPage"),
  ),
  at(
    "/categories/$id",
    lazyRouteComponent(() => import("./pages/categories/category.tsx"), "CategoryPage"),
  ),
  at(
    "/promotions/bin",
    lazyRouteComponent(() => import("./pages/promotions/bin.tsx"), "PromotionsBinPage"),
  ),
  list(
    "/customers",
    lazyRouteComponent(() => import("./pages/customers/list.tsx"), "CustomersPage"),
  ),
  at(
    "/customers/groups",
    lazyRouteComponent(() => import("./pages/customers/groups/list.tsx"), "GroupsPage"),
  ),
  at(
    "/customers/groups/$id",
    lazyRouteComponent(() => import("./pages/customers/groups/group.tsx"), "GroupPage"),
  ),
  at(
    "/customers/$id",
    lazyRouteComponent(() => import("./pages/customers/customer.tsx"), "CustomerPage"),
  ),
  list(
    "/import",
    lazyRouteComponent(() => import("./pages/import/page.tsx"), "ImportPage"),
  ),
  list(
    "/promotions",
    lazyRouteComponent(() => import("./pages/promotions/page.tsx"), "PromotionsPage"),
  ),
  at(
    "/promotions/$id",
    lazyRouteComponent(() => import("./pages/promotions/promotion.tsx"), "PromotionPage"),
  ),
  list(
    "/gift-cards",
    lazyRouteComponent(() => import("./pages/gift-cards/list.tsx"), "GiftCardsPage"),
  ),
  list(
    "/pro",
    lazyRouteComponent(() => import("./pages/pro/list.tsx"), "ProPage"),
  ),
  list(
    "/pro/accounts",
    lazyRouteComponent(() => import("./pages/pro/accounts.tsx"), "ProCodesPage"),
  ),
  list(
    "/reviews",
    lazyRouteComponent(() => import("./pages/reviews/page.tsx"), "ReviewsPage"),
  ),
  list(
    "/stores",
    lazyRouteComponent(() => import("./pages/stores/list.tsx"), "StoresPage"),
  ),
  at(
    "/stores/$id",
    lazyRouteComponent(() => import("./pages/stores/store.tsx"), "StorePage"),
  ),
  list(
    "/audit",
    lazyRouteComponent(() => import("./pages/audit/page.tsx"), "AuditPage"),
  ),
  at(
    "/settings",
    lazyRouteComponent(() => import("./pages/settings/page.tsx"), "SettingsPage"),
  ),
  at("/settings/shop", lazyRouteComponent(shop, "ShopPage")),
  at("/settings/markets", lazyRouteComponent(shop, "MarketsPage")),
  at("/settings/taxes", lazyRouteComponent(shop, "TaxesPage")),
  at("/settings/delivery", lazyRouteComponent(shop, "DeliveryPage")),
  at("/settings/payment", lazyRouteComponent(shop, "PaymentPage")),
  at("/settings/email", lazyRouteComponent(shop, "EmailPage")),
  at(
    "/settings/account",
    lazyRouteComponent(() => import("./pages/settings/account.tsx"), "AccountPage"),
  ),
  at(
    "/settings/members",
    lazyRouteComponent(() => import("./pages/settings/members.tsx"), "MembersPage"),
  ),
  at(
    "/settings/roles",
    lazyRouteComponent(() => import("./pages/settings/roles.tsx"), "RolesPage"),
  ),
  at(
    "/settings/fields",
    lazyRouteComponent(() => import("./pages/settings/fields/page.tsx"), "FieldsPage"),
  ),
  at(
    "/settings/keys",
    lazyRouteComponent(() => import("./pages/settings/keys.tsx"), "KeysPage"),
  ),
  at("/settings/webhooks", lazyRouteComponent(system, "WebhooksPage")),
  at("/settings/webhooks/$id", lazyRouteComponent(system, "WebhookPage")),
  list("/settings/jobs", lazyRouteComponent(system, "JobsPage")),
  at("/settings/system", lazyRouteComponent(system, "SystemPage")),
] as const;

export const router = createRouter({
  routeTree: root.addChildren(routes),
  basepath: "/office",
  defaultPreload: "intent",
  // A page that fails leaves the navigation in its place.
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
  // Query parameters are plain texts: no value is parsed as a number or written in quotation marks.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

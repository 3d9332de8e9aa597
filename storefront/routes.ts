/**
 * Every public page of the shop, in matching order (specification 2.1). Paths are below the locale: "p/:uid" is
 * /{locale}/p/kestrel; ":uid..." matches several segments. The folder storefront/pages/{page} contains the page.
 */
export type Route = {
  page: string;
  path: string;
  layout: "default" | "flush-banner" | "checkout";
  /** "customer": without a session, the visitor is sent to sign-in and back. */
  access: "open" | "customer";
  /** "shared": the same for all who see the same prices in a locale, and cached; "private": depends on the visitor. */
  kind: "shared" | "private";
  /** Query parameters that a shared page depends on; all others are left out of its cache key. */
  query?: readonly string[];
  /** When it returns false, the result is a 404 (2.4). */
  validate?: (params: Record<string, string>) => boolean;
  /** Mail programs may post here without a session (RFC 8058); the signed address states what may be done. */
  oneClick?: true;
  /** What sitemap.xml and llms.txt call the page, in English. Pages with content or goods of their own are listed by these. */
  listed?: string;
  /** The name for analytics when it differs from the page's (7.13). */
  name?: string;
};

const uid = /^[a-z0-9][a-z0-9-]{0,79}$/;
const hasUid = (params: Record<string, string>) => uid.test(params.uid ?? "");
const hasUids = (params: Record<string, string>) => (params.uid ?? "").split("/").every((part) => uid.test(part));
const isNumber = (params: Record<string, string>) => /^\d{1,9}$/.test(params.id ?? "");
const hasUidAndId = (params: Record<string, string>) => hasUid(params) && isNumber(params);
const isSpoken = (what: string) => what === "review" || what === "question" || what === "answer";
const hasReturn = (params: Record<string, string>) => isNumber(params) && /^\d{1,9}$/.test(params.return ?? "");

/** A shared page in the default layout, like most routes. */
const open = (page: string, path: string, more: Partial<Route> = {}): Route => ({
  page,
  path,
  layout: "default",
  access: "open",
  kind: "shared",
  ...more,
});
const visitors = (page: string, path: string, more: Partial<Route> = {}): Route =>
  open(page, path, { kind: "private", ...more });
const customers = (page: string, path: string, more: Partial<Route> = {}): Route =>
  visitors(page, path, { access: "customer", ...more });

export const routes: readonly Route[] = [
  open("home", "", { listed: "Home", layout: "flush-banner" }),
  customers("account", "account"),
  customers("account-addresses", "account/addresses"),
  customers("account-cards", "account/cards"),
  customers("account-orders", "account/orders"),
  customers("account-order", "account/orders/:id", { validate: isNumber }),
  customers("account-return", "account/orders/:id/return/:return", { validate: hasReturn }),
  customers("account-withdrawal", "account/orders/:id/withdrawal", { validate: isNumber }),
  customers("account-wishlist", "account/wishlist"),
  customers("account-profile", "account/profile"),
  customers("account-unsaved", "account/unsaved"),
  visitors("account-create", "account/create"),
  visitors("sign-in", "account/sign-in"),
  visitors("forgot-password", "account/forgot-password"),
  visitors("reset-password", "account/reset-password"),
  visitors("confirm-email", "account/confirm-email"),
  open("blog", "blog", { listed: "Journal" }),
  open("blog-post", "blog/p/:uid", { validate: hasUid }),
  open("blog-category", "blog/:uid", { validate: hasUid }),
  open("board-finder", "board-finder", { listed: "Board finder", query: ["riding", "level", "weight", "boot"] }),
  open("category", "c/:uid...", { validate: hasUids, query: ["*"] }),
  visitors("cart", "cart"),
  visitors("cart-restore", "cart/restore"),
  visitors("cart-reminders", "cart/reminders", { oneClick: true }),
  visitors("checkout", "checkout", { layout: "checkout" }),
  visitors("checkout-challenge", "checkout/challenge/:id", { layout: "checkout" }),
  visitors("checkout-done", "checkout/done/:id", { layout: "checkout", validate: isNumber }),
  visitors("wishlist", "wishlist"),
  visitors("shared-wishlist", "wishlist/:token", { validate: (params) => /^[0-9a-f]{48}$/.test(params.token ?? "") }),
  visitors("compare", "compare"),
  visitors("country", "country", { listed: "Countries and languages" }),
  visitors("gift-card", "gift-card"),
  visitors("order-status", "order-status"),
  visitors("pay", "pay/:id", { validate: isNumber }),
  visitors("guest-order", "order-status/:id", { validate: isNumber }),
  visitors("guest-return", "order-status/:id/return/:return", { validate: hasReturn }),
  visitors("guest-withdrawal", "order-status/:id/withdrawal", { validate: isNumber }),
  open("withdrawal", "withdrawal", { listed: "Withdrawal from a contract" }),
  open("accessibility", "accessibility", { listed: "Accessibility" }),
  open("product", "p/:uid", { validate: hasUid, query: ["amount", "color", "size"] }),
  open("reviews", "p/:uid/reviews", { validate: hasUid, query: ["rating", "weight", "size", "sort", "page"] }),
  visitors("review", "p/:uid/reviews/:id", { validate: hasUidAndId }),
  visitors("review-write", "p/:uid/review", { validate: hasUid }),
  visitors("ask", "p/:uid/ask", { validate: hasUid }),
  visitors("answer", "p/:uid/answer/:id", { validate: hasUidAndId }),
  visitors("review-letters", "review-letters", { oneClick: true }),
  visitors("moderate", "moderate/:what/:id", { validate: (params) => isSpoken(params.what ?? "") && isNumber(params) }),
  open("pro", "pro", { listed: "Pro programme" }),
  visitors("pro-create", "pro/create"),
  visitors("pro-review", "pro/review/:id", { validate: isNumber }),
  visitors("pro-signup", "pro/signup"),
  open("psia", "psia", { listed: "Instructors" }),
  open("search", "search", {
    // Filters by attributes and own fields may have any name.
    query: ["*"],
  }),
  open("stores", "stores", {
    listed: "Stores",
    query: ["place", "lat", "lng", "radius", "service", "brand", "own", "open", "country", "page"],
  }),
  open("store", "stores/:uid", { validate: hasUid }),
  open("styletile", "styletile"),
  open("support", "support", { listed: "Support" }),
  visitors("contact", "support/contact", { listed: "Contact" }),
  open("support-article", "support/:uid", { validate: hasUid }),
  visitors("newsletter", "newsletter", { listed: "Newsletter" }),
  visitors("newsletter-link", "newsletter/:act", {
    validate: ({ act }) => act === "confirm" || act === "leave",
    oneClick: true,
  }),
  visitors("notify", "notify/:id", { validate: isNumber }),
  open("team", "team", { listed: "Team" }),
  open("athlete", "team/:uid", { validate: hasUid }),
  open("test-store", "test-store"),
  visitors("viewed", "viewed"),
  open("landing", "l/:uid", { validate: hasUid }),
  open("content", ":page", { validate: (params) => uid.test(params.page ?? "") }),
];

/** The addresses below the locale of pages that are listed by themselves, with their names. */
export const listedPages = routes.flatMap(({ path, listed }) => (listed ? [[listed, `/${path}`] as const] : []));

import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import type { QueryChanges } from "#storefront/routing/raw-query.ts";

/**
 * The contract of a page. A folder in storefront/pages holds
 *   page.tsx   default export: props in, markup out (server and browser)
 *   data.ts    load(context): runs on the server only
 *   form.ts    post(context, form), where the page posts
 * The same answer is rendered to HTML and sent as {path}/_payload.json (specification 2.4).
 */

/** What a shared page may depend on; its cache key is made of exactly this. */
export type PageContext = {
  services: Services;
  locale: Locale;
  /** The shop's name, as titles end with it (brand settings, 3.5). */
  brand: string;
  /** Whose prices are shown; null where the shop does not sell. */
  region: PriceRegion | null;
  /** What the signed-in customer's group changes about these prices; absent, as usual, when it is nothing. */
  discount?: Discount | undefined;
  /** Path parameters of the route; "uid..." arrives as its segments joined by "/". */
  params: Record<string, string>;
  query: URLSearchParams;
  /** Absolute origin without a trailing slash, for canonical addresses. */
  origin: string;
  /** Path after the locale prefix, starting with "/": "/p/kestrel". */
  path: string;
  /** The id of a product that this visitor is shown although shoppers do not see it (requests/product-preview.ts). */
  previewed?: number;
};

/** Private pages know the visitor too. They are never cached. */
export type PrivateContext = PageContext & { visitor: Visitor };

export type Visitor = {
  /** Null until the first thing worth remembering. */
  sessionId: string | null;
  customer: { id: number; email: string; firstName: string; lastName: string } | null;
  cartId: string | null;
  /** Makes sure that there is a session to keep something under; its cookie goes out with the answer. */
  start(): { sessionId: string; sessionHash: Buffer };
  /** Rotates the session id, attaches the cart and sends the cookies; answer with a redirect after it. */
  signIn(customerId: number): Promise<void>;
  /** Ends the session; answer with a redirect after it. */
  signOut(): Promise<void>;
  /** Goes into the hidden field `_csrf` of forms on private pages. */
  csrfToken: string;
  address: string;
  /** A form of the account that was sent when the session had ended; null where none waits in this browser. */
  unsavedForm(): Promise<UnsavedForm | null>;
};

/** Where a form goes (path below the locale, with its query) and what was typed, in the form's order. */
export type UnsavedForm = { path: string; fields: [string, string][] };

export type Meta = {
  title: string;
  description?: string;
  /** Path below the locale ("/p/kestrel") that stands for this page in canonical and hreflang; absent: not indexed. */
  canonicalPath?: string;
  /** Shopping regions (null: where nothing is sold) that have this address too; absent: all of them. */
  alternateRegions?: readonly Locale["shoppingRegion"][];
  /** What a shared link shows, 1200 × 630 (sharedPictureUrl). */
  image?: string;
  /** What the page is to networks that show links (og:type); absent: a page of a website. */
  kind?: "product" | "article";
  jsonLd?: object[];
  /** Path below the locale of the page's news as RSS. */
  feedPath?: string;
  /** Another site's address that the browser goes to at once. */
  refresh?: string;
  /** Media address whose picture is the largest on the first screen: preloaded; `upright`: what upright windows get instead, by which. */
  preloadImage?: {
    src: string;
    srcSet?: string;
    sizes?: string;
    upright?: { media: string; srcSet: string; sizes: string }[];
  };
};

/** What the browser needs of a page's meta; the rest is for machines that read the document. */
export const browserMeta = ({ title, description }: Meta): Meta => ({ title, description });

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

export type PageAnswer<Props = unknown> =
  | {
      kind: "page";
      props: Props;
      meta: Meta;
      status?: number;
      /** What it says is true until then (milliseconds since 1970): nobody gets it from the cache later. */
      until?: number;
    }
  | {
      kind: "redirect";
      to: string;
      status?: RedirectStatus;
      /** The visitor's own query goes along as it was sent, with these changes. */
      query?: QueryChanges;
    }
  | { kind: "missing"; status: 404 | 410; productIds?: number[] };

export const page = <Props>(props: Props, meta: Meta, status = 200): PageAnswer<Props> => ({
  kind: "page",
  props,
  meta,
  status,
});
export const redirect = (to: string, status: RedirectStatus = 302): PageAnswer<never> => ({
  kind: "redirect",
  to,
  status,
});
/** To a path of ours with the visitor's own query, byte for byte but for `query`'s changes. */
export const redirectWithQuery = (
  to: string,
  query: QueryChanges = {},
  status: RedirectStatus = 302,
): PageAnswer<never> => ({ kind: "redirect", to, status, query });
/** To the last page of a list that is shorter than the address says. */
export const redirectToPage = (to: string, page: number): PageAnswer<never> =>
  redirectWithQuery(to, { page: page > 1 ? String(page) : null });
export const notFound = (): PageAnswer<never> => ({ kind: "missing", status: 404 });
export const gone = (productIds: number[] = []): PageAnswer<never> => ({ kind: "missing", status: 410, productIds });

export type Load<Props> = (context: PageContext) => Promise<PageAnswer<Props>>;
export type LoadPrivate<Props> = (context: PrivateContext) => Promise<PageAnswer<Props>>;
/** Answers a form: 303 to the next page, or the page again with status 422 and what was typed. */
export type Post<Props> = (
  context: PrivateContext,
  form: URLSearchParams,
  /** Files by their field; only where the page's address takes them (storefront/render/requests/upload.ts). */
  files?: ReadonlyMap<string, Uint8Array>,
) => Promise<PageAnswer<Props>>;

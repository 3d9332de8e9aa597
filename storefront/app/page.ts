import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import type { QueryChanges } from "#storefront/routing/raw-query.ts";

/**
 * The contract of a page. A folder in storefront/pages contains these files:
 * - page.tsx: default export, props in, markup out (server and browser)
 * - data.ts: load(context), runs only on the server
 * - form.ts: post(context, form), handles what the page's forms send
 *
 * The same answer is rendered to HTML and sent as {path}/_payload.json (specification 2.4).
 */

/** Everything a shared page may depend on. Its cache key is built from exactly this. */
export type PageContext = {
  services: Services;
  locale: Locale;
  /** The shop's name, the suffix of page titles (brand settings, 3.5). */
  brand: string;
  /** The price region. Null where the shop does not sell. */
  region: PriceRegion | null;
  /** The discount of the signed-in customer's group. Absent when there is none, which is the usual case. */
  discount?: Discount | undefined;
  /** The route's path parameters. "uid..." contains its segments joined by "/". */
  params: Record<string, string>;
  query: URLSearchParams;
  /** The absolute origin without a trailing slash, for canonical addresses. */
  origin: string;
  /** The path after the locale prefix, starting with "/": "/p/kestrel". */
  path: string;
  /** The id of a product shown to this visitor although it is hidden from shoppers (requests/product-preview.ts). */
  previewed?: number;
};

/** The context of private pages, which includes the visitor. They are never cached. */
export type PrivateContext = PageContext & { visitor: Visitor };

export type Visitor = {
  /** Null until something must be stored for the visitor. */
  sessionId: string | null;
  customer: { id: number; email: string; firstName: string; lastName: string } | null;
  cartId: string | null;
  /** Makes sure that there is a session to store things under. Its cookie is sent with the response. */
  start(): { sessionId: string; sessionHash: Buffer };
  /** Rotates the session id, attaches the cart and sends the cookies. Answer with a redirect afterwards. */
  signIn(customerId: number): Promise<void>;
  /** Ends the session. Answer with a redirect afterwards. */
  signOut(): Promise<void>;
  /** The value of the hidden field `_csrf` in forms on private pages. */
  csrfToken: string;
  address: string;
  /** An account form that was sent after its session had ended. Null when none is stored for this browser. */
  unsavedForm(): Promise<UnsavedForm | null>;
};

/** The form's target (path below the locale, with its query) and its input, in the form's order. */
export type UnsavedForm = { path: string; fields: [string, string][] };

export type Meta = {
  title: string;
  description?: string;
  /**
   * The path below the locale ("/p/kestrel") used for this page's canonical and hreflang links. When absent, the page
   * is not indexed.
   */
  canonicalPath?: string;
  /** Shopping regions that also have this address (null: regions without sales). When absent, all have it. */
  alternateRegions?: readonly Locale["shoppingRegion"][];
  /** The picture for shared links, 1200 × 630 (sharedPictureUrl). */
  image?: string;
  /** The page's type for social networks (og:type). When absent, it is "website". */
  kind?: "product" | "article";
  jsonLd?: object[];
  /** The path below the locale of the page's RSS feed. */
  feedPath?: string;
  /** An address on another site to which the browser is redirected at once. */
  refresh?: string;
  /**
   * The media address of the largest picture on the first screen, which is preloaded. `upright` contains the
   * alternatives for portrait windows, by media query.
   */
  preloadImage?: {
    src: string;
    srcSet?: string;
    sizes?: string;
    upright?: { media: string; srcSet: string; sizes: string }[];
  };
};

/** The part of a page's meta data that the browser needs. The rest is for crawlers that read the document. */
export const browserMeta = ({ title, description }: Meta): Meta => ({ title, description });

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

export type PageAnswer<Props = unknown> =
  | {
      kind: "page";
      props: Props;
      meta: Meta;
      status?: number;
      /**
       * The time (milliseconds since 1970) until which the content is true. The page is not served from the cache after
       * that.
       */
      until?: number;
    }
  | {
      kind: "redirect";
      to: string;
      status?: RedirectStatus;
      /** Keeps the visitor's query as sent, with these changes. */
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
/**
 * Redirects to a path of the shop with the visitor's own query, unchanged byte for byte except for `query`'s changes.
 */
export const redirectWithQuery = (
  to: string,
  query: QueryChanges = {},
  status: RedirectStatus = 302,
): PageAnswer<never> => ({ kind: "redirect", to, status, query });
/** Redirects to the last page when a list is shorter than the address assumes. */
export const redirectToPage = (to: string, page: number): PageAnswer<never> =>
  redirectWithQuery(to, { page: page > 1 ? String(page) : null });
export const notFound = (): PageAnswer<never> => ({ kind: "missing", status: 404 });
export const gone = (productIds: number[] = []): PageAnswer<never> => ({ kind: "missing", status: 410, productIds });

export type Load<Props> = (context: PageContext) => Promise<PageAnswer<Props>>;
export type LoadPrivate<Props> = (context: PrivateContext) => Promise<PageAnswer<Props>>;
/**
 * Answers a form: a redirect to the next page, or the page again with a status (422) and the input. The browser is led
 * on by a 303 either way: the page again is kept and shown at its own address (storefront/render/requests/posts.ts).
 */
export type Post<Props> = (
  context: PrivateContext,
  form: URLSearchParams,
  /** Files by field, only for pages whose address accepts them (storefront/render/requests/upload.ts). */
  files?: ReadonlyMap<string, Uint8Array>,
) => Promise<PageAnswer<Props>>;

import type { Meta } from "#storefront/app/page.ts";
import type { Route } from "#storefront/routes.ts";
import type { QueryChanges } from "#storefront/routing/raw-query.ts";

/** The response of {path}/_payload.json, also embedded in a page for its hydration. */
export type Payload =
  | {
      page: string;
      /** The page's name in analytics, when it differs from its own (7.13). */
      name?: string | undefined;
      layout: Route["layout"];
      status: number;
      props: object;
      meta: Meta;
    }
  | Redirect;
/** A redirect to another page. With `query` the request's query is kept, with these changes. */
export type Redirect = { redirect: string; status: number; query?: QueryChanges | undefined };
export type PagePayload = Exclude<Payload, Redirect>;

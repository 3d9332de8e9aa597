import type { Load } from "#storefront/app/page.ts";
import { type ContentProps, contentPage } from "#storefront/components/articles/content-page.ts";

/** The page that is published at this address. */
export const load: Load<ContentProps> = (context) => contentPage(context, ["page", "team_page", "pro"]);

import type { Load } from "#shop/frame/page.ts";
import { type ContentProps, contentPage } from "#shop/parts/content-page.ts";

/** Whatever page is published at this address. */
export const load: Load<ContentProps> = (context) => contentPage(context, ["page", "team_page", "pro"]);

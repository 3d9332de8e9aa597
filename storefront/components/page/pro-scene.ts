import type { PageContext } from "#storefront/app/page.ts";
import { entryAtPath } from "#storefront/components/content/content-page.ts";

/** The media id of the picture of the page for professionals, whose forms share it; "" when content has none. */
export const proScene = async (context: PageContext): Promise<string> =>
  (await entryAtPath({ ...context, path: "/pro" }, ["pro"]))?.data.image ?? "";

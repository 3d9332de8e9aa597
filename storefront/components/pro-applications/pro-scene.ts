import { loadBrand } from "#storefront/app/brand-settings.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { entryAtPath } from "#storefront/components/articles/content-page.ts";

/**
 * The media id of the picture of a form for professionals: its own, otherwise that of the page about the programme; ""
 * when content has none.
 */
export async function proScene(context: PageContext, name: "pro_create" | "pro_signup"): Promise<string> {
  const { scenes } = await loadBrand(context.services, context.locale);
  return scenes[name] || ((await entryAtPath({ ...context, path: "/pro" }, ["pro"]))?.data.image ?? "");
}

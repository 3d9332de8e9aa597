import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { textsIn } from "./content-data.ts";

/** The questions that staff suggest to whoever opens the search, in the visitor's language. */
export async function curatedQueries(
  { content }: Pick<Services, "content">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<string[]> {
  const entries = await content.all<{ popular_queries?: unknown }>("search", contentLocale);
  return [...new Set(entries.flatMap(({ data }) => textsIn(data.popular_queries)))];
}

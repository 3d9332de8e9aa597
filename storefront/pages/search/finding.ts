import type { ShopResult, ShopResults } from "#services/search/client.ts";
import type { DocumentType } from "#services/search/schema.ts";
import type { SearchResult } from "./search-view.ts";

/** A result other than a product, for the page. */
export const findingOf = (
  { id, title, url, image, categories, snippet, description }: ShopResult,
  fallbackImage: string,
): SearchResult => ({
  id,
  title,
  path: url,
  image: image ?? (fallbackImage || null),
  above: categories.filter((one) => one !== title)[0] ?? "",
  snippet,
  text: description.slice(0, 200),
});

/** What is read, after what is sold: the journal, then the help. */
const readings: readonly DocumentType[] = ["blog", "support"];
const mostAlso = 3;

/** Returns the first articles that the same question finds. They are asked for only when there are any. */
export async function alsoFound(
  ask: (type: DocumentType, page: number) => Promise<ShopResults>,
  found: Pick<ShopResults, "types"> | null,
  fallbackImage: string,
): Promise<SearchResult[]> {
  const kinds = readings.filter((type) => (found?.types[type] ?? 0) > 0);
  const answers = await Promise.all(kinds.map((type) => ask(type, 1)));
  return answers.flatMap(({ results }) => results.map((one) => findingOf(one, fallbackImage))).slice(0, mostAlso);
}

import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/** A picture with a sentence about a category, shown in the category's menu and among its products. */
export type CategoryStory = { image: string; title: string; text: string; label: string; path: string };

type Content = Omit<CategoryStory, "title">;

/** Returns all stories by category uid. Stories without a picture or a link are left out. */
export async function storiesByCategory(
  { content }: Pick<Services, "content">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<Map<string, CategoryStory>> {
  const entries = await content.all<Content>("category_story", contentLocale);
  const whole = entries.filter(({ data: { image, label, path } }) => image && label && path);
  return new Map(whole.map(({ uid, title, data }) => [uid, { ...data, title }]));
}

import { isSize, sizesIn } from "#commerce/catalog/products/boot-sizes.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { ProductContent } from "#services/content/schema.ts";
import type { Services } from "#storefront/app/services.ts";

type Line = { uid: string; name: string; options: { name: string; code: string; label: string }[] };

/**
 * Translates lines of a cart or order into the visitor's language with one content read, and converts boot sizes to the
 * country's system. Lines without an entry stay unchanged.
 */
export async function linesInLanguage<L extends Line>(
  { content, db }: Pick<Services, "content" | "db">,
  locale: Pick<Locale, "contentLocale" | "country">,
  lines: readonly L[],
): Promise<L[]> {
  const uids = [...new Set(lines.map((line) => line.uid))];
  const [entries, say] = await Promise.all([
    content.byUids<Partial<ProductContent>>("product", uids, locale.contentLocale),
    sizesIn(db, locale.country, lines),
  ]);
  return lines.map((line) => {
    const entry = entries.get(line.uid);
    const names = entry?.data.valueNames ?? {};
    const options = line.options.map((option) => ({
      ...option,
      label: names[option.code] ?? (isSize(option) ? say(line.uid, option.label) : option.label),
    }));
    return { ...line, name: entry?.title || line.name, options };
  });
}

/** "Glacier / 156". */
export const optionsText = (options: readonly { label: string }[]): string =>
  options.map((option) => option.label).join(" / ");

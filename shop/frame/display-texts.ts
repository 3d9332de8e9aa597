import type { Locale } from "#commerce/regions/schema.ts";
import type { Services } from "#shop/frame/services.ts";
import { loadTexts, type Texts } from "#shop/frame/texts.ts";
import type { TextKey } from "#shop/texts/en.ts";

/** Display texts of the content service over our own (specification 3.7). */

export type DisplayText = { title: string; text: string };

const plain = (text: string): string => text.replace(/<[^>]*>/g, "").trim();

/**
 * Which of our texts content says otherwise: an entry's title names the key ("cart.title") or the English default
 * ("Shop Now"), in any case. Markup goes; what is empty without it leaves the default. Pure.
 */
export function overridesIn(entries: readonly DisplayText[], english: Texts, own: Texts): Partial<Texts> {
  const said = new Map(entries.map(({ title, text }) => [title.trim().toLowerCase(), plain(text)]));
  if (said.size === 0) return {};
  const found = (Object.keys(english) as TextKey[]).flatMap((key) => {
    const text = said.get(key) || said.get(english[key].toLowerCase());
    return text && text !== own[key] ? [[key, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Looks up one text by its title in any case; markup is stripped, the default stands in. Pure. */
export function displayText(entries: readonly DisplayText[], title: string, fallback: string): string {
  const entry = entries.find((one) => one.title.trim().toLowerCase() === title.trim().toLowerCase());
  return plain(entry?.text ?? "") || fallback;
}

type Place = { services: Pick<Services, "content" | "kept">; locale: Pick<Locale, "language" | "contentLocale"> };

/** What content changes about the texts of a language; kept until content changes. Entries that lack the language change nothing. */
export const loadOverrides = ({ services, locale }: Place): Promise<Partial<Texts>> =>
  services.kept.read(
    `display texts ${locale.contentLocale} ${locale.language}`,
    async () => {
      const [entries, english, own] = await Promise.all([
        services.content.all<{ text?: string }>("display_text", locale.contentLocale),
        loadTexts("en"),
        loadTexts(locale.language),
      ]);
      const here = entries.filter((entry) => entry.locale === locale.contentLocale);
      return overridesIn(
        here.map(({ title, data }) => ({ title, text: data.text ?? "" })),
        english,
        own,
      );
    },
    () => ["content"],
  );

const merged = new WeakMap<Partial<Texts>, Texts>();

/** The texts of a language as content has them. */
export async function textsFor(place: Place): Promise<Texts> {
  const overrides = await loadOverrides(place);
  const known = merged.get(overrides);
  if (known) return known;
  const texts = { ...(await loadTexts(place.locale.language)), ...overrides };
  merged.set(overrides, texts);
  return texts;
}

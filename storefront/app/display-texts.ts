import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { loadTexts, type Texts } from "#storefront/i18n/load.ts";
import { type ConsentTexts, loadConsentTexts } from "#storefront/layout/consent/texts.ts";

/** Display texts of the content service over our own (specification 3.7). */

export type DisplayText = { title: string; text: string };

const plain = (text: string): string => text.replace(/<[^>]*>/g, "").trim();

/**
 * Which of our texts content says otherwise: an entry's title names the key ("cart.title") or the English default
 * ("Shop Now"), in any case. Markup goes; what is empty without it leaves the default. Pure.
 */
export function overridesIn<Key extends string>(
  entries: readonly DisplayText[],
  english: Record<Key, string>,
  own: Record<Key, string>,
): Partial<Record<Key, string>> {
  const said = new Map(entries.map(({ title, text }) => [title.trim().toLowerCase(), plain(text)]));
  if (said.size === 0) return {};
  const found = (Object.keys(english) as Key[]).flatMap((key) => {
    const text = said.get(key.toLowerCase()) || said.get(english[key].toLowerCase());
    return text && text !== own[key] ? [[key, text] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Key, string>>;
}

/** Looks up one text by its title in any case; markup is stripped, the default stands in. Pure. */
export function displayText(entries: readonly DisplayText[], title: string, fallback: string): string {
  const entry = entries.find((one) => one.title.trim().toLowerCase() === title.trim().toLowerCase());
  return plain(entry?.text ?? "") || fallback;
}

export type Place = {
  services: Pick<Services, "content" | "kept">;
  locale: Pick<Locale, "language" | "contentLocale">;
};

const displayTypes = ["display_text", "duplicate_display_text"];

/** Content's entries in the visitor's language; those that lack it change nothing. */
async function entriesFor({ services, locale }: Place): Promise<DisplayText[]> {
  const [own, again] = await Promise.all(
    displayTypes.map((type) => services.content.all<{ text?: unknown }>(type, locale.contentLocale)),
  );
  // Later ones count: what is said twice is said by display_text.
  const here = [...(again ?? []), ...(own ?? [])].filter((entry) => entry.locale === locale.contentLocale);
  return here.map(({ title, data }) => ({ title, text: typeof data.text === "string" ? data.text : "" }));
}

/**
 * What content changes about the texts that browsers hold, those of the consent dialog included; kept until content changes.
 * They come with every page, so that it takes no more of them than there are.
 */
export const loadOverrides = (place: Place): Promise<Partial<Texts & ConsentTexts>> =>
  place.services.kept.read(`display texts ${place.locale.contentLocale} ${place.locale.language}`, async () => {
    const [entries, english, own] = await Promise.all([entriesFor(place), all("en"), all(place.locale.language)]);
    return overridesIn(entries, english, own);
  });

async function all(language: Language): Promise<Texts & ConsentTexts> {
  const [texts, consent] = await Promise.all([loadTexts(language), loadConsentTexts(language)]);
  return { ...texts, ...consent };
}

/** The texts of one area, which are sent with the pages that say them, as content has them; kept until content changes. */
export const areaTextsFor = <Key extends string>(
  area: string,
  load: (language: Language) => Promise<Record<Key, string>>,
  place: Place,
): Promise<Record<Key, string>> =>
  place.services.kept.read(`texts of ${area} ${place.locale.contentLocale} ${place.locale.language}`, async () => {
    const [entries, english, own] = await Promise.all([entriesFor(place), load("en"), load(place.locale.language)]);
    return { ...own, ...overridesIn(entries, english, own) };
  });

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

import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { PluralForms, Text } from "#commerce/shared/texts/rules.ts";
import type { Services } from "#storefront/app/services.ts";
import { isAmerican, spelledTexts } from "#storefront/i18n/american.ts";
import type { Area, AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import { loadTexts } from "#storefront/i18n/load.ts";

/** Display texts from the content service, which replace the shop's own (specification 3.7). */

export type DisplayText = { title: string; text: string };

const plain = (text: string): string => text.replace(/<[^>]*>/g, "").trim();

/**
 * Returns the texts that content changes. An entry's title is the key ("cart.title", or "cart.pieces.one" for a single
 * plural form) or the English default ("Shop Now"), in any case. Markup is removed; a text that is then empty keeps the
 * default. Pure.
 */
export function overridesIn<T extends Record<keyof T, Text>>(
  entries: readonly DisplayText[],
  english: T,
  own: T,
): Partial<T> {
  const edited = new Map(entries.map(({ title, text }) => [title.trim().toLowerCase(), plain(text)]));
  if (edited.size === 0) return {};
  const find = (...titles: string[]) => titles.map((title) => edited.get(title.toLowerCase())).find(Boolean);
  const found = (Object.keys(english) as (keyof T & string)[]).flatMap((key): [string, Text][] => {
    const [text, inEnglish]: [Text, Text] = [own[key], english[key]];
    if (typeof text === "string") {
      const other = find(key, String(inEnglish));
      return other && other !== text ? [[key, other]] : [];
    }
    const forms: Record<string, string> = { ...text };
    for (const form of Object.keys(text).filter((name) => name !== "by")) {
      const other = find(`${key}.${form}`, key, Object(inEnglish)[form] ?? "");
      if (other) forms[form] = other;
    }
    return String(Object.values(forms)) === String(Object.values(text)) ? [] : [[key, forms as PluralForms]];
  });
  return Object.fromEntries(found) as Partial<T>;
}

export type TextContext = {
  services: Pick<Services, "content" | "cache">;
  locale: Pick<Locale, "language" | "contentLocale"> & Partial<Pick<Locale, "country">>;
};

const displayTypes = ["display_text", "duplicate_display_text"];

/** Returns content's entries in the visitor's language. Entries in a fallback language are ignored. */
async function entriesFor({ services, locale }: TextContext): Promise<DisplayText[]> {
  const [own, again] = await Promise.all(
    displayTypes.map((type) => services.content.all<{ text?: unknown }>(type, locale.contentLocale)),
  );
  // Later entries take precedence, so display_text wins over duplicate_display_text.
  const here = [...(again ?? []), ...(own ?? [])].filter((entry) => entry.locale === locale.contentLocale);
  return here.map(({ title, data }) => ({ title, text: typeof data.text === "string" ? data.text : "" }));
}

/**
 * Loads the changes that content, and a country's spelling, make to the browser's texts, including those of the consent
 * dialog. Cached until content changes. They are sent with every page, so only the changes are included.
 */
export const loadOverrides = (place: TextContext): Promise<Partial<BrowserTexts>> =>
  place.services.cache.read(
    `display texts ${place.locale.contentLocale} ${place.locale.language} ${isAmerican(place.locale)}`,
    async () => {
      const [entries, english, own] = await Promise.all([
        entriesFor(place),
        browserTexts("en"),
        browserTexts(place.locale.language),
      ]);
      return { ...spelledTexts(own, place.locale), ...overridesIn(entries, english, own) };
    },
  );

type BrowserTexts = Texts & AreaTexts<"consent">;

async function browserTexts(language: Language): Promise<BrowserTexts> {
  const [texts, consent] = await Promise.all([loadTexts("display", language), loadTexts("consent", language)]);
  return { ...texts, ...consent };
}

/**
 * Loads the texts of one area with content's changes. They are sent with the pages that use them, and cached until
 * content changes.
 */
export const loadAreaTexts = <A extends Area>(area: A, place: TextContext): Promise<AreaTexts<A>> =>
  place.services.cache.read(
    `texts of ${area} ${place.locale.contentLocale} ${place.locale.language} ${isAmerican(place.locale)}`,
    async () => {
      const [entries, english, own] = await Promise.all([
        entriesFor(place),
        loadTexts(area, "en"),
        loadTexts(area, place.locale.language),
      ]);
      return { ...own, ...spelledTexts(own, place.locale), ...overridesIn(entries, english, own) };
    },
  );

const merged = new WeakMap<Partial<Texts>, Texts>();

/** Returns the display texts of a language with content's changes. */
export async function textsFor(place: TextContext): Promise<Texts> {
  const overrides = await loadOverrides(place);
  const known = merged.get(overrides);
  if (known) return known;
  const texts = { ...(await loadTexts("display", place.locale.language)), ...overrides };
  merged.set(overrides, texts);
  return texts;
}

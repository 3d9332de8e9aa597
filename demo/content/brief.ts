import { type Article, article, type DemoEntry, type Extra, type Part } from "./article.ts";

/** Articles as one writes them down, in the content languages (specification 9.1); the others read the English one. */

export const briefLanguages = ["en", "de", "es", "fr", "it"] as const;
type BriefLanguage = (typeof briefLanguages)[number];

type Brief = {
  contentType: Article["contentType"];
  uid: string;
  image?: string;
  more?: object;
  extras?: readonly Extra[];
};

const places: Record<string, string> = { support: "/support", blog: "/blog/p", landing_page: "/l", athlete: "/team" };

type Written = { title: string; intro: string; parts: Part[] };

/** Spaces that no line may end at: before French signs, inside French quotes, in numbers. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/(?<=\S) (?=[;!?])/g, "\u202f")
    .replace(/(?<=\S) (?=[:»])|(?<=«) /g, "\u00a0")
    .replace(/(?<=\d) (?=\d{3}(?!\d)|h\b)|(?<=\d h) (?=\d)/g, "\u00a0");

/**
 * Reads a text: "=== en Title" begins a language, the line after it is the introduction, "# " begins a part, and what
 * follows are its lines (prose.ts). Throws where a language is missing or a part is empty.
 */
export function readBrief(text: string): Record<BriefLanguage, Written> {
  const found = new Map<string, Written>();
  for (const section of text.split(/^=== /m).slice(1)) {
    const [head = "", intro = "", ...lines] = (section.startsWith("fr ") ? frenchSpaces(section) : section)
      .replace(/(\d) (?=°C|%)/g, "$1\u00a0")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const parts: string[][] = [];
    for (const line of lines) {
      if (line.startsWith("# ")) parts.push([line.slice(2)]);
      else parts.at(-1)?.push(line);
    }
    if (parts.length === 0 || parts.some((part) => part.length < 2)) throw new Error(`an empty part below "${head}"`);
    found.set(head.slice(0, 2), { title: head.slice(3), intro, parts: parts as unknown as Part[] });
  }
  const missing = briefLanguages.filter((language) => !found.has(language));
  if (missing.length > 0) throw new Error(`${text.slice(0, 40)}… lacks ${missing.join(", ")}`);
  return Object.fromEntries(found) as Record<BriefLanguage, Written>;
}

const elsewhere = <Value>(own: Record<BriefLanguage, Value>) => ({ ja: own.en, sv: own.en, no: own.en, ...own });

/** The entry of an article, published in the content languages alone. */
export function brief({ contentType, uid, image, more, extras }: Brief, text: string): DemoEntry {
  const written = readBrief(text);
  const each = <Value>(pick: (one: Written) => Value) =>
    Object.fromEntries(briefLanguages.map((language) => [language, pick(written[language])])) as Record<
      BriefLanguage,
      Value
    >;
  const entry = article({
    contentType,
    uid,
    url: `${places[contentType]}/${uid}`,
    image,
    more,
    extras,
    title: elsewhere(each(({ title }) => title)),
    bodies: elsewhere(each(({ intro, parts }) => ({ intro, parts }))),
  });
  return { ...entry, languages: briefLanguages };
}

import type { DemoEntry } from "#demo/content/article.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { EntryInput } from "#services/content/writes.ts";
import { languageOf } from "./content.ts";

/** Entries that somebody wrote (demo/content), one for each locale. */
export const writtenEntries = (entries: readonly DemoEntry[]): EntryInput[] =>
  entries.flatMap(({ contentType, uid, title, url, data, languages }) =>
    contentLocales
      .filter((locale) => languages?.includes(languageOf(locale)) ?? true)
      .map((locale) => {
        const language = languageOf(locale);
        return { contentType, uid, locale, title: title[language], url, data: data(language) };
      }),
  );

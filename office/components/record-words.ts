import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { TextValues } from "#commerce/shared/texts/rules.ts";
import type { Key } from "../i18n/languages.ts";
import type en from "../i18n/records/en.ts";
import { useLanguage, useText } from "../i18n/text.tsx";

/** Words for all that the audit log tells. Few pages show any, so the rarer ones are loaded when changes are looked at. */

type RecordKey = keyof typeof en;
export type WordKey = Key | RecordKey;
export type Word = (key: WordKey, values?: TextValues) => string;
type Words = Readonly<Record<RecordKey, string>>;

async function load(language: Language): Promise<Words> {
  const files = import.meta.glob<{ default: Words }>("../i18n/records/*.ts");
  return (await files[`../i18n/records/${language}.ts`]!()).default;
}

/** Says a word in the member's language: word("fieldTotals"). Empty while the rarer ones are on their way. */
export function useWord(): Word {
  const say = useText();
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ["record-words", language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => (key, values) => {
      const own = data?.[key as RecordKey];
      if (own !== undefined) return own;
      const said = say(key as Key, values);
      // What is no text of the office is called by its key.
      return said === key && !data && !isError ? "" : said;
    },
    [say, data, isError],
  );
}

import { useQuery } from "@tanstack/react-query";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Reason } from "#platform/result.ts";
import { useLanguage } from "../i18n/text.tsx";

/** Translations of the server's reason codes. They are loaded when first needed, because few pages show any. */

type Words = Readonly<Record<string, string>>;
const none: Words = {};
const loading = new Map<string, Promise<Words>>();

async function load(language: string): Promise<Words> {
  const files = import.meta.glob<{ default: Words }>("../i18n/reasons/*/*.ts");
  const parts = ["fields", "goods", "shapes", "calls"].map((part) =>
    files[`../i18n/reasons/${part}/${language}.ts`]?.(),
  );
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part?.default));
}

/**
 * The texts of a language. Empty for English, which the server sends itself, and when loading fails; English is then
 * shown.
 */
export function reasonWords(language: string): Promise<Words> {
  if (language === "en") return Promise.resolve(none);
  const known = loading.get(language) ?? load(language);
  loading.set(language, known);
  return known.catch(() => {
    loading.delete(language);
    return none;
  });
}

/** The translated reason. Without a reason code, as in older stored reports, the server's text is returned. */
export const worded = (words: Words, why: string, reason: Reason | undefined): string => {
  const said = reason && words[reason.code];
  return said ? fill(said, reason.values) : why;
};

/** Returns a function that translates the reasons of a report: why("is unknown", { code: "unknown" }). */
export function useWhy(): (why: string, reason: Reason | undefined) => string {
  const language: Language = useLanguage();
  const queryFn = () => reasonWords(language);
  const { data = none } = useQuery({ queryKey: ["reasons", language], queryFn, staleTime: Number.POSITIVE_INFINITY });
  return (why, reason) => worded(data, why, reason);
}

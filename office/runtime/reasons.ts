import { useQuery } from "@tanstack/react-query";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Reason } from "#platform/result.ts";
import { useLanguage } from "../i18n/text.tsx";

/** Reasons of the server in the member's language. Few pages ever show one, so their words are loaded when one comes. */

type Words = Readonly<Record<string, string>>;
const none: Words = {};
const loading = new Map<string, Promise<Words>>();

async function load(language: string): Promise<Words> {
  const files = import.meta.glob<{ default: Words }>("../i18n/reasons/*/*.ts");
  const parts = ["fields", "shapes", "calls"].map((part) => files[`../i18n/reasons/${part}/${language}.ts`]?.());
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part?.default));
}

/** The words of a language; English is what the server says itself, and what is shown where the words cannot be loaded. */
export function reasonWords(language: string): Promise<Words> {
  if (language === "en") return Promise.resolve(none);
  const known = loading.get(language) ?? load(language);
  loading.set(language, known);
  return known.catch(() => {
    loading.delete(language);
    return none;
  });
}

/** A reason in these words; without one (as in what was stored before there were any) what the server said. */
export const worded = (words: Words, why: string, reason: Reason | undefined): string => {
  const said = reason && words[reason.code];
  return said ? fill(said, reason.values) : why;
};

/** Words a reason of a report in the member's language: why("is unknown", { code: "unknown" }). */
export function useWhy(): (why: string, reason: Reason | undefined) => string {
  const language: Language = useLanguage();
  const queryFn = () => reasonWords(language);
  const { data = none } = useQuery({ queryKey: ["reasons", language], queryFn, staleTime: Number.POSITIVE_INFINITY });
  return (why, reason) => worded(data, why, reason);
}

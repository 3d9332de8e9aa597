import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { colon } from "#commerce/shared/email/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { type DisplayNames, displayNameIn } from "#commerce/shared/texts/names.ts";
import { formatText, type TextValues } from "#commerce/shared/texts/rules.ts";
import { intlOf, type Key, loadSubject, type Subject, type Texts } from "./languages.ts";

type LanguageTexts = { language: Language; texts: Texts };
export type Say = (key: Key, values?: TextValues) => string;

const Spoken = createContext<LanguageTexts | null>(null);

export function TextProvider({ said, children }: { said: LanguageTexts; children: ReactNode }) {
  return <Spoken value={said}>{children}</Spoken>;
}

/** Wraps components that use the texts of a subject. They are shown once its texts are loaded. */
export function WithTexts({ of, children }: { of: Subject; children: ReactNode }) {
  const { language, texts } = useSpoken();
  const { data, isPending } = useQuery({
    queryKey: ["texts", of, language],
    queryFn: () => loadSubject(of, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const said = useMemo(() => ({ language, texts: { ...texts, ...data } }), [language, texts, data]);
  return isPending ? null : <Spoken value={said}>{children}</Spoken>;
}

function useSpoken(): LanguageTexts {
  const said = useContext(Spoken);
  if (!said) throw new Error("No texts were loaded.");
  return said;
}

/** Returns a function that gives a text in the member's language: say("products"). */
export function useText(): Say {
  const said = useSpoken();
  return useMemo(() => (key, values) => formatText(said.texts[key] ?? key, said.language, values), [said]);
}

export const useLanguage = (): Language => useSpoken().language;

/** Joins a date with non-breaking spaces. Only the space before the time of day allows a line break. */
const unbroken = (parts: Intl.DateTimeFormatPart[]): string =>
  parts.map(({ value }, at) => (parts[at + 1]?.type === "hour" ? value : value.replaceAll(" ", "\u00a0"))).join("");

/** "lundi" → "Lundi": names that some languages write small begin a label with a capital. */
export const capitalised = (text: string, intl: string): string =>
  text.charAt(0).toLocaleUpperCase(intl) + text.slice(1);

/** Formats numbers, money and times for the member's language. */
export function useFormats() {
  const { language } = useSpoken();
  return useMemo(() => {
    const intl = intlOf(language);
    const number = new Intl.NumberFormat(intl);
    const countries = new Intl.DisplayNames(intl, { type: "region" });
    const languages = new Intl.DisplayNames(intl, { type: "language" });
    const signed = new Intl.NumberFormat(intl, { signDisplay: "exceptZero" });
    const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium" });
    const moment = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short" });
    return {
      number: (value: number) => number.format(value),
      /** An amount in major units. */
      money: (value: number, currency: string) =>
        new Intl.NumberFormat(intl, { style: "currency", currency: currency.toUpperCase() }).format(value),
      /** The name of a country, by its ISO 3166-1 code. */
      country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
      /** As it stands in a sentence: French and Spanish write it small. */
      language: (code: string) => languages.of(code) ?? code,
      /** As it stands alone, as a label or a choice. */
      languageName: (code: string) => capitalised(languages.of(code) ?? code, intl),
      /** "Status: All", with the language's own colon. */
      pair: (name: string, value: string | number) => `${name}${colon(language)}${value}`,
      /** A name that the merchant gave in several languages. */
      named: (names: DisplayNames | null, name: string) => displayNameIn(names, language, name),
      /** A change with its sign: "+3", "−2". */
      signed: (value: number) => signed.format(value),
      day: (iso: string) => unbroken(day.formatToParts(new Date(iso))),
      moment: (iso: string) => unbroken(moment.formatToParts(new Date(iso))),
    };
  }, [language]);
}

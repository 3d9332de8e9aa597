import { type Static, Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { products } from "#demo/catalogue/products.ts";
import { chance } from "#demo/chance.ts";
import { frenchSpaces } from "#demo/content/spaces.ts";
import { readJson } from "#demo/files.ts";
import { type Text, TextInFile, toText } from "#demo/languages.ts";

/** What is asked about every product of a kind, with the shop's answer, in every language. */

const words = Type.String({ minLength: 1 });
const { names, questions } = readJson(
  "reviews/common-questions.json",
  Type.Object(
    {
      names: Type.Record(Type.String(), Type.Array(words, { minItems: 1 })),
      questions: Type.Array(
        Type.Object({ kind: Type.String(), text: TextInFile, answer: TextInFile }, { additionalProperties: false }),
      ),
    },
    { additionalProperties: false },
  ),
);

/** Where somebody who asks in a language lives. */
export const locales: Record<Language, string> = {
  en: "en-us",
  de: "de-de",
  fr: "fr-fr",
  es: "es-es",
  it: "it-it",
  ja: "ja-jp",
  sv: "sv-se",
  no: "no-no",
};

function said(text: Static<typeof TextInFile>): Text {
  const all = toText(text);
  return { ...all, fr: frenchSpaces(all.fr) };
}

/** Shoppers see those in their own language; the others are folded away. */
export const commonQuestions = () =>
  products.flatMap(({ uid, kind }) =>
    questions
      .filter((question) => question.kind === kind)
      .flatMap(({ text, answer }, index) =>
        languages.map((language) => {
          const own = names[language] ?? [];
          return {
            uid,
            text: said(text)[language],
            name: own[chance(`asks ${uid} ${language} ${index}`, own.length)],
            language,
            locale: locales[language],
            days: 20 + chance(`common ${uid} ${language} ${index}`, 300),
            answers: [{ text: said(answer)[language], name: "", isStaff: true }],
          };
        }),
      ),
  );

import { Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { namesIn, readJson, refusal } from "#demo/files.ts";
import { inLanguage, type Text, TextInFile, toText } from "#demo/languages.ts";
import { checkFields } from "./check.ts";
import { contentTypes } from "./model/types.ts";

/** An entry of the demo world, before it is published in each language. */
export type DemoEntry = {
  contentType: string;
  uid: string;
  title: Text;
  /** Path below the locale. */
  url?: string;
  data: (language: Language) => object;
  /** The English data with the measures of the United States, if they differ. */
  american?: object;
  /** The languages it is published in; all when absent. Readers of other languages see the English entry. */
  languages?: readonly Language[];
};

const Entries = Type.Array(
  Type.Object(
    {
      uid: Type.String(),
      title: TextInFile,
      url: Type.Optional(Type.String()),
      languages: Type.Optional(Type.Array(Type.Enum([...languages]))),
      data: Type.Object({}),
    },
    { additionalProperties: false },
  ),
);

/** All entries except articles: demo/data/content/<content type>.json. Any text in them may be given by language. */
export const entries: readonly DemoEntry[] = namesIn("content").flatMap((name) => {
  const file = `content/${name}`;
  const contentType = name.replace(/\.json$/, "");
  const type = contentTypes.find(({ uid }) => uid === contentType);
  if (!type) throw refusal(file, "there is no content type of that name");
  return readJson(file, Entries).map(({ title, data, ...entry }) => {
    checkFields(file, inLanguage(data, "en") as object, type.schema);
    return {
      ...entry,
      contentType,
      title: toText(title),
      data: (language: Language) => inLanguage(data, language) as object,
    };
  });
});

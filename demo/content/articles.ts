import { Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { checked, namesIn, refusal, textOf } from "#demo/files.ts";
import type { Text } from "#demo/languages.ts";
import { wholeBlock } from "./blocks.ts";
import { checkFields } from "./check.ts";
import type { DemoEntry } from "./entries.ts";
import { type Article, readMarkdown } from "./markdown.ts";
import { contentTypes } from "./model/types.ts";
import { unitSpaces } from "./spaces.ts";

/**
 * Reads the articles: demo/data/articles/<content type>/<uid>/<language>.md. An article is published in the languages
 * that it has files for. Fields missing in another language's file are taken from the English one, except `alt`.
 * English texts name measures for the world and for the United States: "{10 cm|4 inches}".
 */

const FrontMatter = Type.Object({
  title: Type.String({ minLength: 1 }),
  /** The media id of the picture at the top. */
  image: Type.Optional(Type.String()),
  /** The description of the picture. Each language has its own. */
  alt: Type.Optional(Type.String()),
});

type Page = { title: string; data: object };

/** All written pages: journal, support, team, landing pages, legal texts. */
export const articles: readonly DemoEntry[] = namesIn("articles").flatMap((type) =>
  namesIn(`articles/${type}`).map((uid) => readArticle(type, uid)),
);

function readArticle(contentType: string, uid: string): DemoEntry {
  const folder = `articles/${contentType}/${uid}`;
  const type = contentTypes.find((one) => one.uid === contentType);
  if (!type) throw refusal(folder, "there is no content type of that name");
  const files = namesIn(folder);
  const published = languages.filter((language) => files.includes(`${language}.md`));
  if (published[0] !== "en" || published.length < files.length)
    throw refusal(folder, "needs en.md, and other files named after languages");
  const sources = published.map((language) => ({ language, ...readFile(`${folder}/${language}.md`) }));
  const english = sources[0]?.fields ?? {};
  const pages = Object.fromEntries(
    sources.map(({ language, fields, ...article }) => {
      const file = `${folder}/${language}.md`;
      const page = pageOf(file, { ...article, fields: { ...english, alt: undefined, ...fields } });
      checkFields(file, page.data, type.schema);
      return [language, page];
    }),
  ) as Record<Language, Page>;
  const pageIn = (language: Language) => pages[language] ?? pages.en;
  const american = readFile(`${folder}/en.md`, "us");
  return {
    contentType,
    uid,
    title: Object.fromEntries(languages.map((language) => [language, pageIn(language).title])) as Text,
    url: `${type.options?.url_prefix ?? ""}/${uid}`,
    data: (language) => pageIn(language).data,
    american: pageOf(`${folder}/en.md`, american).data,
    languages: published,
  };
}

type Source = Article & { fields: Record<string, unknown> };

function readFile(path: string, readers: "world" | "us" = "world"): Source {
  try {
    return readMarkdown(unitSpaces(measuresFor(textOf(path), readers))) as Source;
  } catch (error) {
    throw refusal(path, (error as Error).message);
  }
}

function measuresFor(text: string, readers: "world" | "us"): string {
  return text.replace(/\{([^{}|\n]+)\|([^{}|\n]+)\}/g, readers === "us" ? "$2" : "$1");
}

function pageOf(file: string, { fields, intro, blocks }: Source): Page {
  const { title, image, alt = "", ...more } = checked(file, FrontMatter, fields);
  const picture = image && { image, alt };
  return { title, data: { ...more, intro, ...picture, blocks: blocks.map((block) => wholeBlock(file, block)) } };
}

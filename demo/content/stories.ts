import { Type } from "typebox";
import { readJson } from "#demo/files.ts";
import { type Text, TextInFile, toText } from "#demo/languages.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** A scene with a line and a short text for a product's page. */
export type Story = { image: string; line: Text; text: Text };

const words = Type.String({ minLength: 1 });
const stories = readJson(
  "product-stories.json",
  Type.Array(
    Type.Object(
      {
        /** Uids of products and categories, and kinds. The most specific story of a product is its own. */
        of: Type.Array(words, { minItems: 1 }),
        image: words,
        line: TextInFile,
        text: TextInFile,
      },
      { additionalProperties: false },
    ),
  ),
).map(({ line, text, ...story }) => ({ ...story, line: toText(line), text: toText(text) }));

/** The media id of a picture that shows a product itself in its story. */
export const storyPicture = (uid: string): string => `scene-with-${uid}`;

/** What is told of a product itself, or else of its category, or else of its kind. */
export function storyOf({
  uid,
  categories,
  kind,
}: Pick<DemoProduct, "uid" | "categories" | "kind">): Story | undefined {
  for (const one of [uid, ...categories, kind]) {
    const found = stories.find(({ of }) => of.includes(one));
    if (found) return found;
  }
  return undefined;
}

import { Type } from "typebox";
import { readJson } from "#demo/files.ts";
import { type Text, TextInFile, toText } from "#demo/languages.ts";

/**
 * A category. `parent` is another category's uid. `first`: products that stand first in its list. The list is in the
 * shop's order.
 */
export type DemoCategory = { uid: string; parent?: string; title: Text; first?: string[] };

const Categories = Type.Array(
  Type.Object(
    {
      uid: Type.String(),
      parent: Type.Optional(Type.String()),
      title: TextInFile,
      first: Type.Optional(Type.Array(Type.String())),
    },
    { additionalProperties: false },
  ),
);

export const categories: readonly DemoCategory[] = readJson("categories.json", Categories).map((category) => ({
  ...category,
  title: toText(category.title),
}));

/** The categories in the form of the catalogue's import. */
export const importedCategories = categories.map(({ uid, parent, title }) => ({ uid, parent, name: title.en }));

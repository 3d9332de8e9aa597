import { Type } from "typebox";
import { languages } from "#commerce/shared/regions/schema.ts";
import { namesIn, readJson, refusal } from "#demo/files.ts";
import { type Text, TextInFile, toText } from "#demo/languages.ts";
import { type DemoProduct, ProductInFile } from "#demo/shapes.ts";
import { boardSize } from "./board-sizes.ts";
import { categories } from "./categories.ts";
import { namedColours } from "./colours.ts";

/** Reads the products from one file per category, in the order of the category tree. */

const colourNames = new Map(namedColours.map(({ id, name }) => [id, name]));
const nouns = readJson("product-nouns.json", Type.Record(Type.String(), TextInFile));

/** Translates the words around a model's name: "Pillar Glove", "Gant Pillar". */
function titleOf(title: ProductInFile["title"], file: string): Text {
  if (typeof title === "string" || !("noun" in title)) return toText(title);
  const { noun, name } = title;
  const pattern = nouns[noun];
  if (!pattern) throw refusal(file, `${name}: product-nouns.json has no noun "${noun}"`);
  const text = toText(pattern);
  return Object.fromEntries(languages.map((language) => [language, text[language].replace("{}", name)])) as Text;
}

function boardOf(board: NonNullable<ProductInFile["board"]>): NonNullable<DemoProduct["board"]> {
  const { lengths, edge, radius, ...traits } = board;
  return { ...traits, sizes: lengths.map((length) => boardSize(traits.shape, length, { edge, radius })) };
}

function productOf(product: ProductInFile, ownCategories: string[], file: string): DemoProduct {
  const { title, tagline, description, colours, sizes = [], board: boardInFile, ...rest } = product;
  const board = boardInFile && boardOf(boardInFile);
  return {
    ...rest,
    title: titleOf(title, file),
    tagline: toText(tagline),
    description: toText(description),
    categories: ownCategories,
    colours: colours.map(({ id, palette }) => {
      const name = colourNames.get(id);
      if (!name) throw refusal(file, `${product.uid}: colours.json has no colour "${id}"`);
      return { id, name, palette };
    }),
    sizes: board ? board.sizes.map(({ size }) => size) : sizes,
    ...(board && { board }),
  };
}

const files = new Set(namesIn("products"));

function productsOf(category: string, parent: string | undefined): DemoProduct[] {
  const file = `${category}.json`;
  if (!files.delete(file)) return [];
  const path = `products/${file}`;
  const ownCategories = parent ? [category, parent] : [category];
  return readJson(path, Type.Array(ProductInFile)).map((product) => productOf(product, ownCategories, path));
}

/** All products except the gift card. */
export const products: readonly DemoProduct[] = categories.flatMap(({ uid, parent }) => productsOf(uid, parent));
for (const file of files) throw refusal(`products/${file}`, "categories.json has no category of that name");

/** The gift card. It is sold at its value and delivered by email. */
export const giftCard: DemoProduct = productOf(
  readJson("gift-card.json", ProductInFile),
  ["accessories"],
  "gift-card.json",
);

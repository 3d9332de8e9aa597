import { readFileSync } from "node:fs";
import { createSchema } from "graphql-yoga";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import { textsIn } from "#storefront/components/content/content-data.ts";
import { automatedRelatedProductIds } from "./automated-related.ts";
import { type Caller, contentLocaleFor } from "./caller.ts";
import { errorPage } from "./error-page.ts";
import { productsByOwnFields } from "./products-by-own-fields.ts";
import { relatedProducts } from "./related-products.ts";

/** The product fields' (commerce/catalog/products/fields/fields.ts) additions to the schema. */
const productFields = fieldsWhere(({ graphql }) => graphql !== undefined).map(([, { graphql }]) => {
  const { name, type, description } = graphql as NonNullable<typeof graphql>;
  return `${description ? JSON.stringify(description) : ""} ${name}: ${type}`;
});

type ColorGroup = { color_name?: string; option_swatch_hex?: string; child_colors?: string[] };

/** colorGroups (specification 3.8, 7.9): names of colours, and the colours that each name stands for. */
async function colorGroups(_root: unknown, args: { locale?: string | null }, { content }: Caller) {
  const entries = await content.all<ColorGroup>("color_group", contentLocaleFor(args.locale));
  return entries.map(({ uid, title, data }) => ({
    uid,
    color_name: data.color_name || title,
    option_swatch_hex: (data.option_swatch_hex ?? "").replace(/^#/, ""),
    child_colors: textsIn(data.child_colors),
  }));
}

export const schema = createSchema<Caller>({
  typeDefs: [
    readFileSync("api/graphql/schema.graphql", "utf8"),
    `extend type BcProduct {\n${productFields.join("\n")}\n}`,
  ],
  resolvers: { Query: { colorGroups, relatedProducts, automatedRelatedProductIds, productsByOwnFields, errorPage } },
});

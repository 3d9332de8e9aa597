import { createSchema } from "graphql-yoga";
import { automatedRelatedProductIds } from "./automated-related.ts";
import type { Caller } from "./caller.ts";
import { colorGroups } from "./color-groups.ts";
import { errorPage } from "./error-page.ts";
import { errorPageTypes } from "./error-page-types.ts";
import { productTypes } from "./product-types.ts";
import { relatedProducts } from "./related-products.ts";

const queries = /* GraphQL */ `
  """
  What the shop's own screens ask for. locale is a content locale (en-us, de) or a locale of the shop (de-at); what is not
  translated comes in English. bcRegion is us, ca or eu_region_1; their pro regions answer a signed-in professional of that
  region, and everybody else gets the region below. An empty bcRegion leaves it to the header x-bc-region.
  """
  type Query {
    "What people call colours."
    colorGroups(locale: String): [ColorGroup!]!
    "Up to 100 products by uid of content or by commerce id, in that order; unknown ones are left out."
    relatedProducts(
      uids: [String!]
      ids: [String!]
      locale: String!
      bcRegion: String!
      includeVariantRetailPrice: Boolean
    ): [RelatedProduct!]!
    "Commerce ids of what goes with a category (its uid or commerce id) and with a product's attributes; at most 100."
    automatedRelatedProductIds(
      categoryId: String!
      bcRegion: String!
      ctsRegion: String!
      locale: String!
      productAttributes: [ProductAttributeInput!]
    ): [Int!]!
    errorPage(locale: String!, bcRegion: String!): ErrorPage
  }

  input ProductAttributeInput {
    attribute: String!
    values: [String!]!
  }

  type ColorGroup {
    uid: String!
    color_name: String!
    "Six hexadecimal digits, without #."
    option_swatch_hex: String!
    "Codes of colours, as in a product's address and in filters."
    child_colors: [String!]!
  }
`;

export const schema = createSchema<Caller>({
  typeDefs: [queries, productTypes, errorPageTypes],
  resolvers: { Query: { colorGroups, relatedProducts, automatedRelatedProductIds, errorPage } },
});

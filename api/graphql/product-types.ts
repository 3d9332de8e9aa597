import { fieldsWhere } from "#commerce/catalog/products/fields.ts";

const ofFields = fieldsWhere(({ graphql }) => graphql !== undefined).map(([name, { graphql }]) => ({
  ...(graphql as NonNullable<typeof graphql>),
  field: name,
}));
const firstFields = ["sku", "name"];
const lines = (isFirst: boolean): string =>
  ofFields
    .filter(({ name }) => firstFields.includes(name) === isFirst)
    .map(
      ({ name, type, description }) => `${description ? `${JSON.stringify(description)}\n    ` : ""}${name}: ${type}`,
    )
    .join("\n    ");

/** The values of the product's fields (commerce/catalog/products/fields.ts) that the schema has. */
export const fieldValues = (product: object): Record<string, unknown> =>
  Object.fromEntries(ofFields.map(({ name, field }) => [name, (product as Record<string, unknown>)[field]]));

/** Products in the schema: what content says of them (specification 3.11) and what commerce does (3.12). */
export const productTypes = /* GraphQL */ `
  "A product as content describes it, with what commerce knows of it."
  type RelatedProduct {
    uid: String!
    title: String!
    display_title: String
    tagline: String
    description: String
    "Path below the locale: /p/kestrel."
    url: String
    "The content locale that the texts are in: the one asked for, or en-us where there is no translation."
    locale: String!
    "The content regions that show it."
    regions: [String!]!
    price_range: String
    bc_products: BcProductIds
    is_new: Value
    is_redesigned: Value
    prices: CountryPrices
    image: ProductImage
    seo_meta: SeoMeta
    generic_page: GenericPage
    product_specs: [Spec!]!
    updated_product_specs: [Spec!]
    "Null where bcRegion does not sell it."
    bcProduct: BcProduct
  }

  "Yes, No, True or False."
  type Value {
    value: String
  }

  "The commerce products behind it, by commerce region."
  type BcProductIds {
    us: [BcProductId!]
    ca: [BcProductId!]
    eu_region_1: [BcProductId!]
  }

  type BcProductId {
    id: Int!
  }

  "Whole units of the country's currency; null where nothing is sold."
  type CountryPrices {
    au: Float
    at: Float
    ca: Float
    cz: Float
    fr: Float
    de: Float
    it: Float
    jp: Float
    nl: Float
    no: Float
    ru: Float
    pl: Float
    es: Float
    se: Float
    ch: Float
    gb: Float
    nz: Float
  }

  type ProductImage {
    "A media id."
    amplience_id: String
    imageset: String
  }

  type SeoMeta {
    og_image: String
    imageset: String
    seo_title: String
  }

  type GenericPage {
    content: String
  }

  type Spec {
    id: String!
    value: String
  }

  "Prices are decimal numbers of currency_code."
  type BcProduct {
    id: Int!
    ${lines(true)}
    currency_code: String!
    "What the cheapest variant costs."
    price: Float!
    "The former price, where there is one."
    retailPrice: Price
    calculatedPrice: Price
    inventory_tracking: String!
    inventoryLevel: Int!
    isInStock: Boolean!
    isPurchasable: Boolean!
    ${lines(false)}
    customFields: [CustomField!]!
    "Ids of commerce categories."
    categories: [Int!]!
    variants: [Variant!]!
    product_options: [ProductOption!]!
  }

  type Price {
    value: Float!
  }

  type CustomField {
    name: String!
    value: String!
  }

  type Variant {
    id: Int!
    sku: String!
    inventoryLevel: Int!
    isInStock: Boolean!
    isPurchasable: Boolean!
    "Path of a picture."
    thumbnail: String!
    calculatedPrice: Price
    "The former price; only when asked for with includeVariantRetailPrice."
    retailPrice: Price
    option_values: [VariantOptionValue!]!
  }

  type VariantOptionValue {
    id: Int!
    label: String!
    option_id: Int!
    option_display_name: String!
    values: [OptionLabel!]!
  }

  type OptionLabel {
    id: Int!
    label: String!
  }

  type ProductOption {
    id: Int!
    displayName: String!
    values: [ProductOptionValue!]!
  }

  type ProductOptionValue {
    entityId: Int!
    label: String!
    hexColors: [String!]!
  }
`;

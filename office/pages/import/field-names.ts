import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Say, useFormats } from "../../i18n/text.tsx";
import { marketName } from "../../runtime/markets.ts";
import { labels as ofProducts } from "../products/form.ts";

/** What the fields of import formats are called. Pure. */

type TextTools = { say: Say; formats: Pick<ReturnType<typeof useFormats>, "pair"> };
type FieldLabels = Readonly<Partial<Record<string, Key>>>;

const whole: FieldLabels = {
  ...ofProducts,
  inventory_level: "stock",
  inventory_warning_level: "lowFrom",
  bin_picking_number: "shelfPlace",
  image_addresses: "mapPictureAddresses",
  variants: "variants",
  variant: "importVariantGoes",
  // Inventories.
  SKU: "sku",
  Handle: "uid",
  Title: "productName",
  Location: "mapLocation",
  Available: "stock",
  "On hand": "mapOnHand",
  // Customers.
  Email: "emailAddress",
  "First Name": "firstNameField",
  "Last Name": "lastNameField",
  Phone: "phoneField",
  Note: "note",
  Tags: "tags",
  "Tax Exempt": "mapTaxExempt",
  "Accepts Email Marketing": "mapMarketing",
  address: "address",
};

/** Columns of variants in a file, and the same fields as a dry run calls them. */
const ofVariants: FieldLabels = {
  variant_sku: "sku",
  variant_options: "options",
  variant_option_values: "options",
  variant_image: "picture",
  variant_image_address: "mapPictureAddress",
  variant_purchasing_disabled: "disabled",
  variant_gtin: "gtin",
  variant_weight_grams: "weightGrams",
};

const ofAddresses: FieldLabels = {
  Company: "companyField",
  Address1: "streetField",
  Address2: "streetMoreField",
  City: "cityField",
  "Province Code": "mapState",
  "Country Code": "country",
  Zip: "postalCodeField",
  Phone: "phoneField",
};

const ofPrices: FieldLabels = {
  price: "price",
  retail_price: "retailPrice",
  sale_price: "salePrice",
  sale_from: "saleFrom",
  sale_until: "saleUntil",
};

/** "Sale price (Canada)", "Variant: SKU", "Address: Town". A field without a name here is called as in the file. */
export function nameOfField(field: string, { say, formats }: TextTools): string {
  const region = priceRegions.find((one) => field.endsWith(`_${one}`) && ofPrices[field.slice(0, -one.length - 1)]);
  const price = region && ofPrices[field.slice(0, -region.length - 1)];
  if (price) return `${say(price)} (${marketName(region, say)})`;
  const [, line = ""] = /^Default Address (.+)$/.exec(field) ?? [];
  const [address, variant, own] = [ofAddresses[line], ofVariants[field], whole[field]];
  if (address) return formats.pair(say("address"), say(address));
  if (variant) return formats.pair(say("variant"), say(variant));
  return own ? say(own) : field.replace(/^own:/, "");
}

/** A change that a dry run tells: of a product "name", of a variant its SKU first: "FIRN-1 sale_price ca". */
export function nameOfChange(field: string, tools: TextTools): string {
  const [, sku, name = "", region] = /^(.+?) (own:\S+|[a-z_]+)(?: (\w+))?$/.exec(field) ?? [];
  if (sku === undefined) return nameOfField(field, tools);
  const key = ofVariants[`variant_${name}`];
  const said = key ? tools.say(key) : nameOfField(region ? `${name}_${region}` : name, tools);
  return tools.formats.pair(sku, said);
}

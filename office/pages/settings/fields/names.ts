import type { Aggregate, Audience, FieldKind } from "#commerce/shared/own-fields/names.ts";
import type { Key } from "../../../i18n/languages.ts";

/** Labels of records, kinds of fields and audiences. */

export const aggregateNames: Record<Aggregate, Key> = {
  product: "products",
  variant: "variants",
  customer: "customers",
  order: "orders",
};
export const kindNames: Record<FieldKind, Key> = {
  text: "ownText",
  "long-text": "ownLongText",
  number: "ownNumber",
  date: "ownDate",
  "yes-no": "ownYesNo",
  choice: "ownChoiceOne",
  choices: "ownChoiceMany",
  file: "ownFile",
  product: "product",
  category: "category",
};
export const audienceNames: Record<Audience, Key> = { staff: "ownStaff", api: "ownApi", shoppers: "ownShoppers" };

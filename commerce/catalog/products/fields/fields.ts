import type { Generated } from "kysely";
import type { Static } from "typebox";
import type { Json } from "#database/columns.ts";
import { contentFields } from "./content-fields.ts";
import type { ProductField } from "./field-types.ts";
import { lawFields } from "./law-fields.ts";
import { namingFields } from "./naming-fields.ts";
import { sellingFields } from "./selling-fields.ts";

/**
 * The single definition of a product's fields, in the order for staff and files. Where the office's editor shows each is
 * said in office/components/product-fields.ts.
 */
export const productFields = {
  ...namingFields,
  ...lawFields,
  ...sellingFields,
  ...contentFields,
} as const satisfies Record<string, ProductField>;

export type ProductFields = typeof productFields;
export type FieldName = keyof ProductFields;

type Value<K extends FieldName> = Static<ProductFields[K]["shape"]>;
type FieldsWith<C> = { [K in FieldName]: ProductFields[K] extends C ? K : never }[FieldName];
type Optional<K extends FieldName> = { [N in K]: null extends Value<N> ? N : never }[K];

export type ProductValues = { [K in FieldName]: Value<K> };

type PublicName = FieldsWith<{ isPublic: true }>;
/** The public fields; fields without a value are omitted. */
export type PublicValues = { [K in Exclude<PublicName, Optional<PublicName>>]: Value<K> } & {
  [K in Optional<PublicName>]?: NonNullable<Value<K>>;
};

type InitialName = Exclude<FieldsWith<{ initial: unknown }>, "categories">;
/** As a merchant provides them: fields with an initial value may be omitted. */
export type GivenValues = { [K in Exclude<FieldName, InitialName>]: Value<K> } & { [K in InitialName]?: Value<K> };

type Column<K extends FieldName> = ProductFields[K]["column"];
type ColumnValue<K extends FieldName> =
  Column<K> extends { type: "jsonb" }
    ? Json<Value<K>>
    : ProductFields[K] extends { initial: unknown }
      ? Generated<Value<K>>
      : Value<K>;
export type ProductColumns = {
  [K in Exclude<FieldName, "categories"> as NonNullable<Column<K>>["name"]]: ColumnValue<K>;
};

export type FieldEntry = [name: FieldName, field: ProductField];
/** The fields as a list, filtered by `where`. */
export const fieldsWhere = (where: (field: ProductField) => boolean = () => true): FieldEntry[] =>
  (Object.entries(productFields) as FieldEntry[]).filter(([, field]) => where(field));

const publicNames = fieldsWhere(({ isPublic }) => isPublic).map(([name]) => name);
export const publicValues = (product: PublicValues): PublicValues =>
  Object.fromEntries(
    publicNames.flatMap((name) => (name in product ? [[name, product[name as keyof PublicValues]]] : [])),
  ) as PublicValues;

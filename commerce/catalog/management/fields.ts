import type { Static, TSchema } from "typebox";
import type { ProductField } from "#commerce/catalog/products/fields/field-types.ts";
import {
  type FieldName,
  fieldsWhere,
  type ProductFields,
  type ProductValues,
} from "#commerce/catalog/products/fields/fields.ts";

/** The fields of products as staff write and read them, and as files contain them. */

type Staff<K extends FieldName> = ProductFields[K]["staff"];
type Bodies = { [K in FieldName as Staff<K>["name"]]: Staff<K>["body"] };
type Answers = {
  [K in FieldName as Staff<K>["name"]]: Staff<K> extends { answer: infer A extends TSchema }
    ? A
    : ProductFields[K]["shape"];
};

const entries = fieldsWhere();
const byStaffName = (schemaOf: (field: ProductField) => TSchema) =>
  Object.fromEntries(entries.map(([, field]) => [field.staff.name, schemaOf(field)]));

export const fieldBodies = byStaffName(({ staff }) => staff.body) as Bodies;
export const fieldAnswers = byStaffName(({ staff, shape }) => staff.answer ?? shape) as Answers;

export const toAnswer = (product: ProductValues) =>
  Object.fromEntries(
    entries.map(([name, { staff }]) => [
      staff.name,
      staff.toAnswer ? staff.toAnswer(product[name] as never) : product[name],
    ]),
  ) as { [K in keyof Answers]: Static<Answers[K]> };

/** The fields of a body that are columns of the table `products`; others (categories) are looked up by id. */
export const fromBody = (body: object): Partial<ProductValues> =>
  Object.fromEntries(
    entries.flatMap(([name, { column, staff }]) => {
      const given = (body as Record<string, unknown>)[staff.name];
      if (given === undefined || column === null) return [];
      return [[name, staff.fromBody ? staff.fromBody(given as never) : given]];
    }),
  );

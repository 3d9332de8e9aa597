import { queryOptions } from "@tanstack/react-query";
import type { Aggregate } from "#commerce/shared/own-fields/names.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { get } from "../../runtime/api.ts";

type FieldsAnswer = { data: OwnField[] };
const select = ({ data }: FieldsAnswer) => data;

/** The own fields of one kind of record, for filling them in. */
export const fieldsOf = (aggregate: Aggregate) =>
  queryOptions({
    queryKey: ["own-fields", aggregate],
    queryFn: ({ signal }) => get<FieldsAnswer>(`/own-fields/${aggregate}`, {}, signal),
    select,
  });

/** All own fields including deleted ones, for defining them. */
export const allFields = queryOptions({
  queryKey: ["own-fields", "all"],
  queryFn: ({ signal }) => get<FieldsAnswer>("/own-fields", {}, signal),
  select,
});

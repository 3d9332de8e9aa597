import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Aggregate } from "#commerce/shared/own-fields/names.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { FieldInput } from "./field-input.tsx";
import { fieldsOf } from "./queries.ts";
import { withValue } from "./values.ts";

type Props = {
  of: Aggregate;
  values: OwnValues;
  onChange: (values: OwnValues) => void;
  /** By path: "story.de". */
  problems?: Record<string, string>;
  /** The card's title. Nothing is shown when there are no fields. */
  title: string;
  above?: ReactNode;
};

/** The merchant's own fields of a record, in their order. Nothing is shown when none are defined. */
export function OwnFields({ of, values, onChange, problems = {}, title, above }: Props) {
  const { data: fields = [] } = useQuery(fieldsOf(of));
  if (fields.length === 0) return null;
  const below = (key: string) =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, why]) =>
        path === key ? [["", why]] : path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), why]] : [],
      ),
    );
  return (
    <section className="card own-card" id={`own-${of}`}>
      <h2>{title}</h2>
      <div className="stack">
        {above}
        {fields.map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            value={values[field.key]}
            onChange={(value) => onChange(withValue(values, field.key, value))}
            problems={below(field.key)}
          />
        ))}
      </div>
    </section>
  );
}

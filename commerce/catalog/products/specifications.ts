import { fieldsWhere, type PublicValues } from "./fields.ts";

export type Specification = { id: string; value: string };

const specified = fieldsWhere(({ specification }) => specification !== undefined);

/** The product's fields that are specifications, as far as they have values, said in a language (a BCP 47 tag). */
export const specificationsOf = (product: Partial<PublicValues>, intl: string): Specification[] =>
  specified.flatMap(([name, { specification }]) => {
    const value = (product as Record<string, unknown>)[name] ?? null;
    return specification && value !== null
      ? { id: specification.id, value: specification.say(value as never, intl) }
      : [];
  });

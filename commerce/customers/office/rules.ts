import type { OwnField } from "#commerce/shared/own-fields/schema.ts";

/** Filters the list of customers by own fields. Pure. */

/** The value that `own_fields` must contain: { size: "m" }, { sports: ["ski"] }, { club: true }. */
export type OwnFieldChoice = { value: Record<string, string | string[] | boolean> };

/** Fields with a fixed set of values. */
export const isChosen = ({ kind }: Pick<OwnField, "kind">): boolean =>
  kind === "choice" || kind === "choices" || kind === "yes-no";

/** "size:m,club:yes" → the values to filter by. Returns a text when a field or choice does not exist. */
export function readOwnFieldChoices(asked: string | undefined, fields: readonly OwnField[]): OwnFieldChoice[] | string {
  const says: OwnFieldChoice[] = [];
  for (const one of asked?.split(",") ?? []) {
    const [key = "", code = ""] = one.split(":");
    const field = fields.find((known) => known.key === key && isChosen(known));
    if (!field) return `names no own field with choices: ${key}`;
    const codes = field.kind === "yes-no" ? ["yes", "no"] : field.choices.map((choice) => choice.code);
    if (!codes.includes(code)) return `names no choice of ${key}: ${code}`;
    const value = field.kind === "yes-no" ? code === "yes" : field.kind === "choices" ? [code] : code;
    says.push({ value: { [key]: value } });
  }
  return says;
}

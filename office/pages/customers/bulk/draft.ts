import type { CustomersChange } from "#commerce/customers/office/bulk.ts";

/** The form's values for every kind of change of many customers. `group`: its id, or "none"; empty until one is chosen. */
export type Draft = { kind: "addTags" | "removeTags" | "group"; tags: string[]; group: string };

export const emptyDraft: Draft = { kind: "addTags", tags: [], group: "" };

/** The change in the API's format. Null while a required value is missing. */
export function changeOf({ kind, tags, group }: Draft): CustomersChange | null {
  switch (kind) {
    case "addTags":
      return tags.length > 0 ? { add_tags: tags } : null;
    case "removeTags":
      return tags.length > 0 ? { remove_tags: tags } : null;
    case "group":
      return group === "" ? null : { customer_group_id: group === "none" ? null : Number(group) };
  }
}

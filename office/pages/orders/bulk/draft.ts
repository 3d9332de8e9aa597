import type { OrdersChange } from "#commerce/aftersales/office/bulk.ts";

/** The form's values for every kind of change of many orders. */
export type Draft = {
  kind: "addTags" | "removeTags" | "hold" | "release" | "delivered" | "ready";
  tags: string[];
  reason: string;
};

export const emptyDraft: Draft = { kind: "addTags", tags: [], reason: "" };

/** The change in the API's format. Null while a required value is missing. */
export function changeOf({ kind, tags, reason }: Draft): OrdersChange | null {
  switch (kind) {
    case "addTags":
      return tags.length > 0 ? { add_tags: tags } : null;
    case "removeTags":
      return tags.length > 0 ? { remove_tags: tags } : null;
    case "hold":
      return reason.trim() ? { hold: reason.trim() } : null;
    case "release":
      return { hold: null };
    case "delivered":
      return { delivered: true };
    case "ready":
      return { ready: true };
  }
}

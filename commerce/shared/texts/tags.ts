import { Type } from "typebox";
import { lineOf } from "#commerce/shared/rest/shapes.ts";

/**
 * Tidies tags given by staff: trims them, reduces inner white space to single spaces, and removes empty and repeated
 * ones.
 */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize("NFC").trim().replace(/\s+/g, " ")).filter((tag) => tag !== "")),
];

/** The fields of a bulk change that adds and removes tags. */
export const tagChanges = ({ most, longest }: { most: number; longest: number }) => {
  const Tags = Type.Array(lineOf(longest, 1), { minItems: 1, maxItems: most });
  return { add_tags: Type.Optional(Tags), remove_tags: Type.Optional(Tags) };
};

/** A record's tags after a bulk change. */
export function changedTags(tags: readonly string[], change: { add_tags?: string[]; remove_tags?: string[] }) {
  const removed = new Set(tidyTags(change.remove_tags ?? []));
  return [...new Set([...tags.filter((tag) => !removed.has(tag)), ...tidyTags(change.add_tags ?? [])])];
}

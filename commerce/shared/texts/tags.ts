/**
 * Tidies tags given by staff: trims them, reduces inner white space to single spaces, and removes empty and repeated
 * ones.
 */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize("NFC").trim().replace(/\s+/g, " ")).filter((tag) => tag !== "")),
];

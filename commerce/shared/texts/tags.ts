/** Tags that staff give: trimmed, inner white space as single spaces, none twice and none empty. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize("NFC").trim().replace(/\s+/g, " ")).filter((tag) => tag !== "")),
];

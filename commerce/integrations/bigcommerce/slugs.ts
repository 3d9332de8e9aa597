/** "Glacier Blue" → "glacier-blue". */
export const codeOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** "/boards/kestrel/" → ["boards", "kestrel"]. */
export const pathSegments = (url: string): string[] => url.split("/").filter(Boolean).map(codeOf).filter(Boolean);

/**
 * The last part of the address, which is a product's or category's uid. `fallback` is used when the store gives none.
 */
export const uidOf = (url: string | undefined | null, fallback: string): string =>
  pathSegments(url ?? "").at(-1) ?? fallback;

/** Reads flags in custom fields: "True" and "Yes", as content has them (specification 3.11). */
export const isYes = (text: string | undefined): boolean => /^(true|yes)$/i.test(text?.trim() ?? "");

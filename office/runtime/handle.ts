/** Makes a name for URLs: "Kestrel Pro 154" → "kestrel-pro-154". */
export const handleOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

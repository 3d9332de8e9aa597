/** Normalises an entered code for storage and comparison: "  welcome-10 " → "WELCOME-10". */

/** Upper case, full-width letters converted, no white space; null when it cannot be a code. */
export function normalCode(text: string): string | null {
  const code = text.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code) ? code : null;
}

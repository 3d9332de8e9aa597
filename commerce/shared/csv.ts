/** CSV as spreadsheets open it (RFC 4180, UTF-8 with a byte order mark). Pure. */

/** Stands before the first line. Without it spreadsheets do not recognise UTF-8. */
export const csvMark = "\uFEFF";

/**
 * Returns one line, with `sign` between the cells. A text that a spreadsheet would read as a formula gets an apostrophe
 * in front, which the spreadsheet does not show. Numbers are left as they are.
 */
export const csvLine = (cells: readonly unknown[], sign = ","): string =>
  `${cells.map((cell) => cellOf(cell, sign)).join(sign)}\r\n`;

/**
 * Matches what a spreadsheet reads as a formula. It also matches such texts after apostrophes, so that reading returns
 * exactly what was written.
 */
const formula = /^'*[=+\-@\t\r]/;

/** Returns a cell without the apostrophe that csvLine() put in front of it. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

function cellOf(value: unknown, sign: string): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isFormula = typeof value !== "number" && formula.test(text);
  const safe = isFormula ? `'${text}` : text;
  return safe.includes(sign) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV as spreadsheets open it (RFC 4180, UTF-8 with a mark). Pure. */

/** Before the first line: without it spreadsheets take UTF-8 for something else. */
export const csvMark = "\uFEFF";

/** One line, of cells that `sign` parts. What a spreadsheet would take for a formula gets an apostrophe in front, which it does not show; numbers stay. */
export const csvLine = (cells: readonly unknown[], sign = ","): string =>
  `${cells.map((cell) => cellOf(cell, sign)).join(sign)}\r\n`;

/** What a spreadsheet reads as a formula; with apostrophes before it too, so that reading gives back exactly what was written. */
const formula = /^'*[=+\-@\t\r]/;

/** A cell without the apostrophe that csvLine() put in front of it. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

function cellOf(value: unknown, sign: string): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isFormula = typeof value !== "number" && formula.test(text);
  const safe = isFormula ? `'${text}` : text;
  return safe.includes(sign) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
 * Matches what a spreadsheet reads as a formula; Japanese ones take the wide signs too. It also matches such texts after
 * apostrophes, so that reading returns exactly what was written.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same within a text. Where numbers have a decimal comma, spreadsheets separate cells by semicolons and take quotes
 * after a comma for text, so what follows a semicolon, a tab or a line break begins a cell there. Lines of a list begin
 * with a hyphen, and are left.
 */
const formulaWithin = /[;\t]'*(?=[=+\-@])|[\r\n]'*(?=[=+@])/g;
const madeSafeWithin = /([;\t]'*)'(?=[=+\-@])|([\r\n]'*)'(?=[=+@])/g;

/** Returns a cell without the apostrophes that csvLine() put into it. */
export const plainCell = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell).replace(madeSafeWithin, "$1$2");

function cellOf(value: unknown, sign: string): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = typeof value === "number" ? text : safeText(text);
  return safe.includes(sign) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const safeText = (text: string): string =>
  `${formula.test(text) ? "'" : ""}${text.replace(formulaWithin, (before) => `${before}'`)}`;

import { readHours } from "./notation.ts";
import type { StoreBody } from "./rest.ts";

/** Stores as a table: the first line names the columns as StoreBody does; lists are joined by "|", hours as notation.ts has them. */

const lists = new Set(["brands", "services"]);
const numbers = new Set(["lat", "lng"]);
const flags = new Set(["is_own", "is_visible"]);

/** Rows as bodies that are still to be checked; faults by row and column where a cell cannot be read at all. */
export function readTable(text: string): { rows: Partial<StoreBody>[]; faults: Record<string, string> } {
  const [head = [], ...lines] = readCells(text.replace(/^\uFEFF/, ""));
  const names = head.map((name) => name.trim().toLowerCase());
  const faults: Record<string, string> = {};
  const rows = lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .map((cells, index) => {
      const row: Record<string, unknown> = {};
      for (const [place, name] of names.entries()) {
        const cell = cells[place]?.trim() ?? "";
        if (cell === "" || name === "") continue;
        const value = readCell(name, cell);
        if (value === undefined) faults[`stores.${index}.${name}`] = "cannot be read";
        else row[name] = value;
      }
      return row as Partial<StoreBody>;
    });
  return { rows, faults };
}

/** Undefined: it cannot be read. */
function readCell(name: string, cell: string): unknown {
  if (name === "hours") return readHours(cell) ?? undefined;
  if (numbers.has(name)) return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined;
  if (flags.has(name)) return /^(yes|true|1)$/i.test(cell) ? true : /^(no|false|0)$/i.test(cell) ? false : undefined;
  if (!lists.has(name)) return cell;
  return [...new Set(cell.split("|").map((one) => one.trim()))].filter(Boolean);
}

/** RFC 4180; a semicolon parts cells where the first line has one and no comma. */
function readCells(text: string): string[][] {
  const [first = ""] = text.split(/\r?\n/, 1);
  const comma = first.includes(";") && !first.includes(",") ? ";" : ",";
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    line.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === comma) endCell();
    else if (char === "\n" || char === "\r") {
      if (char === "\r" && text[at + 1] === "\n") at++;
      endCell();
      lines.push(line);
      line = [];
    } else cell += char;
  }
  endCell();
  lines.push(line);
  return lines;
}

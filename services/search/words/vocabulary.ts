import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { live } from "../generations.ts";
import { allowance, distance } from "./distance.ts";

export type Word = { locale: string; word: string; stem: string; documents: number };

const columns = sql`locale, word, stem, documents`;
const like = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export type Lookup = {
  locales: readonly string[];
  /** Words and stems looked for as they are. */
  words: readonly string[];
  stems: readonly string[];
  /** A word that may go on, or null. */
  start: string | null;
  /** Stems looked for at the beginning and the end of compounds. */
  ends: readonly string[];
};

export type Found = { exact: Word[]; started: Word[]; compound: Word[] };

/** All that the live vocabulary knows of these, in one query. */
export async function lookUp(db: Db, { locales, words, stems, start, ends }: Lookup): Promise<Found> {
  const place = sql`generation = ${live} and locale = any(${[...locales]}::text[])`;
  const parts = [
    sql`(select 'exact' as kind, ${columns} from search_words
    where ${place} and (word = any(${[...words]}::text[]) or stem = any(${[...stems]}::text[])))`,
  ];
  if (start) {
    parts.push(sql`(select 'started' as kind, ${columns} from search_words
      where ${place} and word like ${`${like(start)}%`} and word <> ${start} order by documents desc, word limit 40)`);
  }
  if (ends.length > 0) {
    const patterns = ends.flatMap((end) => [`%_${like(end)}`, `${like(end)}___%`]);
    parts.push(sql`(select 'compound' as kind, ${columns} from search_words
      where ${place} and (stem like any(${patterns}::text[])) order by documents desc, word limit 120)`);
  }
  const { rows } = await sql<Word & { kind: keyof Found }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const found: Found = { exact: [], started: [], compound: [] };
  for (const { kind, ...word } of rows) found[kind].push(word);
  return found;
}

export type Correction = Word & { asked: string; errors: number };

/** Known words that each of these may be meant for, those with the fewest errors only; first letters count double. */
export async function corrections(db: Db, locales: readonly string[], words: readonly string[]): Promise<Correction[]> {
  const asked = words.filter((word) => allowance(word) > 0);
  if (asked.length === 0) return [];
  const { rows } = await sql<Word & { asked: string }>`
    select asked, locale, word, stem, documents
    from unnest(${asked}::text[]) as asked, search_words_like(asked, ${[...locales]}::text[])
  `.execute(db);
  const near = rows.flatMap((row) => {
    const most = allowance(row.asked);
    const errors = distance(row.asked, row.word, most);
    return errors > most ? [] : [{ ...row, errors: errors + (row.asked[0] === row.word[0] ? 0 : 0.5) }];
  });
  const fewest = new Map<string, number>();
  for (const { asked: word, errors } of near) fewest.set(word, Math.min(errors, fewest.get(word) ?? 9));
  return near.filter(({ asked: word, errors }) => errors <= (fewest.get(word) ?? 0) + 0.5);
}

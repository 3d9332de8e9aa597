import { sql } from "kysely";
import { reasonOf } from "#commerce/shared/reasons/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { FetchedPicture, ImportFormat, Picture } from "./format.ts";

/** Pictures that an import's file names: stored while its rows are imported, fetched afterwards. */

export const picturesPerStep = 8;
export type WaitingPicture = Picture & { place: number };
export type Fetched = WaitingPicture & FetchedPicture;

/** Stores the pictures that the rows of a step name, in their order. */
export async function notePictures(trx: Transaction, file: number, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into import_pictures (file_id, place, row, "column", key, sku, address, text)
    select ${file}::bigint, coalesce((select max(place) from import_pictures where file_id = ${file}), -1) + place, row, "column",
      key, sku, address, text
    from jsonb_to_recordset(${JSON.stringify(pictures.map((picture, at) => ({ ...picture, place: at + 1 })))}::jsonb)
      as given (place int, row int, "column" text, key text, sku text, address text, text text)`.execute(trx);
}

export async function countPictures(trx: Transaction, file: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_pictures where file_id = ${file}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Fetches the pictures of a step, each address once. Runs outside any transaction, because other servers may be slow.
 */
export async function fetchStep(
  db: Db,
  file: number,
  from: number,
  fetchPicture: (picture: Picture) => Promise<FetchedPicture>,
): Promise<Fetched[]> {
  const { rows } = await sql<WaitingPicture>`
    select place, row, "column", key, sku, address, text from import_pictures
    where file_id = ${file} and place >= ${from} order by place limit ${picturesPerStep}`.execute(db);
  const byAddress = new Map<string, Promise<FetchedPicture>>();
  return Promise.all(
    rows.map(async (picture) => {
      const fetched = byAddress.get(picture.address) ?? fetchPicture(picture);
      byAddress.set(picture.address, fetched);
      return { ...picture, ...(await fetched) };
    }),
  );
}

/**
 * Attaches the fetched pictures. A picture that could not be fetched is reported, but nothing is refused because of it.
 */
export async function attachStep(trx: Transaction, format: ImportFormat, fetched: readonly Fetched[]) {
  const came = fetched.flatMap((one) =>
    "asset" in one && one.asset !== undefined ? { ...one, asset: one.asset } : [],
  );
  if (came.length > 0) await format.pictures?.attach(trx, came);
  const failed = fetched.filter(({ asset }) => asset === undefined);
  return {
    skipped: failed.map(({ row, key, column, address, why }) => {
      const [cell, reason] = [`${column} ${address.slice(0, 200)}`, reasonOf(why ?? "")];
      const about = { kind: "row", id: `${row}` };
      return { id: `${row} ${key}`, about, cell, why: `${cell} ${why}`, ...(reason && { reason }) };
    }),
    counts: { pictures: came.length, picturesLeft: failed.length },
  };
}

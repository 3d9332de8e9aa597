import { sql } from "kysely";
import type { ConflictProblem } from "#commerce/staff/versions/rules.ts";
import { mediaTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { changeAsset, dropAsset, type MediaProblem, type MediaServices } from "#services/media/actions.ts";
import type { AssetKey } from "#services/media/schema.ts";
import { setDeleted } from "#services/media/writes.ts";
import { pictures } from "./reads.ts";
import { reconcileAsset } from "./reconcile-asset.ts";
import type { Picture, PictureChange } from "./schema.ts";

export type LibraryServices = MediaServices & { alias: string };

const daysKept = 30;

export const noPicture = fail("asset-not-found", "There is no such picture.");

const keyOf = (alias: string, id: string) => ({ alias, kind: "image", id }) as const;

export type LibraryProblem = MediaProblem | ConflictProblem;

export async function changePicture(
  services: LibraryServices,
  id: string,
  change: PictureChange,
): Promise<Result<{ picture: Picture; merged: string[] }, LibraryProblem>> {
  const { db, alias } = services;
  if (!(await pictures.find(db, alias, id))) return noPicture;
  const changed = await changeInLibrary(services, keyOf(alias, id), change);
  if (!changed.ok) return changed;
  const picture = await pictures.find(db, alias, id);
  return picture ? ok({ picture, ...changed.value }) : noPicture;
}

/**
 * Changes the texts of a picture or document. Returns the fields that others had changed since `version` and that were
 * kept.
 */
export async function changeInLibrary(
  services: LibraryServices,
  key: AssetKey,
  { version, ...said }: PictureChange,
): Promise<Result<{ merged: string[] }, LibraryProblem>> {
  let merged: string[] = [];
  const changed = await changeAsset(services, key, said, async (trx, asset) => {
    const own = await reconcileAsset(trx, asset, said, version);
    if (own.ok) merged = own.value.merged;
    return own.ok ? ok(own.value.mine) : own;
  });
  return changed.ok ? ok({ merged }) : changed;
}

/** Deleted pictures are hidden and kept for 30 days; once restored, they appear again wherever they are named. */
export async function binPicture(services: LibraryServices, id: string): Promise<Result<void, MediaProblem>> {
  return move(services, id, true);
}

export async function restorePicture(services: LibraryServices, id: string): Promise<Result<void, MediaProblem>> {
  return move(services, id, false);
}

async function move(services: LibraryServices, id: string, isDeleted: boolean) {
  const { db, alias } = services;
  if (!(await pictures.find(db, alias, id))) return noPicture;
  return (await moveAsset(services, keyOf(alias, id), isDeleted)) ? ok(undefined) : noPicture;
}

/** Moves it to the bin or out of it; false when it does not exist or is already there. */
export async function moveAsset(
  { db, cache }: Pick<LibraryServices, "db" | "cache">,
  key: AssetKey,
  isDeleted: boolean,
): Promise<boolean> {
  const isMoved = await db.transaction().execute((trx) => setDeleted(trx, key, isDeleted));
  cache.drop([mediaTag(key)]);
  return isMoved;
}

/** Deletes what was in the bin for longer, with its file. */
export async function emptyPictureBin(services: Pick<MediaServices, "db" | "cache" | "storage">): Promise<void> {
  for (const { alias, kind, id } of await binned(services.db)) await dropAsset(services, { alias, kind, id });
}

async function binned(db: Db) {
  return db
    .selectFrom("media_assets")
    .select(["alias", "kind", "id"])
    .where("deleted_at", "<", sql<Date>`now() - make_interval(days => ${daysKept})`)
    .limit(1000)
    .execute();
}

import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { isObject } from "#services/content/delivery/params.ts";
import { takeTurn } from "#services/content/events.ts";
import { deleteAsset, deleteContentType, upsertAssets, upsertContentTypes } from "#services/content/model-writes.ts";
import type { ContentField, ContentTypeOptions } from "#services/content/schema.ts";
import { type FieldErrors, type Outcome, refuse } from "./problem.ts";
import { checkType, uidPattern } from "./rules.ts";
import { writeLog } from "./writes.ts";

/** Changing content types, global fields, assets and environments. */

type Input = Record<string, unknown>;

/** Adds a content type or global field (`isNew`), or changes the one with this uid. */
export function saveType(db: Db, given: Input, kind: { isGlobalField: boolean; isNew: boolean }, author: string) {
  return db.transaction().execute(async (trx): Promise<Outcome<string>> => {
    await takeTurn(trx);
    const uid = String(given.uid ?? "");
    const before = await trx.selectFrom("content_types").selectAll().where("uid", "=", uid).executeTakeFirst();
    if (kind.isNew && before) return refuse("invalid-type", { uid: ["is not unique."] });
    if (!kind.isNew && before?.is_global_field !== kind.isGlobalField) return refuse("unknown-type", unknown);
    const { title, description, options, schema } = { ...before, ...given };
    const errors = checkType({ uid, title, description, options, schema });
    if (Object.keys(errors).length > 0) return refuse("invalid-type", errors);
    const type = {
      uid,
      title: String(title),
      description: String(description ?? ""),
      options: (options ?? {}) as ContentTypeOptions,
      schema: (schema as ContentField[]).map(named),
      isGlobalField: kind.isGlobalField,
    };
    await upsertContentTypes(trx, [type]);
    await writeLog(trx, [{ author, action: "type_saved", contentType: uid, uid }]);
    return ok(uid);
  });
}

const unknown: FieldErrors = { uid: ["is not valid."] };
const named = (field: ContentField): ContentField => ({ ...field, display_name: field.display_name || field.uid });

/**
 * Removes a content type; one that has entries only with `isForced`. A global field is removed only when no type uses
 * it.
 */
export function removeType(db: Db, uid: string, isGlobalField: boolean, isForced: boolean, author: string) {
  return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
    await takeTurn(trx);
    const found = trx.selectFrom("content_types").select("uid").where("uid", "=", uid);
    if (!(await found.where("is_global_field", "=", isGlobalField).executeTakeFirst())) {
      return refuse("unknown-type", unknown);
    }
    const user = isGlobalField ? await userOf(trx, uid) : undefined;
    if (user) return refuse("in-use", { uid: [`is a field of ${user}.`] });
    const entry = trx.selectFrom("content_drafts").select("uid").where("content_type", "=", uid).limit(1);
    if (!isForced && (await entry.executeTakeFirst())) {
      return refuse("in-use", { uid: ["has entries; force=true removes them too."] });
    }
    await deleteContentType(trx, uid);
    await writeLog(trx, [{ author, action: "type_deleted", contentType: uid, uid }]);
    return ok(null);
  });
}

async function userOf(trx: Transaction, globalField: string): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select uid from content_types
    where jsonb_path_exists(schema, 'strict $.** ? (@.type() == "object" && @.reference_to == $uid)',
      ${JSON.stringify({ uid: globalField })}::jsonb, true)
    limit 1
  `.execute(trx);
  return rows[0]?.uid;
}

/**
 * Adds an asset, or changes the properties of the one with this uid. Its file is at `url`: a path on this origin or an
 * https address.
 */
export function saveAsset(db: Db, given: Input, isNew: boolean, author: string): Promise<Outcome<string>> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const { uid } = given;
    const before = await trx.selectFrom("content_assets").selectAll().where("uid", "=", String(uid)).executeTakeFirst();
    const fault = uidFault(isNew, before !== undefined);
    if (fault) return fault;
    const { dimension } = given;
    const size = isObject(dimension) ? dimension : {};
    const { width, height } = { width: before?.width, height: before?.height, ...size };
    const asset = { ...before, url: before?.path, ...given, uid, width, height };
    const errors = checkAsset(asset);
    if (Object.keys(errors).length > 0) return refuse("invalid", errors);
    const { title, filename, url, description = "", content_type, file_size = 0, tags = [] } = asset as Input;
    await upsertAssets(trx, [
      {
        uid: String(uid),
        title: String(title ?? filename),
        description: String(description),
        filename: String(filename),
        contentType: String(content_type),
        fileSize: Number(file_size),
        path: String(url),
        width: typeof width === "number" ? width : undefined,
        height: typeof height === "number" ? height : undefined,
        tags: tags as string[],
      },
    ]);
    await writeLog(trx, [{ author, action: "asset_saved", contentType: "sys_assets", uid: String(uid) }]);
    return ok(String(uid));
  });
}

const uidFault = (isNew: boolean, isThere: boolean) =>
  isNew === isThere ? (isNew ? refuse("taken", { uid: ["is not unique."] }) : refuse("unknown-asset", unknown)) : null;

/** Checks whether an asset may be added or changed under this uid. */
export async function checkAssetUid(db: Db, uid: unknown, isNew: boolean): Promise<Outcome<null>> {
  if (typeof uid !== "string" || !uidPattern.test(uid)) {
    return refuse("invalid", { uid: ["is not letters, digits, _ and -."] });
  }
  const before = await db.selectFrom("content_assets").select("uid").where("uid", "=", uid).executeTakeFirst();
  return uidFault(isNew, before !== undefined) ?? ok(null);
}

const isText = (value: unknown) => typeof value === "string" && value.isWellFormed() && !value.includes("\0");
const isSize = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

function checkAsset(asset: Input): FieldErrors {
  const { uid, title, filename, url, description, content_type, file_size, tags, width, height } = asset;
  const wrong: FieldErrors = {};
  if (typeof uid !== "string" || !uidPattern.test(uid)) wrong.uid = ["is not letters, digits, _ and -."];
  if (title !== undefined && !isText(title)) wrong.title = ["is not a text."];
  if (description !== undefined && !isText(description)) wrong.description = ["is not a text."];
  if (!isText(filename) || filename === "") wrong.filename = ["is a required field."];
  const isAddress = typeof url === "string" && isText(url) && /^(?:https:\/\/|\/(?!\/))[^\s\\]+$/.test(url);
  if (!isAddress) wrong.url = ["is neither a path nor an https address."];
  const isKind = typeof content_type === "string" && /^[\w.+-]+\/[\w.+-]+$/.test(content_type);
  if (!isKind) wrong.content_type = ['is not a media type such as "image/jpeg".'];
  if (file_size !== undefined && !isSize(Number(file_size))) wrong.file_size = ["is not a number of bytes."];
  if (tags !== undefined && !(Array.isArray(tags) && tags.every(isText))) wrong.tags = ["is not a list of texts."];
  for (const [name, value] of Object.entries({ width, height })) {
    if (value !== undefined && value !== null && !isSize(value)) wrong[`dimension.${name}`] = ["is no whole number."];
  }
  return wrong;
}

export const removeAsset = (db: Db, uid: string, author: string): Promise<Outcome<null>> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteAsset(trx, uid))) return refuse("unknown-asset", unknown);
    await writeLog(trx, [{ author, action: "asset_deleted", contentType: "sys_assets", uid }]);
    return ok(null);
  });

/** Adds or renames an environment. The one that this shop reads is fixed by configuration. */
export const saveEnvironment = (db: Db, live: string, name: unknown, before: string | null): Promise<Outcome<string>> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    if (typeof name !== "string" || !uidPattern.test(name)) {
      return refuse("invalid", { name: ["is not letters, digits, _ and -."] });
    }
    if (before === live) return refuse("in-use", { name: ["is fixed by CONTENT_ENVIRONMENT."] });
    const known = await trx.selectFrom("content_environments").select("name").execute();
    if (before !== null && !known.some((one) => one.name === before)) return refuse("unknown-environment", unknown);
    if (name !== before && (name === live || known.some((one) => one.name === name))) {
      return refuse("taken", { name: ["is not unique."] });
    }
    if (before === null) await trx.insertInto("content_environments").values({ name }).execute();
    else {
      await sql`update content_environments set name = ${name}, updated_at = now() where name = ${before}`.execute(trx);
      await sql`update content_schedules set environment = ${name} where environment = ${before}`.execute(trx);
    }
    return ok(name);
  });

/** Removes an environment with everything published or scheduled there. */
export const removeEnvironment = (db: Db, live: string, name: string): Promise<Outcome<null>> =>
  db.transaction().execute(async (trx) => {
    if (name === live) return refuse("in-use", { name: ["is fixed by CONTENT_ENVIRONMENT."] });
    await trx.deleteFrom("content_schedules").where("environment", "=", name).execute();
    const [gone] = await trx.deleteFrom("content_environments").where("name", "=", name).execute();
    return Number(gone?.numDeletedRows ?? 0) > 0 ? ok(null) : refuse("unknown-environment", unknown);
  });

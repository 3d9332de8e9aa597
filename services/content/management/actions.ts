import { randomBytes } from "node:crypto";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import type { EntryRow } from "#services/content/delivery/shape.ts";
import { takeTurn } from "#services/content/events.ts";
import { deleteEntry, keepHeads } from "#services/content/writes.ts";
import { type FieldErrors, type Outcome, refuse } from "./problem.ts";
import { type EntryKey, findDraft, findLocales, findSchema, findTwin, findVersion } from "./reads.ts";
import { type EntryText, readEntry, uidPattern, uniqueFields } from "./rules.ts";
import { saveDraft, writeLog } from "./writes.ts";

/** Creating, changing and removing entries. `author` is recorded in versions and in the log. */

type Input = Record<string, unknown>;

/** Creates an entry as a draft (specification 7.9). Its uid is `given.uid`, or a new one. */
export function createEntry(
  db: Db,
  contentType: string,
  locale: string,
  given: Input,
  author: string,
): Promise<Outcome<EntryRow>> {
  const uid = given.uid ?? `blt${randomBytes(8).toString("hex")}`;
  return db.transaction().execute(async (trx) => {
    if (typeof uid !== "string" || !uidPattern.test(uid)) {
      return refuse("invalid-entry", { uid: ["is not letters, digits, _ and -."] });
    }
    await takeTurn(trx);
    const key = { contentType, uid, locale };
    if (await findDraft(trx, key)) return refuse("taken", { uid: ["is not unique."] });
    const read = await readFor(trx, key, given);
    if (!read.ok) return read;
    return ok(await store(trx, key, read.value, author, "created"));
  });
}

/**
 * Changes the draft of an entry in a locale. Fields that are not given keep their values; in a locale that the entry
 * does not have yet, they are taken from the default locale. When `_version` is given, it must equal the version of the
 * draft in this locale.
 */
export function updateEntry(db: Db, key: EntryKey, given: Input, author: string): Promise<Outcome<EntryRow>> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const [draft, model] = [await findDraft(trx, key), await findSchema(trx, key.contentType)];
    if (!model) return refuse("unknown-type", { uid: ["is not valid."] });
    if (!draft) return refuse("unknown-entry", { uid: ["is not valid."] });
    if (draft.locale === key.locale && typeof given._version === "number" && given._version !== draft.version) {
      return refuse("conflict", { _version: [`is not ${draft.version}.`] });
    }
    // Values that only an older schema allowed do not prevent changes.
    const names = new Set(model.schema.map(({ uid }) => uid));
    const before = Object.entries(draft.data).filter(([name]) => names.has(name));
    const { title, url, tags } = draft;
    const whole = { ...Object.fromEntries(before), title, url: url ?? "", tags, ...given };
    const read = await readFor(trx, key, whole);
    if (!read.ok) return read;
    return ok(await store(trx, key, read.value, author, "updated"));
  });
}

/** Makes an earlier version the draft again, as a new version. */
export function rollBack(db: Db, key: EntryKey, version: number, author: string): Promise<Outcome<EntryRow>> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    if (!(await findDraft(trx, key))) return refuse("unknown-entry", { uid: ["is not valid."] });
    await keepHeads(trx, key.contentType, key.uid, key.locale);
    const kept = await findVersion(trx, key, version);
    if (!kept) return refuse("unknown-version", { version: ["is not valid."] });
    const { title, url, tags, data } = kept;
    return ok(await store(trx, key, { title, url, tags, data }, author, "rolled_back"));
  });
}

/** Removes an entry with all its versions and publications, in one locale or in all. */
export function removeEntry(
  db: Db,
  contentType: string,
  uid: string,
  locale: string | null,
  author: string,
): Promise<Outcome<null>> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteEntry(trx, contentType, uid, locale))) return refuse("unknown-entry", { uid: ["is not valid."] });
    await writeLog(trx, [{ author, action: "deleted", contentType, uid, locale }]);
    return ok(null);
  });
}

async function readFor(trx: Transaction, key: EntryKey, given: Input): Promise<Outcome<EntryText>> {
  const model = await findSchema(trx, key.contentType);
  if (!model) return refuse("unknown-type", { uid: ["is not valid."] });
  const { entry, errors } = readEntry(model.schema, model.globals, given);
  if (Object.keys(errors).length > 0) return refuse("invalid-entry", errors);
  const twins: FieldErrors = {};
  for (const field of uniqueFields(model.schema)) {
    const value = field === "title" ? entry.title : field === "url" ? entry.url : entry.data[field];
    if (value === null || value === undefined || value === "") continue;
    if (await findTwin(trx, key, field, value)) twins[field] = ["is not unique."];
  }
  if (Object.keys(twins).length > 0) return refuse("invalid-entry", twins);
  const others = (await findLocales(trx, key.contentType, key.uid)).length;
  const isOnly = model.options.singleton && others === 0 && (await findOther(trx, key));
  return isOnly ? refuse("in-use", { content_type: [`has one entry only, ${isOnly}.`] }) : ok(entry);
}

async function findOther(trx: Transaction, { contentType, uid }: EntryKey): Promise<string | undefined> {
  const query = trx.selectFrom("content_drafts").select("uid").where("content_type", "=", contentType);
  return (await query.where("uid", "<>", uid).limit(1).executeTakeFirst())?.uid;
}

async function store(
  trx: Transaction,
  key: EntryKey,
  text: EntryText,
  author: string,
  action: "created" | "updated" | "rolled_back",
): Promise<EntryRow> {
  const version = await saveDraft(trx, key, text, author);
  await writeLog(trx, [{ author, action, ...key, version }]);
  const stored = await findDraft(trx, key);
  if (!stored) throw new Error(`${key.contentType} ${key.uid} was stored and cannot be found`);
  return stored;
}

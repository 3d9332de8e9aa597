import type { Selectable } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { ContentField } from "#services/content/schema.ts";
import type { ContentQuery } from "./content-query.ts";
import { unknownField, unknownType } from "./problem.ts";

type TypeRow = Selectable<Tables["content_types"]>;

/**
 * Returns content types: { content_types, count? }. With only_last_activity, only uid, title and the time of the newest
 * entry.
 */
export async function listTypes(db: Db, environment: string, query: ContentQuery): Promise<object> {
  if (query.is("only_last_activity")) return { content_types: await lastActivities(db, environment) };
  const { rows, count } = await page(db, false, query);
  return { content_types: rows.map(asTypeJson), ...(query.is("include_count") && { count }) };
}

export async function oneType(db: Db, uid: string, query: ContentQuery): Promise<object> {
  const row = await findType(db, uid, query.is("include_global_field_schema"));
  if (!row && !(await hasType(db, uid))) throw unknownType(uid);
  return { content_type: asTypeJson(row ?? uid) };
}

export async function listGlobalFields(db: Db, query: ContentQuery): Promise<object> {
  const { rows, count } = await page(db, true, query);
  return { global_fields: rows.map(asTypeJson), ...(query.is("include_count") && { count }) };
}

export async function oneGlobalField(db: Db, uid: string): Promise<object> {
  const row = await typesOf(db, true).where("uid", "=", uid).executeTakeFirst();
  if (!row) throw unknownField();
  return { global_field: asTypeJson(row) };
}

/** Returns a type's definition. Global fields include their own fields when requested. */
export async function findType(db: Db, uid: string, withGlobalFields: boolean): Promise<TypeRow | undefined> {
  const row = await typesOf(db, false).where("uid", "=", uid).executeTakeFirst();
  const [filled] = row ? await fill(db, [row], withGlobalFields) : [];
  return filled;
}

/** Whether the type exists: it is defined, or used by entries that came before their definition. */
export async function hasType(db: Db, uid: string): Promise<boolean> {
  const [defined, used] = await Promise.all([
    typesOf(db, false).where("uid", "=", uid).executeTakeFirst(),
    db.selectFrom("content_entries").select("uid").where("content_type", "=", uid).limit(1).executeTakeFirst(),
  ]);
  return Boolean(defined ?? used);
}

/**
 * Writes a definition in the protocol's format. A type that is only in use has the fields that every entry has: title
 * and address.
 */
export function asTypeJson(type: TypeRow | string) {
  if (typeof type === "string") return { uid: type, title: type, description: "", options: {}, schema: basics };
  const { uid, title, description, options, schema } = type;
  const [created_at, updated_at] = [type.created_at.toISOString(), type.updated_at.toISOString()];
  return { uid, title, description, options, schema, created_at, updated_at, _version: type.version };
}

const basics: ContentField[] = [
  { uid: "title", display_name: "Title", data_type: "text", mandatory: true },
  { uid: "url", display_name: "URL", data_type: "text" },
];

const typesOf = (db: Db, isGlobalField: boolean) =>
  db.selectFrom("content_types").selectAll().where("is_global_field", "=", isGlobalField);

async function page(db: Db, isGlobalField: boolean, query: ContentQuery): Promise<{ rows: TypeRow[]; count: number }> {
  const all = await typesOf(db, isGlobalField).orderBy("uid").execute();
  const rows = all.slice(query.skip, query.skip + query.limit);
  return { rows: await fill(db, rows, query.is("include_global_field_schema")), count: all.length };
}

async function fill(db: Db, rows: TypeRow[], withGlobalFields: boolean): Promise<TypeRow[]> {
  if (!withGlobalFields) return rows;
  const globals = await typesOf(db, true).execute();
  const schemas = new Map(globals.map(({ uid, schema }) => [uid, schema]));
  return rows.map((row) => ({ ...row, schema: fillFields(row.schema, schemas) }));
}

function fillFields(fields: readonly ContentField[], schemas: ReadonlyMap<string, ContentField[]>): ContentField[] {
  return fields.map((field) => {
    const schema = field.data_type === "global_field" ? schemas.get(String(field.reference_to)) : field.schema;
    return schema ? { ...field, schema: field.data_type === "group" ? fillFields(schema, schemas) : schema } : field;
  });
}

async function lastActivities(db: Db, environment: string): Promise<object[]> {
  const rows = await db
    .selectFrom("content_entries")
    .innerJoin("content_types", "content_types.uid", "content_entries.content_type")
    .select(({ fn }) => [
      "content_types.uid",
      "content_types.title",
      "locale",
      fn.max("content_entries.updated_at").as("at"),
    ])
    .groupBy(["content_types.uid", "locale"])
    .orderBy("content_types.uid")
    .orderBy("locale")
    .execute();
  const types = Map.groupBy(rows, ({ uid }) => uid);
  return [...types].map(([uid, details]) => ({
    uid,
    title: details[0]?.title,
    last_activity: {
      environments: [
        { uid: environment, details: details.map(({ locale, at }) => ({ locale, time: at.toISOString() })) },
      ],
    },
  }));
}

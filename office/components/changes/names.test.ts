import { sql } from "kysely";
import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { type AuditKind, auditKinds } from "#commerce/staff/audit/kinds.ts";
import { namelessFilter } from "#commerce/staff/audit/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { recordGroups } from "./kinds.ts";
import { columnWord, unsaid, valueWords } from "./names.ts";

const base = useDatabase();

test("every field and every kind of record that is in the audit log has words", async () => {
  const { rows } = await sql<{ kind: string; column: string }>`
    select w.args[1] as kind, a.attname as column
    from pg_trigger t
    cross join lateral (select string_to_array(encode(t.tgargs, 'escape'), '\\000') as args) w
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
    where t.tgfoid = 'audit_row'::regproc and a.attname <> all (string_to_array(w.args[5], ','))`.execute(base.db);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(50);
  expect([...kinds].filter((kind) => !auditKinds.includes(kind as AuditKind))).toEqual([]);
  const without = rows.filter(({ kind, column }) => !columnWord(kind, column) && !unsaid.has(column));
  expect(without.map(({ kind, column }) => `${kind}.${column}`)).toEqual([]);
  // Those of an export say that there were filters that may name a person.
  const filters = Object.keys(namelessFilter({})).filter((name) => !columnWord("order", name));
  expect(filters).toEqual([]);
});

test("each kind of record that the log writes stands once in the filter of the log", () => {
  expect(recordGroups.flatMap(([, kinds]) => Object.keys(kinds)).sort()).toEqual([...auditKinds].sort());
});

test.each(languages)("in %s no two kinds of records have the same name", async (language) => {
  const [shared, records] = await Promise.all([
    import(`../../i18n/languages/${language}.ts`),
    import(`../../i18n/records/${language}.ts`),
  ]);
  const texts: Record<string, unknown> = { ...shared.default, ...records.default };
  const names = recordGroups.flatMap(([, kinds]) => Object.values(kinds).map((key) => texts[key]));
  expect(names.filter((name) => typeof name !== "string")).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("a state has the word of its kind of record", () => {
  expect(valueWords.order?.status?.cancelled).toBe("stateCancelled");
  expect(valueWords.payment?.status?.cancelled).toBe("paymentCancelled");
});

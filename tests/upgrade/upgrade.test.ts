import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#database/migrate.ts";
import { cloneDatabase, useDatabase } from "#tests/support/database.ts";

const fresh = useDatabase();

/** An empty database, without the tables of the template. */
async function emptyDatabase(): Promise<pg.Pool> {
  const database = await cloneDatabase("template1");
  onTestFinished(() => database.drop());
  return database.pool;
}

/** A database as the last version made it whose tables came from the chain of migrations that the baseline replaces. */
async function databaseBeforeBaseline(): Promise<pg.Pool> {
  const pool = await emptyDatabase();
  await pool.query(gunzipSync(await readFile("tests/upgrade/before-baseline.sql.gz")).toString());
  return pool;
}

const ours = "not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')";
const inPublic = "'public'::regnamespace";

/** All that a schema is made of, a sorted list of lines for each kind; functions rely on the order of columns. */
const catalogue = {
  columns: `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' ||
      a.attidentity::text || a.attgenerated::text || ' ' || a.attcollation::regcollation::text || ' ' ||
      coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${inPublic} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  order: `select attrelid::regclass || ' ' || string_agg(attname, ' ' order by attnum) as line from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = ${inPublic} and relkind = 'r') and attnum > 0
      and not attisdropped group by attrelid`,
  tables: `select relname || ' ' || relkind::text || ' ' || relpersistence::text || ' ' || coalesce(reloptions::text, '') as line
    from pg_class where relnamespace = ${inPublic} and relkind in ('r', 'v', 'S')`,
  views: `select viewname || ' ' || definition as line from pg_views where schemaname = 'public'`,
  sequences: `select sequencename || ' ' || data_type::text || ' ' || start_value || ' ' || increment_by as line from pg_sequences
    where schemaname = 'public'`,
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = ${inPublic}`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) as line from pg_statistic_ext where stxnamespace = ${inPublic}`,
  targets: `select attrelid::regclass || '.' || attname || ' ' || attstattarget as line from pg_attribute
    where attstattarget is not null and attrelid in (select oid from pg_class where relnamespace = ${inPublic})`,
  comments: `select pg_describe_object(classoid, objoid, objsubid) || ' ' || description as line from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = ${inPublic})`,
  triggers: `select pg_get_triggerdef(oid) || ' ' || tgenabled::text as line from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) as line from pg_proc o where pronamespace = ${inPublic} and ${ours}`,
  extensions: `select extname as line from pg_extension`,
};

/** What a shop of one's own finds in its tables at the first start. */
const seeds = {
  groups: "select g::text as line from customer_groups g",
  zones: "select z::text as line from shipping_zones z",
  methods: "select m::text as line from shipping_methods m",
  settings: "select s::text as line from shipping_settings s",
  places: "select country || region || name || latin || postal_code || lat || lng || population as line from places",
  names: "select name || folded as line from place_names join places on places.id = place_id",
  decisions: "select version::text as line from search_decisions",
  roles: "select r.id || ' ' || r.built_in || ' ' || r.name as line from staff_roles r",
  policy: "select second_factor_required::text as line from staff_policy",
  shop: "select (to_jsonb(s) - 'updated_at')::text as line from shop_settings s",
  low: "select s::text as line from stock_settings s",
  generations: "select is_live || ' ' || rules as line from search_generations",
};

async function linesOf(pool: pg.Pool, queries: Record<string, string>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pool.query<{ line: string }>(query);
    found[name] = rows.map(({ line }) => line).sort();
  }
  return found;
}

test("a database made before the baseline goes on as it is, and has what a new one has", async () => {
  const pool = await databaseBeforeBaseline();
  await pool.query("insert into products (uid, sku, kind, name) values ('kestrel', 'K-1', 'snowboard', 'Kestrel')");
  const ran = await migrate(pool, "database");
  expect(ran.filter((name) => name.startsWith("baseline"))).toEqual([]);
  expect(ran.at(-1)).toMatch(/^functions /);
  expect(await linesOf(pool, catalogue)).toEqual(await linesOf(fresh.pool, catalogue));
  expect(await linesOf(pool, seeds)).toEqual(await linesOf(fresh.pool, seeds));
  expect((await pool.query("select uid from products")).rows).toEqual([{ uid: "kestrel" }]);
  expect(await migrate(pool, "database")).toEqual([]);
});

test("an older database is left alone, and the message names the version to go through", async () => {
  const pool = await emptyDatabase();
  await pool.query("create table migrations (name text primary key, at timestamptz default now())");
  await pool.query(
    "insert into migrations (name) values ('0001-catalogue.sql'), ('0058-changes.sql'), ('functions 12')",
  );
  await expect(migrate(pool, "database")).rejects.toThrow(
    /its last step is 0058-changes\.sql.*Firn 0\.1\.0 as of commit \w{7} and then of commit \w{7} with it/,
  );
  await pool.query("insert into migrations (name) values ('baseline 0060'), ('0103-returns-received.sql')");
  await expect(migrate(pool, "database")).rejects.toThrow(
    /its last step is 0103-returns-received\.sql.*Firn 0\.1\.0 as of commit \w{7} with it/,
  );
  expect((await pool.query("select count(*)::int as n from pg_tables where schemaname = 'public'")).rows).toEqual([
    { n: 1 },
  ]);
});

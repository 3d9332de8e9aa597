import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";

const base = useDatabase();
let app: App;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await openApp(base.db);
  const { key } = await addKey(base.db, "Support", [
    "customers:read",
    "customers:write",
    "orders:read",
    "orders:write",
    "imports:write",
    "jobs:read",
    "exports:write",
  ]);
  headers = { authorization: `Bearer ${key}` };
});

/** Words that occur nowhere else in the database. */
const word = (kind: string) => `${kind}${randomBytes(5).toString("hex")}`;
const person = {
  email: `${word("mail")}@firn.example`,
  firstName: word("First"),
  lastName: word("Last"),
  street: word("Street"),
  phone: `+1719${Math.floor(1e8 + Math.random() * 8e8)}`,
  note: word("note"),
  tag: word("Tag"),
  card: word("card"),
};

const send = async (method: "POST" | "PUT" | "DELETE" | "PATCH", path: string, payload?: object | string) => {
  const type = typeof payload === "string" ? { "content-type": "text/csv" } : {};
  const url = `/api${path}`;
  const answer = await app.inject({ method, url, headers: { ...headers, ...type }, ...(payload && { payload }) });
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300);
  return answer.body === "" ? null : answer.json();
};

/** The tables in which these words still occur, in any column: "orders: mail…". */
async function leftIn(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`.execute(base.db);
  const found: string[] = [];
  for (const { name } of tables)
    for (const one of words) {
      const { rows } = await sql`select from ${sql.raw(name)} t where t::text ilike ${`%${one}%`} limit 1`.execute(
        base.db,
      );
      if (rows.length > 0) found.push(`${name}: ${one}`);
    }
  return found;
}

async function plantLife(): Promise<number> {
  // A webhook that receives all events.
  await sql`insert into webhooks (url, events, salt) values ('https://hooks.example', '{*}', 'x')`.execute(base.db);
  await sql`alter table customers enable trigger webhook_customers_changed`.execute(base.db);
  const { email, firstName, lastName, street, phone, note, tag, card } = person;
  const csv = `Email,First Name,Last Name,Note\n${email},${firstName},${lastName},${note}\n`;
  const { job } = await send("POST", "/imports", csv);
  await runJob(base.db, staffJobKinds, job.id);
  const { id } = await base.db
    .selectFrom("customers")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await base.db.updateTable("customers").set({ email_verified_at: new Date() }).where("id", "=", id).execute();
  const written = { notes: note, staff_note: note, tags: [tag], last_name: `${lastName}-Old` };
  await send("PUT", `/customers/${id}`, { ...written, form_fields: [{ name: "Size", value: note }] });
  await send("PUT", `/customers/${id}`, { last_name: lastName, staff_note: `${note} again` });
  const address = {
    first_name: firstName,
    last_name: lastName,
    address1: street,
    city: "Denver",
    postal_code: "80202",
  };
  const place = { country_code: "us", state_or_province: "CO", phone };
  const added = await send("POST", `/customers/${id}/addresses`, { ...address, ...place });
  await send("PUT", `/customers/${id}/addresses`, { id: added.id ?? added.data.id, address2: note });

  const orderId = await plantOrder(base.db, { email, firstName, lastName, phone, note, card, status: "completed" });
  await base.db.updateTable("orders").set({ customer_id: id }).where("id", "=", orderId).execute();
  await send("POST", `/staff/orders/${orderId}/notes`, { body: note });
  await send("PUT", `/staff/orders/${orderId}`, { hold: note });
  await send("PUT", `/staff/orders/${orderId}`, { hold: null });
  await sql`
    insert into order_emails (order_id, kind, to_email, subject, content, files, made_by)
    values (${orderId}, 'confirmation', ${email}, ${lastName}, 'x', '{}', '')`.execute(base.db);

  await sql`insert into returns (order_id, note, answer, made_by) values (${orderId}, ${note}, ${lastName}, 'guest')`.execute(
    base.db,
  );
  const { productId, variantIds } = await plantProduct(base.db);
  await sql`
    insert into reviews (product_id, customer_id, rating, title, body, display_name, language, status)
    values (${productId}, ${id}, 5, 'Firm', 'Holds an edge', ${lastName}, 'en', 'published')`.execute(base.db);
  await sql`
    insert into product_questions (product_id, customer_id, body, display_name, email, locale, status)
    values (${productId}, ${id}, 'How long?', ${firstName}, ${email}, 'en-us', 'published')`.execute(base.db);
  await sql`
    insert into product_answers (question_id, customer_id, body, display_name, language, status)
    select id, customer_id, 'Long', display_name, 'en', 'published' from product_questions where customer_id = ${id}`.execute(
    base.db,
  );
  await sql`
    insert into subscriptions (email, list, locale, region, confirmed_at)
    values (${email}, 'news', 'en-us', 'us', now())`.execute(base.db);
  await sql`insert into stock_watches (variant_id, email, locale) values (${variantIds[0]}, ${email}, 'en-us')`.execute(
    base.db,
  );
  const application = { first_name: firstName, last_name: lastName, email, kind: "resort", association: "Nordhang" };
  const more = { country: "us", role: "Teacher", locale: "en-us", proof_type: "image/png", notes: note };
  await base.db
    .insertInto("pro_applications")
    .values({ ...application, ...more, customer_id: id })
    .execute();
  return id;
}

/** Exports orders and customers filtered by this person, and saves a view that shows only them. */
async function takeFiles(): Promise<void> {
  const { email, lastName, tag } = person;
  for (const path of ["orders", "customers"])
    for (const narrowed of [`q=${email}`, `q=${lastName}`, `tag=${tag}`]) {
      const answer = await app.inject({ url: `/api/staff/${path}/export?${narrowed}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      if (narrowed === `q=${email}`) expect(answer.body).toContain(email);
    }
  const { rows } = await sql<{ type: string; after: object }>`
    select type, after from audit_log where action = 'export' order by id`.execute(base.db);
  expect(rows).toEqual(
    ["order", "customer"].flatMap((type) =>
      [true, true, false].map((searched) => ({ type, after: { searched, tagged: !searched } })),
    ),
  );
  await sql`
    insert into staff_views (made_by, list, name, search)
    values ('Ida', 'orders', ${email}, jsonb_build_object('q', ${email}::text, 'status', 'shipped'))`.execute(base.db);
}

test("7.4 whoever is erased leaves nothing behind that names them, in no column of the database", async () => {
  const id = await plantLife();
  await takeFiles();
  await sql`select settle_order_search()`.execute(base.db);
  const words = Object.values(person);
  // Orders are added to the search index by the first search.
  await sql`select settle_order_search()`.execute(base.db);
  // Makes sure that the check finds words that are there.
  const before = await leftIn([...words, `"${person.phone.slice(1)}"`]);
  for (const table of ["customers", "audit_log", "orders", "order_search", "import_items", "customer_tags"])
    expect(
      before.some((one) => one.startsWith(`public.${table}:`)),
      table,
    ).toBe(true);
  await send("DELETE", `/customers/${id}`);
  expect(await leftIn([...words, person.phone.slice(1)])).toEqual([]);
});

test("a tag that somebody else carries stays", async () => {
  const names = ["one", "other"].map((name) => `${name}-${word("")}@firn.example`);
  const row = (email: string) => ({ email, first_name: "Ann", last_name: "Lee", form_fields: "[]" });
  const ids = await base.db.insertInto("customers").values(names.map(row)).returning("id").execute();
  const [first = 0, second = 0] = ids.map(({ id }) => id);
  const [shared, own] = [word("Shared"), word("Own")];
  await send("PUT", `/customers/${first}`, { tags: [shared, own] });
  await send("PUT", `/customers/${second}`, { tags: [shared] });
  await send("DELETE", `/customers/${first}`);
  const tags = await base.db.selectFrom("customer_tags").select("name").where("name", "in", [shared, own]).execute();
  expect(tags).toEqual([{ name: shared }]);
});

import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import { actors } from "#platform/actor.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { counts, csv, useImports } from "#tests/support/imports.ts";

const sample = await readFile("tests/support/samples/shopify-customers.csv", "utf8");
const { base, ask, tried, imported } = useImports();
beforeEach(async () => {
  await base.pool.query("delete from customers where email like '%@example.com'");
});
const all = async () => {
  const { rows } = await base.pool.query(`
    select email, first_name, last_name, notes, staff_note, tags, form_fields, password_hash, email_verified_at,
      (select json_agg(json_build_array(address1, city, state_or_province, country_code, is_default_shipping))
        from addresses where customer_id = customers.id) as addresses
    from customers where lower(email) like '%@example.com' order by lower(email)`);
  return rows;
};

type ImportResult = { outcome: string; changes: object[]; reasons: { column: string }[] };

describe("Shopify's customers", () => {
  test("are tried, come in without a password or a mailing list, and once more without a change", async () => {
    const { data, meta } = await tried(sample);
    expect(meta).toMatchObject({ format: "shopify-customers", total: 5, counts: counts(3, 0, 0, 2) });
    expect(meta.ignored).toEqual(["Customer ID", "Accepts SMS Marketing", "Total Spent", "Total Orders"]);
    expect(data.map(({ notes, reasons }: { notes: string[]; reasons: object[] }) => [notes, reasons])).toMatchObject([
      [["marketing"], []],
      [["tax-exempt"], []],
      [[], [{ row: 4, column: "Email", why: "is empty" }]],
      [["address"], []],
      [[], [{ row: 6, column: "Note", why: "is a pro code, which is given to customers one by one" }]],
    ]);
    expect(await all()).toEqual([]);

    const job = await imported(sample);
    expect(job).toMatchObject({ kind: "import-customers", report: { counts: counts(3, 0, 0, 2) } });
    // Whoever may read jobs may not therefore read addresses.
    expect(job.report.skipped.map(({ id }: { id: string }) => id)).toEqual(["4", "6"]);
    expect(JSON.stringify(job)).not.toContain("@example.com");
    const nobody = { password_hash: null, email_verified_at: null };
    expect(await all()).toMatchObject([
      {
        ...nobody,
        first_name: "Åsa",
        form_fields: [{ name: "Tax exempt", value: "yes" }],
        addresses: [["Storgatan 1", "Åre", "", "se", true]],
      },
      { ...nobody, email: "jon@example.com", addresses: null },
      {
        ...nobody,
        notes: "",
        staff_note: "Likes wide boards",
        tags: ["vip", "wholesale"],
        form_fields: [{ name: "Accepted e-mails elsewhere", value: "yes" }],
        addresses: [["12 Ridge Road", "Leadville", "CO", "us", true]],
      },
    ]);
    const { rows } = await base.pool.query("select from subscriptions where email ilike '%@example.com'");
    expect(rows).toEqual([]);
    expect((await tried(sample)).meta.counts).toEqual(counts(0, 0, 3, 2));
  });

  test("who are there are changed field by field, keep what the file does not say, and are taken back", async () => {
    await imported(sample);
    const before = await all();
    const file = [
      "First Name,Last Name,Email,Note,Address1,City,Province Code,Country Code,Zip,Tags",
      'Milena,,mila@example.com,,"1 Other Street",Denver,CO,US,80202,vip',
    ].join("\n");
    const { data } = await tried(file);
    expect(data[0].changes).toEqual([
      { field: "first_name", before: "Mila", after: "Milena" },
      { field: "tags", before: "vip, wholesale", after: "vip" },
      { field: "address", before: null, after: "1 Other Street, Denver" },
    ]);
    const job = await imported(file);
    expect((await all()).at(-1)).toMatchObject({
      first_name: "Milena",
      last_name: "Berg",
      staff_note: "Likes wide boards",
      addresses: [{ 4: true }, { 0: "1 Other Street", 4: false }],
    });
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(base.db, staffJobKinds, reverting.id);
    expect(await all()).toEqual(before);
  });

  test("carry own fields there and back: a file that comes out goes in without a change", async () => {
    const actor = { kind: "program" as const, id: null, name: "test", address: null, requestId: null };
    const field = { aggregate: "customer" as const, is_translated: false };
    const choices = ["s", "m"].map((code) => ({ code, labels: { en: `Size ${code}` } }));
    await actors.run(actor, async () => {
      await addOwnField(base.db, { ...field, key: "size", kind: "choice", labels: { en: "Size" }, choices });
      await addOwnField(base.db, {
        ...field,
        key: "about",
        kind: "text",
        labels: { en: "About" },
        is_translated: true,
      });
    });
    await imported(sample);
    const file = csv(
      "Email,First Name,own:size,own:about:de,own:nothing",
      "mila@example.com,,Size m,=1+1,",
      "new@example.com,Nia,s,,",
      "jon@example.com,,xl,,",
      "other@example.com,,,,x",
    );
    const { data } = await tried(file);
    expect(
      data.map(({ outcome, changes, reasons }: ImportResult) => [
        outcome,
        changes,
        reasons.map(({ column }) => column),
      ]),
    ).toEqual([
      [
        "changed",
        [
          { field: "own:size", before: null, after: "m" },
          { field: "own:about", before: null, after: '{"de":"=1+1"}' },
        ],
        [],
      ],
      ["made", [], []],
      ["refused", [], ["own:size"]],
      ["refused", [], ["own:nothing"]],
    ]);
    await imported(file);
    const rows = await base.pool.query(
      "select lower(email) as email, own_fields from customers where own_fields <> '{}' order by 1",
    );
    expect(rows.rows).toEqual([
      { email: "mila@example.com", own_fields: { size: "m", about: { de: "=1+1" } } },
      { email: "new@example.com", own_fields: { size: "s" } },
    ]);
    const exported = (await ask("GET", "/staff/customers/export?q=mila@")).body;
    const [head = "", row = ""] = exported.replace("\uFEFF", "").split("\r\n");
    expect(head).toContain("Note,Tags,Default Address Company");
    for (const cell of ["Likes wide boards", '"vip, wholesale"', ",US,", "'=1+1"]) expect(row).toContain(cell);
    const all = (await ask("GET", "/staff/customers/export")).body;
    const again = (await tried(all)).meta;
    expect([again.counts.changed, again.counts.made]).toEqual([0, 0]);
    const { rows: noted } = await base.pool.query(
      "select after from audit_log where action = 'export' and type = 'customer'",
    );
    expect(JSON.stringify(noted)).not.toContain("mila@");
  });

  test("need the permission to change customers, and so do the rows that were refused", async () => {
    const job = await imported(sample);
    await base.pool.query("update staff_keys set scopes = array_remove(scopes, 'customers:write')");
    for (const [method, path] of [
      ["POST", "/imports?dry_run=1"],
      ["GET", `/jobs/${job.id}/refused.csv`],
    ] as const) {
      const answer = await ask(method, path, method === "POST" ? sample : undefined);
      expect([answer.statusCode, answer.json().permission]).toEqual([403, "customers:write"]);
    }
    await base.pool.query("update staff_keys set scopes = array_append(scopes, 'customers:write')");
  });

  test("who has ordered since, or has set a password, stays when the import is taken back, and is listed", async () => {
    const { id } = await imported(
      csv("Email,First Name,Last Name", ...["one", "two", "three"].map((name) => `${name}@example.com,Ada,Berg`)),
    );
    const { rows } = await base.pool.query(
      "select id, email from customers where email like '%@example.com' order by email",
    );
    const idOf = (name: string) => rows.find(({ email }) => email === `${name}@example.com`).id;
    const services = await checkoutServices(base);
    const { variantIds } = await plantProduct(base.db);
    const cart = await readyCart(services, [{ variantId: variantIds[0] ?? 0, quantity: 1 }]);
    const placed = await placeOrder(services, payFor(cart), guest);
    expect(placed).toMatchObject({ ok: true });
    await base.pool.query("update orders set customer_id = $1", [idOf("two")]);
    await services.stop();
    await base.pool.query("update customers set password_hash = 'set' where email = 'three@example.com'");
    const reverting = (await ask("POST", `/jobs/${id}/revert`)).json().job;
    await runJob(base.db, staffJobKinds, reverting.id);
    const { report } = (await ask("GET", `/jobs/${reverting.id}`)).json();
    const kept = (name: string) => ({
      about: { kind: "customer", id: `${idOf(name)}` },
      reason: { code: "used-since" },
    });
    expect(report.skipped).toHaveLength(2);
    expect(report.skipped).toMatchObject(["three", "two"].map(kept));
    expect((await all()).map(({ email }) => email)).toEqual(["three@example.com", "two@example.com"]);
    const orders = await base.pool.query("select customer_id from orders where customer_id is not null");
    expect(orders.rows).toEqual([{ customer_id: idOf("two") }]);
    await base.pool.query("delete from orders");
  });
});

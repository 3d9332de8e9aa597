import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { columnWords, recordWords, valueWords } from "./change-names.ts";

const base = useDatabase();

/** What nobody in the office calls by a name: it counts, leads from one row to another, or no member changes it. */
const unsaid = [
  ...["version", "versioned_by", "was_active", "promotion_id", "card_id", "credit_card_id"],
  ...["totals", "extras", "confirmed_at", "from_stock", "form_fields", "pending_email", "piece", "open_until"],
  ...["asked_at", "is_credit", "is_reopened", "origin", "is_verified", "fit", "weight", "height"],
];

/** Tables of orders and of all that belongs to them, as the audit log calls their rows. */
const kinds = [
  ...["order", "order-line", "order-note", "shipment", "payment", "refund", "return", "return-item", "return-receipt"],
  ...["customer", "address", "promotion", "promotion-code", "gift-card", "gift-card-entry", "review"],
];

test("what staff change of orders, customers, promotions, gift cards and reviews has words in the audit log", async () => {
  const { rows } = await sql<{ kind: string; column: string }>`
    select w.args[1] as kind, a.attname as column
    from pg_trigger t
    cross join lateral (select string_to_array(encode(t.tgargs, 'escape'), '\\000') as args) w
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
    where t.tgfoid = 'audit_row'::regproc and w.args[1] = any (${kinds})
      and a.attname <> all (string_to_array(w.args[5], ','))`.execute(base.db);
  const found = new Set(rows.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
  expect(kinds.filter((kind) => !recordWords[kind])).toEqual([]);
  const without = rows.filter(({ column }) => !columnWords[column] && !unsaid.includes(column));
  expect(without.map(({ kind, column }) => `${kind}.${column}`)).toEqual([]);
});

test("a state has the word of its kind of record", () => {
  expect(valueWords.order?.status?.cancelled).toBe("stateCancelled");
  expect(valueWords.payment?.status?.cancelled).toBe("paymentCancelled");
});

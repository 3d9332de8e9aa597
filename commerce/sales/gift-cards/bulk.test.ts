import { sql } from "kysely";
import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { leftBy, useBulk } from "#tests/support/suites/bulk.ts";

const { base, send, bulk, preview, done, revert } = useBulk("/staff/gift-certificates/bulk", ["gift-cards:write"]);

const give = async (name: string, currency = "USD"): Promise<number> =>
  (await send("POST", "/gift-certificates", { amount: 50, currency_code: currency, to_name: name })).body.data.id;
const card = async (id: number) => (await send("GET", `/gift-certificates/${id}`)).body.data;
const entries = async (id: number) =>
  (await send("GET", `/gift-certificates/${id}/transactions`)).body.data.map(({ kind }: { kind: string }) => kind);

test("exactly the gift cards that match are blocked, as many as were seen or none, and the job is taken back", async () => {
  const ids = [await give("Fair 1"), await give("Fair 2"), await give("Fair 3")];
  const [other, euro] = [await give("Else"), await give("Fair 4", "EUR")];
  const body = { change: { status: "disabled" }, filter: { q: "fair", currency: "USD", state: "open" } };
  const shown = (await preview(body)).body;
  expect(shown).toMatchObject({ total: 3, skipped: [] });
  expect(shown.data[0]).toMatchObject({ type: "gift-card", before: { is_active: true }, after: { is_active: false } });
  expect(shown.data[0].name).toMatch(/^…\w{4}$/);
  expect((await card(ids[0] as number)).status).toBe("active");
  const refused = await bulk({ ...body, expected: 2, these: shown.these });
  expect([refused.status, refused.body.code, refused.body.total]).toEqual([409, "count-changed", 3]);
  const job = await done({ ...body, expected: 3 });
  expect(job).toMatchObject({ kind: "gift-cards", status: "done", done: 3, total: 3 });
  for (const id of ids) expect(await card(id)).toMatchObject({ status: "disabled", balance: 50 });
  for (const id of [other, euro]) expect((await card(id)).status).toBe("active");
  await send("PUT", `/gift-certificates/${ids[1]}`, { status: "active" });
  expect(leftBy(await revert(job.id))).toEqual([`gift-card ${ids[1]}: was changed since`]);
  for (const id of ids) {
    expect((await card(id)).status).toBe("active");
    expect(await entries(id)).toEqual(["issued"]);
  }
});

test("a new expiry date keeps balances, may be taken away, and cannot be over", async () => {
  const ids = [await give("Date 1"), await give("Date 2")];
  const change = { expiry_date: "2999-12-31T22:59:59Z" };
  const job = await done({ change, ids });
  for (const id of ids) expect(Date.parse((await card(id)).expiry_date)).toBe(Date.parse(change.expiry_date));
  await done({ change: { expiry_date: null }, ids: [ids[0]] });
  expect(leftBy(await revert(job.id))).toEqual([`gift-card ${ids[0]}: was changed since`]);
  expect((await card(ids[1] as number)).expiry_date).toBeNull();
  const over = await bulk({ change: { expiry_date: "2020-01-01T00:00:00Z" }, ids });
  expect([over.status, over.body.errors]).toEqual([422, { "change.expiry_date": "is over" }]);
});

test("a card whose purchase was paid back stays blocked, one that is gone is told, and balances are no bulk change", async () => {
  const [blocked, paidBack] = [await give("Lost"), await give("Void")];
  await sql`insert into gift_card_entries (card_id, amount, kind) values (${paidBack}, -5000, 'voided')`.execute(
    base.db,
  );
  await sql`update gift_cards set is_active = false where id in (${blocked}, ${paidBack})`.execute(base.db);
  const job = await done({ change: { status: "active" }, ids: [paidBack, blocked, 987_654] });
  expect(leftBy(job)).toEqual([
    "gift-card 987654: is gone",
    `gift-card ${paidBack}: is void: its purchase was paid back`,
  ]);
  expect([(await card(blocked)).status, (await card(paidBack)).status]).toEqual(["active", "disabled"]);
  for (const change of [{ balance: 10 }, { status: "active", balance: 10 }, {}])
    expect((await bulk({ change, ids: [blocked] })).status).toBe(422);
  const { key } = await addKey(base.db, "Reads", ["gift-cards:read"]);
  const refused = await bulk({ change: { status: "active" }, ids: [blocked] }, key);
  expect([refused.status, refused.body.permission]).toEqual([403, "gift-cards:write"]);
});

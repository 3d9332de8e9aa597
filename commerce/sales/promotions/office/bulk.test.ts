import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { leftBy, useBulk } from "#tests/support/suites/bulk.ts";

const { base, send, bulk, preview, done, revert } = useBulk("/staff/promotions/bulk", ["promotions:write"]);

const make = async (name: string, body: object = {}): Promise<number> =>
  (await send("POST", "/promotions", { name, kind: "percent", percent: 10, status: "DISABLED", ...body })).body.data.id;
const names = async (query: string): Promise<string[]> =>
  (await send("GET", `/promotions?sort=name&limit=100&${query}`)).body.data.map(({ name }: { name: string }) => name);
const one = async (id: number) => (await send("GET", `/promotions/${id}`)).body.data;

test("exactly the promotions that match are switched on, as many as were seen or none, and the job is taken back", async () => {
  const ids = [await make("Season a"), await make("Season b"), await make("Season c")];
  await make("Other");
  const filter = { q: "season", state: "off" };
  const change = { status: "ENABLED" };
  const shown = (await preview({ change, filter })).body;
  expect([shown.total, shown.data.length]).toEqual([3, 3]);
  expect(shown.data[0]).toMatchObject({
    type: "promotion",
    name: "Season a",
    before: { is_active: false },
    after: { is_active: true },
  });
  expect(await names("state=running")).toEqual([]);
  const late = await make("Season d");
  const refused = await bulk({ change, filter, expected: 3, these: shown.these });
  expect([refused.status, refused.body.code, refused.body.total]).toEqual([409, "count-changed", 4]);
  expect(await names("state=running")).toEqual([]);
  const job = await done({ change, filter, expected: 4 });
  expect(job).toMatchObject({ kind: "promotions", status: "done", done: 4, total: 4 });
  expect(await names("state=running")).toEqual(["Season a", "Season b", "Season c", "Season d"]);
  await send("PUT", `/promotions/${late}`, { status: "DISABLED" });
  const back = await revert(job.id);
  expect(leftBy(back)).toEqual([`promotion ${late}: was changed since`]);
  expect(await names("state=running")).toEqual([]);
  for (const id of ids) expect((await one(id)).status).toBe("DISABLED");
});

test("ending now ends what runs; what is over, has not begun or is gone stays and is listed with why", async () => {
  const [running, over, early] = [
    await make("Ends", { status: "ENABLED" }),
    await make("Ended", { start_date: "2020-01-01T00:00:00Z", end_date: "2020-02-01T00:00:00Z" }),
    await make("Begins", { start_date: "2999-01-01T00:00:00Z" }),
  ];
  const body = { change: { end_now: true }, ids: [early, running, over, 987_654] };
  const job = await done(body);
  expect(job.done).toBe(4);
  expect(leftBy(job).sort()).toEqual(
    [
      "promotion 987654: is gone",
      `promotion ${over}: has ended already`,
      `promotion ${early}: has not begun yet`,
    ].sort(),
  );
  expect(Date.parse((await one(running)).end_date)).toBeLessThanOrEqual(Date.now());
  expect((await one(early)).end_date).toBeNull();
  expect(leftBy(await done({ change: { status: "ENABLED" }, ids: [over] }))).toEqual([
    `promotion ${over}: has ended already`,
  ]);
  await revert(job.id);
  expect((await one(running)).end_date).toBeNull();
});

test("many go to the bin and come back as they were", async () => {
  const [on, off] = [await make("Bin on", { status: "ENABLED" }), await make("Bin off")];
  const job = await done({ change: { delete: true }, filter: { q: "bin o" }, expected: 2 });
  expect((await send("GET", `/promotions/${on}`)).status).toBe(404);
  expect((await send("GET", "/staff/promotions/bin")).body.data).toHaveLength(2);
  await revert(job.id);
  expect([(await one(on)).status, (await one(off)).status]).toEqual(["ENABLED", "DISABLED"]);
});

test("what is asked for is one change, of promotions that are named or filtered, in markets of whoever asks", async () => {
  const [everywhere, german] = [await make("All markets"), await make("German", { regions: ["eu_region_1"] })];
  const change = { status: "ENABLED" };
  for (const body of [
    { change },
    { change, ids: [german], filter: {} },
    { change: {}, ids: [german] },
    { change: { ...change, delete: true }, ids: [german] },
    { change: { status: "RUNNING" }, ids: [german] },
  ])
    expect((await bulk(body)).status, JSON.stringify(body)).toBe(422);
  const { key: reader } = await addKey(base.db, "Reads", ["promotions:read"]);
  const refused = await bulk({ change, ids: [german] }, reader);
  expect([refused.status, refused.body.permission]).toEqual([403, "promotions:write"]);
  const { key: limited, id } = await addKey(base.db, "Germany", ["promotions:write", "jobs:read"]);
  await base.pool.query("update staff_keys set markets = '{eu_region_1}' where id = $1", [id]);
  expect((await bulk({ change, ids: [german] }, limited)).status).toBe(202);
  for (const body of [
    { change, ids: [german, everywhere] },
    { change, filter: { q: "markets" } },
  ])
    expect((await bulk(body, limited)).body).toMatchObject({ code: "forbidden", permission: "promotions:write" });
  const { job } = (await bulk({ change, ids: [everywhere] })).body;
  const steered = await send("POST", `/jobs/${job.id}/cancel`, undefined, limited);
  expect(steered.body).toMatchObject({ code: "forbidden", permission: "promotions:write" });
});

import { expect, test } from "vitest";
import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
const field = (value: string, name = "Pro Code") => [{ name, value }];
const withDay = (day: unknown) => field(JSON.stringify({ region: "pro", expiration_date: day }));

const codes: [fields: { name: string; value: string }[], notes: string][] = [
  [[], ""],
  [field('{"region":"pro"}'), ""],
  [[], '{"region":"pro_ca"}'],
  [field('{"region":"pro"}'), '{"region":"us"}'],
  [field("{region"), ' {"region":"pro"}'],
  [field('{"region":"pro"}', "Shoe size"), ""],
  [field('{"region":" PRO_EU_region_1 "}', " pro CODE "), ""],
  [[], "Likes early mornings."],
  [field('{"code":"X1"}'), ""],
  [field('{"region":7}'), ""],
  [field('["pro"]'), ""],
  [field('{"region":"us"}'), '{"region":"pro"}'],
  [[...field("{}"), ...field('{"region":"pro"}')], ""],
  ...[
    "2027-08-31",
    "2027-08-31T23:59:59-07:00",
    " 2027-08-31",
    "August 31, 2027",
    "8/31/2027",
    "",
    "  ",
    null,
    "soon",
    "soon 1",
    "31.08.2027",
    "2027-13-45",
    "2027-02-30",
    "February 30, 2027",
    20270831,
    "20270831",
    true,
    "today",
    "infinity",
    "tomorrow 12",
    "99999999999 1",
    {},
  ].map((day): (typeof codes)[0] => [withDay(day), ""]),
];

test.each(codes)("3.1 lists find a professional by what the code says: %j, %j", async (fields, notes) => {
  const values = { email: `${Math.random()}@firn.example`, form_fields: JSON.stringify(fields), notes };
  const told = await base.db
    .insertInto("customers")
    .values(values)
    .returning(["pro_region", "pro_until"])
    .executeTakeFirstOrThrow();
  const info = proCodeInfoOf(fields, notes);
  const isPro = info?.region.startsWith("pro") ?? false;
  const [region, until] = isPro ? [info?.region, info?.expiration_date ?? null] : [null, null];
  expect(told).toEqual({ pro_region: region, pro_until: until });
});

test("a code that changes is found by its new end, and one that goes by none", async () => {
  const values = { email: "moving@firn.example", form_fields: JSON.stringify(withDay("2027-01-31")) };
  const { id } = await base.db.insertInto("customers").values(values).returning("id").executeTakeFirstOrThrow();
  const changed = async (set: { form_fields?: string; notes?: string }) =>
    base.db
      .updateTable("customers")
      .set(set)
      .where("id", "=", id)
      .returning(["pro_region", "pro_until"])
      .executeTakeFirstOrThrow();
  expect(await changed({ form_fields: JSON.stringify(withDay("2028-01-31")) })).toEqual({
    pro_region: "pro",
    pro_until: "2028-01-31",
  });
  expect(await changed({ form_fields: "[]" })).toEqual({ pro_region: null, pro_until: null });
  expect(await changed({ notes: '{"region":"pro_ca"}' })).toEqual({ pro_region: "pro_ca", pro_until: null });
});

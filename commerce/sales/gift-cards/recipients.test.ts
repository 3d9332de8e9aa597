import { expect, test } from "vitest";
import { recipientFaults, recipientsByPiece, sendDays, sendTime, sharesOf, tidyRecipient } from "./recipients.ts";

const now = new Date("2026-11-27T03:00:00Z");
const wish = { name: "Ada", email: "ada@firn.example", message: "For the snow" };

test("days are those of the market, from today to a year ahead, and the 29th of February ends on the first of March", () => {
  expect(sendDays("us", now)).toEqual({ first: "2026-11-26", last: "2027-11-26" });
  expect(sendDays("eu_region_1", now)).toEqual({ first: "2026-11-27", last: "2027-11-27" });
  expect(sendDays("us", new Date("2028-02-29T18:00:00Z")).last).toBe("2029-03-01");
});

test.each([
  [{}, {}],
  [{ sendOn: "2026-11-26" }, {}],
  [{ sendOn: "2027-11-26" }, {}],
  [{ sendOn: "2026-11-25" }, { sendOn: "error.day" }],
  [{ sendOn: "2027-11-27" }, { sendOn: "error.day" }],
  [{ sendOn: "2027-02-30" }, { sendOn: "error.day" }],
  [{ sendOn: "soon" }, { sendOn: "error.day" }],
  [{ email: "" }, { email: "error.required" }],
  [{ email: "ada" }, { email: "error.email" }],
  [
    { name: "x".repeat(81), from: "y".repeat(81) },
    { name: "error.tooLong", from: "error.tooLong" },
  ],
  [{ message: "x".repeat(301) }, { message: "error.tooLong" }],
])("%j of a recipient is wrong in %j", (own, faults) => {
  expect(recipientFaults({ ...wish, ...own }, "us", now)).toEqual(faults);
});

test("a card goes out in the market's morning, in summer time and in winter", () => {
  expect(sendTime("2026-12-24", "us")?.toISOString()).toBe("2026-12-24T13:00:00.000Z");
  expect(sendTime("2027-07-01", "eu_region_1")?.toISOString()).toBe("2027-07-01T06:00:00.000Z");
  expect(sendTime(undefined, "us")).toBeNull();
});

test("nothing typed is nobody; what is typed is kept as one reads it", () => {
  expect(tidyRecipient({ name: " ", email: "", message: "", from: " ", sendOn: "" })).toBeNull();
  expect(tidyRecipient({ ...wish, name: "Ada\nL. ", from: " Ben " })).toEqual({ ...wish, name: "Ada L.", from: "Ben" });
});

test("pieces go to those who were named first, and what is left is the buyer's", () => {
  const [ada, ben] = [
    { ...wish, variantId: 1, quantity: 2 },
    { ...wish, variantId: 1, email: "ben@firn.example", quantity: 1 },
  ] as const;
  const other = { ...wish, variantId: 2 };
  expect(recipientsByPiece([ada, other, ben], { variantId: 1, quantity: 4 })).toEqual([ada, ada, ben, null]);
  expect(recipientsByPiece([ada, other, ben], { variantId: 1, quantity: 2 })).toEqual([ada, ada]);
  expect(recipientsByPiece([other], { variantId: 2, quantity: 3 })).toEqual([other, other, other]);
  expect(sharesOf([ada, ben], { variantId: 1, quantity: 4 })).toEqual({
    named: [
      { to: ada, count: 2 },
      { to: ben, count: 1 },
    ],
    own: 1,
  });
});

import { expect, test } from "vitest";
import { reachOf } from "./reach.ts";

const contact = {
  phone: "+43",
  address: ["Talstation 1"],
  city: "Innsbruck",
  timeZone: "Europe/Vienna",
  hours: [{ days: "Mon – Fri", opens: "09:00", closes: "17:00" }],
};
const winter = Date.UTC(2026, 10, 26, 12);
const hours = (intl: string, country: string, other = {}) =>
  reachOf({ ...contact, ...other }, { intl, country }, "{hours} in {city}", winter).hours.flatMap(
    ({ text, there = [] }) =>
      [text, there].flat().map((line) => line.replace(/[\u2009\u202f\u00a0]/g, " ").replace(/\u2060/g, "")),
  );

test("3.5 opening hours are told in the reader's format, with whose they are and what the reader's clock shows then", () => {
  expect(hours("en-US", "us")).toEqual(["Mon – Fri, 3:00 AM–11:00 AM EST", "9:00 AM–5:00 PM in Innsbruck"]);
  expect(hours("de-DE", "de")).toEqual(["Mon – Fri, 9:00–17:00 in Innsbruck"]);
  expect(hours("en-GB", "gb")).toEqual(["Mon – Fri, 8:00–16:00 GMT", "9:00–17:00 in Innsbruck"]);
});

test("without a zone or a town they are told as they are written", () => {
  expect(hours("en-US", "us", { timeZone: "" })).toEqual(["Mon – Fri, 9:00 AM–5:00 PM"]);
  expect(hours("en-US", "us", { timeZone: "Mars/Olympus" })).toEqual(["Mon – Fri, 9:00 AM–5:00 PM"]);
  expect(hours("de-DE", "de", { city: "" })).toEqual(["Mon – Fri, 9:00–17:00 MEZ"]);
});

test("a range of times does not break within", () => {
  const reader = { intl: "en-US", country: "us" };
  const [{ text } = { text: "" }] = reachOf(contact, reader, "{hours} in {city}", winter).hours;
  expect(text).toContain("3:00\u00a0AM\u2060–\u206011:00\u00a0AM\u00a0EST");
});

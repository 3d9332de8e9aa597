import { expect, test } from "vitest";
import { hoursText } from "./hours.ts";

test("opening hours name runs of days, and the closed ones last", () => {
  const hours = [
    { days: [2, 3, 4, 5], opens: "10:00", closes: "19:00" },
    { days: [6], opens: "09:00", closes: "17:00" },
  ];
  expect(hoursText(hours, "en-US", "closed")).toEqual([
    { days: "Tue–Fri", times: "10:00–19:00" },
    { days: "Sat", times: "09:00–17:00" },
    { days: "Mon, Sun", times: "closed" },
  ]);
  expect(hoursText(hours, "de-AT", "zu").at(0)?.days).toMatch(/^Di.?–Fr/);
});

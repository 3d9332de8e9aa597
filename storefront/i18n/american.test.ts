import { expect, test } from "vitest";
import { daysAsRead } from "./american.ts";

test("days in content are written as the reader writes them", () => {
  const content = { intro: "Until 30 April.", blocks: [{ html: "<p>1 May to 31 May</p>", order: 2 }] };
  expect(daysAsRead(content, { language: "en", country: "us" })).toEqual({
    intro: "Until April 30.",
    blocks: [{ html: "<p>May 1 to May 31</p>", order: 2 }],
  });
  expect(daysAsRead(content, { language: "en", country: "gb" })).toBe(content);
});

import { expect, test } from "vitest";
import { daysAsRead, spelled, spelledTexts } from "./american.ts";

test("days in content are written as the reader writes them", () => {
  const content = { intro: "Until 30 April.", blocks: [{ html: "<p>1 May to 31 May</p>", order: 2 }] };
  expect(daysAsRead(content, { language: "en", country: "us" })).toEqual({
    intro: "Until April 30.",
    blocks: [{ html: "<p>May 1 to May 31</p>", order: 2 }],
  });
  expect(daysAsRead(content, { language: "en", country: "gb" })).toBe(content);
});

test("Americans read American spelling, others the shop's own", () => {
  const texts = {
    a: "Colours, aluminium, a programme of 3 litres",
    b: { one: "{count} cancelled", other: "{count} cancelled" },
    c: "Boards",
  };
  expect(spelledTexts(texts, { language: "en", country: "us" })).toEqual({
    a: "Colors, aluminum, a program of 3 liters",
    b: { one: "{count} canceled", other: "{count} canceled" },
  });
  expect(spelledTexts(texts, { language: "en", country: "gb" })).toEqual({});
  const said =
    "Nobody practises it in the centre, well centred; the licence is heat-moulded, greyed, honoured and recognised.";
  const american =
    "Nobody practices it in the center, well centered; the license is heat-molded, grayed, honored and recognized.";
  expect(spelled(said, { language: "en", country: "us" })).toBe(american);
  expect(spelled("Piste", { language: "en", country: "us" })).toBe("Groomers");
  expect(spelled("refund, boot size, DHL", { language: "en", country: "us" })).toBe("refund, boot size, UPS");
  expect(spelled("Piste and lift", { language: "en", country: "us" })).toBe("Piste and lift");
});

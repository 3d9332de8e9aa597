import { expect, test } from "vitest";
import { isWriteKey, voterOf, writeKey } from "./links.ts";
import {
  asksForFit,
  fitTendency,
  mayRequestWithoutConsent,
  questionFaults,
  readReviewQuery,
  reviewFaults,
  reviewSearch,
  tidyText,
} from "./rules.ts";

const good = {
  rating: "4",
  title: "Holds on ice",
  text: "Three weeks of Vermont and it still holds.",
  name: "Ada",
  fit: "",
  weight: "",
  height: "180",
};

test("a review says what is wrong with each of its fields", () => {
  expect(reviewFaults(good)).toEqual({});
  expect(reviewFaults({ ...good, text: "Two lines are fine.\r\n\r\nReally, they are." })).toEqual({});
  expect(
    reviewFaults({
      rating: "6",
      title: " ",
      text: "Too short",
      name: "x".repeat(41),
      fit: "huge",
      weight: "7",
      height: "tall",
    }),
  ).toEqual({
    rating: "no-rating",
    title: "required",
    text: "too-short",
    name: "too-long",
    fit: "bad-characters",
    weight: "bad-measure",
    height: "bad-measure",
  });
  expect(reviewFaults({ ...good, title: "bad\u0000", text: `half \ud800 ${good.text}` })).toEqual({
    title: "bad-characters",
    text: "bad-characters",
  });
});

test("guests who ask leave an e-mail address, customers need none", () => {
  const asked = { text: "Does it come waxed?", name: "Ada", email: "" };
  expect(questionFaults(asked, false)).toEqual({});
  expect(questionFaults(asked, true)).toEqual({ email: "required" });
});

test("a list's address is read, and written without what goes without saying", () => {
  const query = readReviewQuery(new URLSearchParams("page=3&size=158W&rating=5&sort=helpful&weight=75-85"));
  expect(query).toEqual({ rating: 5, weight: [75, 85], size: "158W", sort: "helpful", page: 3 });
  expect(reviewSearch(query)).toBe("?rating=5&weight=75-85&size=158W&sort=helpful&page=3");
  expect(readReviewQuery(new URLSearchParams("rating=9&sort=drop&page=-1&weight=1-2&size="))).toEqual({
    rating: null,
    weight: null,
    size: null,
    sort: "newest",
    page: 1,
  });
  expect(reviewSearch({ rating: null, sort: "newest", page: 1 })).toBe("");
});

test("sizes are asked for of what is worn; how it fits takes five voices, and a lean that more than a few share", () => {
  expect(asksForFit("boot", [{ kind: "swatch" }, { kind: "rectangles" }])).toBe(true);
  expect(asksForFit("snowboard", [{ kind: "rectangles" }])).toBe(false);
  expect(asksForFit("goggles", [{ kind: "swatch" }])).toBe(false);
  expect(fitTendency([2, 5, 0])).toBe("small");
  expect(fitTendency([2, 2, 2])).toBe("true");
  expect(fitTendency([0, 4, 1])).toBe("large");
  expect(fitTendency([1, 6, 0])).toBe("true");
  expect(fitTendency([0, 4, 0])).toBe(null);
});

test("in Europe nobody is asked by email who has not asked for e-mails", () => {
  expect(["us", "ca", "pro", "eu_region_1", "pro_eu_region_1"].map(mayRequestWithoutConsent)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("keys open their own order; a customer is one voter in every session", () => {
  const secret = "a".repeat(32);
  expect(isWriteKey(writeKey(7, secret), 7, secret)).toBe(true);
  expect(isWriteKey(writeKey(7, secret), 8, secret)).toBe(false);
  expect(isWriteKey(writeKey(7, ""), 7, "")).toBe(false);
  const [one, other] = [Buffer.from("one"), Buffer.from("other")];
  expect(voterOf(3, one).equals(voterOf(3, other))).toBe(true);
  expect(voterOf(null, one).equals(voterOf(null, other))).toBe(false);
});

test("lines stay as they were typed", () => {
  expect(tidyText(" one\r\n\r\n\r\n\r\ntwo\tthree ")).toBe("one\n\ntwo three");
});

import { expect, test } from "vitest";
import { makeCsrf } from "#platform/http/csrf.ts";

const csrf = makeCsrf("a secret of the test");

test("6 a csrf token is good for its own session only", () => {
  const token = csrf.tokenFor("session-a");
  expect(csrf.isValid("session-a", token)).toBe(true);
  expect(csrf.isValid("session-b", token)).toBe(false);
  expect(csrf.isValid(null, token)).toBe(false);
  expect(makeCsrf("another secret").isValid("session-a", token)).toBe(false);
});

test.each([undefined, "", 7, {}, "x", "x".repeat(10_000)])("6 rubbish is no csrf token: %j", (token) => {
  expect(csrf.isValid("session-a", token)).toBe(false);
});

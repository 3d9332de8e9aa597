import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("an e-mail is never broken at its hyphen; other words are", () => {
  expect(unbroken("Your e-mail, by E-Mail. Les e-mails.")).toBe(
    "Your e-\u2060mail, by E-\u2060Mail. Les e-\u2060mails.",
  );
  expect(unbroken("A free-mailed three-mile note")).toBe("A free-mailed three-mile note");
});

import { describe, expect, it } from "vitest";
import { isPassword } from "#commerce/shared/credentials/passwords.ts";
import * as rules from "./rules.ts";

describe("what may be typed", () => {
  it.each([
    ["rider@firn.example", null],
    ["  rider+spring@mail.firn.example ", null],
    ["jürgen@schnee.example", null],
    ["", "required"],
    ["   ", "required"],
    ["rider", "bad-email"],
    ["rider@firn", "bad-email"],
    ["rider@@firn.example", "bad-email"],
    ["two words@firn.example", "bad-email"],
    ["rider@firn.example\0", "bad-characters"],
    ["\ud800@firn.example", "bad-characters"],
    [`${"a".repeat(250)}@firn.example`, "too-long"],
  ])("5 the e-mail address %j: %s", (email, fault) => {
    expect(rules.emailFault(email)).toBe(fault);
  });

  it.each([
    [" Rider@FIRN.example ", "Rider@firn.example"],
    ["x@Ｆirn.example", "x@firn.example"],
    ["ju\u0308rgen@schnee.example", "j\u00fcrgen@schnee.example"],
    ["Nobody", "Nobody"],
  ])("5 the e-mail address %j is kept as %j", (typed, kept) => {
    expect(rules.mailbox(typed)).toBe(kept);
    expect(rules.mailbox(kept)).toBe(kept);
  });

  it.each([
    ["powder-day", null],
    ["äöüßéèêë", null],
    ["🏂🏂🏂🏂🏂🏂🏂", "too-short"],
    ["1234567", "too-short"],
    ["", "required"],
    ["Rider@Firn.example", "same-as-email"],
    [" rider@firn.example ", "same-as-email"],
    ["a".repeat(201), "too-long"],
    ["Password123", "too-common"],
    ["QWERTZUIOP", "too-common"],
    ["ｐａｓｓｗｏｒｄ", "too-common"],
    ["zzzzzzzzzz", "too-common"],
    ["first-tracks-2026", null],
    ["tab\tin-the-middle", "bad-characters"],
    ["half \ud83c of one", "bad-characters"],
  ])("5 the password %j: %s", (password, fault) => {
    expect(rules.passwordFault(password, "rider@firn.example")).toBe(fault);
  });

  it.each([
    ["Zoë", null],
    [" 雪山 ", null],
    ["O'Neil-Gößwein", null],
    ["نورة", null],
    ["a".repeat(81), "too-long"],
    ["", "required"],
    [" \u200b\u2060 ", "required"],
    ["Mi\nla", "bad-characters"],
    ["Mi\u0085la", "bad-characters"],
    ["Mila\0", "bad-characters"],
    ["Mila\ud800", "bad-characters"],
  ])("5 the name %j: %s", (name, fault) => {
    expect(rules.nameFault(name)).toBe(fault);
  });

  it("names every field that is wrong, and no other", () => {
    const typed = { email: "nobody", firstName: " ", lastName: "O'Neil-Gößwein 雪" };
    expect(rules.profileFaults(typed)).toEqual({ email: "bad-email", first_name: "required" });
    expect(rules.faultTexts({ email: "bad-email" })).toEqual({ email: "is not an e-mail address" });
  });
});

it.each([
  ["/cart", "/cart"],
  ["/en-us/account?tab=1", "/en-us/account?tab=1"],
  ["/search?q=雪+é", "/search?q=%E9%9B%AA+%C3%A9"],
  ["/\ud800", null],
  ["//elsewhere.example", null],
  ["/\\elsewhere.example", null],
  ["https://elsewhere.example", null],
  ["/\telsewhere", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("leads on only to paths of our own: %j", (to, path) => {
  expect(rules.ownPath(to)).toBe(path);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:12:34:1::9", "2001:db8:12:34::/64"],
  ["2001:0DB8:0012:0034:ffff:1:2:3", "2001:db8:12:34::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, network) => {
  expect(rules.networkOf(address)).toBe(network);
});

it("takes nobody's password for an account without one", async () => {
  expect(await isPassword("x", null)).toBe(false);
});

it("7.4 a new password is worth what it takes to guess it, and nothing while it is refused", () => {
  const email = "mila.berg@firn.example";
  const at = (password: string) => rules.strengthOf(password, email);
  expect(["", "powder", "password", email, "aaaaaaaa", "12345678", "abcdefgh", "abababab"].map(at)).toEqual(
    Array(8).fill(0),
  );
  // Somebody who knows her would try her own name.
  expect(at("milaberg2026")).toBe(0);
  expect(["snowboard", "powder9hill", "gravel-9"].map(at)).toEqual([0, 1, 1]);
  expect(["first-tracks-2026", "Kq7!rv2#xp"].map(at)).toEqual([3, 2]);
  expect(at("corduroy before the lifts open")).toBe(3);
});

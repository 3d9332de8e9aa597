import { expect, test } from "vitest";
import { linkAddress, parseQuery, readLink } from "./link-object.ts";

const to = (link: Parameters<typeof readLink>[0]) => {
  const view = readLink(link);
  return view && linkAddress(view, { code: "de-at" });
};

test.each([
  ["athlete", "/team/mira"],
  ["blog", "/blog/p/mira"],
  ["blog_category", "/blog/mira"],
  ["landing_page", "/l/mira"],
  ["product", "/p/mira"],
  ["product_category", "/c/mira"],
  ["support", "/support/mira"],
  ["team_page", "/mira"],
  ["page", "/mira"],
  ["pro", "/mira"],
])("2.3 a link to %s gets its prefix", (type, path) => {
  expect(to({ type: "Internal", internal_link: [{ uid: "mira", _content_type_uid: type }] })).toBe(`/de-at${path}`);
  expect(to({ type: "Internal", href: path, content_type: type })).toBe(`/de-at${path}`);
});

test("2.5 internal links: locale, prefix, href, with filters as query parameters", () => {
  const link = { type: "Internal", href: "boots", content_type: "product_category" };
  const filters = [{ key: "flex", values: ["5", "6"] }, { name: "sort", value: "newest" }, { key: "empty" }];
  expect(to({ ...link, filters })).toBe("/de-at/c/boots?flex=5%2C6&sort=newest");
  expect(to({ ...link, href: "/boots?page=2" })).toBe("/de-at/c/boots?page=2");
  expect(to({ type: "Internal" })).toBeNull();
});

test("2.5 product links carry the colour in lower case", () => {
  expect(to({ type: "Internal", href: "kestrel", content_type: "product", color: "Glacier" })).toBe(
    "/de-at/p/kestrel?color=glacier",
  );
});

test("2.5 a page link's query string is decoded, plus is a space, commas split", () => {
  expect(parseQuery("?q=dawn+patrol&flex=5,6&name=caf%C3%A9")).toEqual({
    q: ["dawn patrol"],
    flex: ["5", "6"],
    name: ["café"],
  });
  expect(to({ type: "Page", href: "/search?q=dawn+patrol&flex=5,6" })).toBe(
    "/de-at/search?q=dawn+patrol&flex=5&flex=6",
  );
});

test("2.5 external links keep their address; what could run is refused", () => {
  expect(readLink({ type: "External", href: "https://firn.example/a?b=c", new_tab: true })).toEqual({
    href: "https://firn.example/a?b=c",
    newTab: true,
  });
  expect(readLink({ type: "External", href: "javascript:alert(1)" })).toBeNull();
  expect(readLink({ type: "External", external_link: { href: "mailto:a@firn.example" } })?.href).toBe(
    "mailto:a@firn.example",
  );
  expect(readLink({ type: "Page", href: "//elsewhere.example" })).toBeNull();
});

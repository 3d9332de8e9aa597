import { expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { appliesTo } from "#storefront/components/content/regions.ts";
import { readNavItem, shortcutsIn } from "./navigation.ts";

const [austria, japan] = [localeOf("at", "de") as Locale, localeOf("jp", "ja") as Locale];

test("3.3 an item without regions is shown everywhere, with some in those alone", () => {
  expect(appliesTo({}, austria)).toBe(true);
  expect(appliesTo({ regions: [] }, japan)).toBe(true);
  expect(appliesTo({ regions: ["eu_region_1"] }, austria)).toBe(true);
  expect(appliesTo({ regions: ["eu_region_1"] }, japan)).toBe(false);
  expect(appliesTo({ regions: ["jp"] }, japan)).toBe(true);
  expect(appliesTo({ regions: ["us", "at"] }, austria)).toBe(true);
});

test("6 professionals have a content region of their own instead of their country's", () => {
  const pro = { ...austria, region: "pro_eu_region_1" } as const;
  expect(appliesTo({}, pro)).toBe(true);
  expect(appliesTo({ regions: ["pro", "pro_eu_region_1"] }, pro)).toBe(true);
  expect(appliesTo({ regions: ["pro"] }, pro)).toBe(false);
  expect(appliesTo({ regions: ["eu_region_1", "eu", "at"] }, pro)).toBe(false);
  expect(appliesTo({ regions: ["pro_eu_region_1"] }, { ...austria, region: "eu_region_1" })).toBe(false);
});

test("3.3 navigation leads to pages of every kind, and elsewhere", () => {
  const page = { type: "Internal", title: "Spring", href: "spring-tune", content_type: "landing_page" };
  expect(readNavItem({ title: "x", data: { link: page } })).toMatchObject({ title: "Spring", path: "/l/spring-tune" });
  const outside = { type: "External", href: "https://firn.example", new_tab: true };
  expect(readNavItem({ title: "House", data: { link: outside } })).toEqual({
    title: "House",
    path: "https://firn.example",
    link: { href: "https://firn.example", newTab: true },
    children: [],
  });
  expect(readNavItem({ title: "Nowhere", data: {} })).toBeNull();
});

test("3.3 shortcuts of an item narrow its category's list; what is no such filter is left out", () => {
  expect(shortcutsIn(["is=new", " Level=Beginner ", "color=ink", "is=", "is=<b>", 7], "/c/boots")).toEqual([
    { filter: "is", value: "new", path: "/c/boots?is=new" },
    { filter: "level", value: "beginner", path: "/c/boots?level=beginner" },
  ]);
  expect(shortcutsIn(undefined, "/c/boots")).toEqual([]);
});

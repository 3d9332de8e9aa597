import { expect, test } from "vitest";
import { findRedirect, type RedirectContent, withQuery } from "./rules.ts";

const list: RedirectContent[] = [
  { from: "/riders", to: "/team", permanent: true },
  { from: "/en/customerservice/", to: "/support" },
  { from: "/support", to: "/support" },
  { from: "/help", to: "https://help.firn.example/" },
  { from: "/a", to: "/b" },
  { from: "/b", to: "/c", permanent: true },
  { from: "/round", to: "/about" },
  { from: "/about", to: "/round" },
];
const chain = (steps: number) => Array.from({ length: steps }, (_, n) => ({ from: `/n${n}`, to: `/n${n + 1}` }));

test("2.2 a path leads where content says, whatever its case and last slash", () => {
  expect(findRedirect(list, "/Riders/")).toEqual({ kind: "go", to: "/team", status: 301, isElsewhere: false });
  expect(findRedirect(list, "/en/customerservice")).toMatchObject({ to: "/support", status: 302 });
  expect(findRedirect(list, "/help")).toMatchObject({ to: "https://help.firn.example/", isElsewhere: true });
  expect(findRedirect(list, "/elsewhere")).toEqual({ kind: "none" });
});

test("2.2 the bare /support leads to the page of that name below the locale", () => {
  expect(findRedirect(list, "/support")).toMatchObject({ kind: "go", to: "/support" });
});

test("2.2 a chain is one step, permanent only when all of it is", () => {
  expect(findRedirect(list, "/a")).toMatchObject({ to: "/c", status: 302 });
});

test("4 more than ten redirects are a loop", () => {
  expect(findRedirect(list, "/round")).toEqual({ kind: "loop" });
  expect(findRedirect(chain(10), "/n0")).toMatchObject({ to: "/n10" });
  expect(findRedirect(chain(11), "/n0")).toEqual({ kind: "loop" });
});

test("2.2 the visitor's query is kept", () => {
  expect(withQuery("/stores", "?utm_source=a")).toBe("/stores?utm_source=a");
  expect(withQuery("/search?q=x#top", "?page=2")).toBe("/search?q=x&page=2#top");
  expect(withQuery("/stores", "")).toBe("/stores");
});

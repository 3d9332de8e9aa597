import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import * as vocabulary from "./tags.ts";
import {
  entriesIn,
  entryTag,
  everything,
  isOfContent,
  listingTag,
  productIdsIn,
  productTag,
  storesTag,
} from "./tags.ts";

const database = useDatabase();
const own = ["database/changes/", "platform/cache/tag.ts"];

test("tags are made in one module, and nobody else speaks to PostgreSQL's channel", () => {
  const files = globSync("*/**/*.{ts,tsx}", { exclude: ["node_modules/**", "tests/**"] }).filter(
    (file) => !own.some((path) => file.startsWith(path)),
  );
  expect(files.length).toBeGreaterThan(500);
  const typed = files.filter((file) => /\bas Tag\b|pg_notify|firn_changed/.test(readFileSync(file, "utf8")));
  expect(typed).toEqual([]);
});

test("functions of the database record in the same words, and only by record_change", async () => {
  const { rows } = await database.pool.query<{ name: string; text: string }>(
    `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
      and (prosrc like '%record_change%' or prosrc like '%pg_notify%') order by proname`,
  );
  expect(rows.filter(({ text }) => text.includes("pg_notify")).map(({ name }) => name)).toEqual(["record_change"]);
  const words = rows.flatMap(({ text }) =>
    [...text.matchAll(/record_change\((.*)\);/g)].flatMap(([, call = ""]) =>
      [...call.matchAll(/'([a-z-]+:?)'/g)].map(([, word]) => word),
    ),
  );
  const fixed = Object.values(vocabulary).filter((one) => typeof one === "string");
  const known = tagged(...fixed, "product:", "listing:");
  expect(words.length).toBeGreaterThan(3);
  expect(words.filter((word) => !known.includes(word as never))).toEqual([]);
  expect([productTag(7), listingTag(7)]).toEqual(["product:7", "listing:7"]);
});

test("tags tell which products and entries they name", () => {
  const tags = [productTag(7), listingTag(7), listingTag(9), storesTag, entryTag("blog", "wax:1", "de")];
  expect(productIdsIn(tags)).toEqual([7, 9]);
  expect(entriesIn(tags)).toEqual([{ contentType: "blog", uid: "wax:1" }]);
  expect(entriesIn([everything])).toBeNull();
  expect(tags.filter(isOfContent)).toEqual([entryTag("blog", "wax:1", "de")]);
});

import { expect, test } from "vitest";
import { kinshipsFor } from "./kinships.ts";

const group = (...ids: string[]) => ({ product_attributes: ids.map((attribute_id) => ({ attribute_id })) });
const config = [
  { cat_ids_bc: { us: 1 }, grouped_attributes: [group("rider", "terrain"), group("Rider")] },
  { cat_ids_bc: { us: "2" }, grouped_attributes: [] },
];
const given = [
  { attribute: "Rider ", values: ["All"] },
  { attribute: "rider", values: ["men"] },
  { attribute: "flex", values: ["soft"] },
];
const rider = ["rider:all", "rider:men"];

test("3.16 groups of the category become kinships of the attributes that are given", () => {
  expect(kinshipsFor(config, 1, "us", given)).toEqual([[rider], [rider]]);
  const both = [...given, { attribute: "terrain", values: ["park"] }];
  expect(kinshipsFor(config, 1, "us", both)).toEqual([[rider, ["terrain:park"]], [rider]]);
  expect(kinshipsFor(config, 1, "us", [])).toEqual([]);
  expect(kinshipsFor(config, 2, "us", given)).toEqual([]);
});

test("3.16 without a configuration the given attributes are one kinship", () => {
  expect(kinshipsFor(config, 1, "ca", given)).toEqual([[rider, ["flex:soft"]]]);
  expect(kinshipsFor(undefined, 1, "us", given)).toEqual([[rider, ["flex:soft"]]]);
  expect(kinshipsFor("no list", 1, "us", [])).toEqual([]);
  const strange = [{ cat_ids_bc: { us: 1 }, grouped_attributes: [{}, { product_attributes: [null, {}] }] }];
  expect(kinshipsFor(strange, 1, "us", given)).toEqual([]);
});

import { expect, test } from "vitest";
import { readScan } from "./rules.ts";

test.each([
  ["10013", { kind: "order", id: 10013 }],
  [" #10013 ", { kind: "order", id: 10013 }],
  ["*10013*", { kind: "order", id: 10013 }],
  ["1Z999AA10123456784", { kind: "tracking", text: "1Z999AA10123456784" }],
  ["123456789012", { kind: "tracking", text: "123456789012" }],
  ["9999999999", { kind: "tracking", text: "9999999999" }],
  ["  ", { kind: "nothing" }],
])("the desk reads %j", (typed, scan) => {
  expect(readScan(typed)).toEqual(scan);
});

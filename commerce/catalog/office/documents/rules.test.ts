import { expect, test } from "vitest";
import { documentsNamedIn } from "./rules.ts";

test.each([
  ["/d/firn/size-chart", ["size-chart"]],
  ["https://shop.example/d/firn/size-chart?v=2", ["size-chart"]],
  ["document/size-chart", ["size-chart"]],
  ["The document/size-chart is called so.", []],
  ['<a href="/d/firn/one">One</a>, [two](/d/firn/two) and /d/firn/three.', ["one", "two", "three"]],
  ["/d/firn/Gr%C3%B6%C3%9Fen%20EU", ["Größen EU"]],
  ["/d/firn/%E0%A4%A", ["%E0%A4%A"]],
  ["/d/other/size-chart /i/firn/size-chart /d/firn/", []],
])("%s names documents", (text, ids) => {
  expect(documentsNamedIn(text, "firn")).toEqual(ids);
});

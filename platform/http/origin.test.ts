import { expect, test } from "vitest";
import { originOf, UnknownOrigin } from "./origin.ts";

test.each([
  ["https", "shop.example", "https://shop.example"],
  ["https", "shop.example:443", "https://shop.example"],
  ["http", "127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["http", "[::1]:3000", "http://[::1]:3000"],
  ["HTTPS", "Shop.Example", "https://shop.example"],
])("a request for %s and %j was sent to %s", (protocol, host, origin) => {
  expect(originOf({ protocol: protocol as "http", host })).toBe(origin);
});

test.each([
  ["http", "["],
  ["http", ""],
  ["http", "shop.example/path"],
  ["http", "user@shop.example"],
  ["http", "shop.example?a"],
  ["http", "shop.example#"],
  ["http", "shop.example:99999"],
  ["http", "a b"],
  ["a b", "shop.example"],
  ["javascript", "shop.example"],
  ["file", "shop.example"],
])("8 %s and %j make no origin", (protocol, host) => {
  expect(() => originOf({ protocol: protocol as "http", host })).toThrow(UnknownOrigin);
  expect(originOf({ protocol: protocol as "http", host }, "https://shop.example")).toBe("https://shop.example");
});

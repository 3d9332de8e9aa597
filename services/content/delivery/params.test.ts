import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContentQuery } from "./content-query.ts";
import { type Param, readBody, readQueryString } from "./params.ts";
import { DeliveryError } from "./problem.ts";

const show = ({ path, value }: Param) => `${path.join("/")}=${value}`;

describe("7.9 query strings are read as clients write them:", () => {
  test.each([
    ["include[]=a&include[]=b.c", ["include/=a", "include/=b.c"]],
    ["include[][]=a", ["include//=a"]],
    ["only[BASE][]=f&only[BASE][0]=g", ["only/BASE/=f", "only/BASE/0=g"]],
    ["only%5BBASE%5D%5B%5D=f", ["only/BASE/=f"]],
    ["typeahead=a+b%20c%2Bd", ["typeahead=a b c+d"]],
    ["count&&a=b=c", ["count=", "a=b=c"]],
    ["a[b=c&a]b=d&[x]=y", ["a[b=c", "a]b=d", "[x]=y"]],
    ["", []],
  ])("%s", (text, wanted) => {
    expect(readQueryString(text).map(show)).toEqual(wanted);
  });
});

test("7.9 fields are wanted from the entry or from a reference, once or as a list", () => {
  const text = "only[BASE][]=a&only[BASE][1]=b&only[ref][]=c&except[]=d&include[][]=x&include=y&include[]=x";
  const query = readContentQuery(readQueryString(text), "production");
  expect([...query.only]).toEqual([
    ["BASE", ["a", "b"]],
    ["ref", ["c"]],
  ]);
  expect([...query.except]).toEqual([["BASE", ["d"]]]);
  expect(query.include).toEqual(["x", "y"]);
});

const ownErrorOnly = (work: () => unknown): void => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(DeliveryError);
  }
};

test("7.9 no query string and no body breaks the reader", () => {
  const piece = fc.constantFrom(
    "include",
    "only",
    "[",
    "]",
    "[]",
    "[BASE]",
    "=",
    "&",
    "%",
    "%5B",
    "%00",
    "+",
    "query",
    "{",
    "}",
    "1",
    "__proto__",
  );
  const text = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(fc.property(text, (given) => ownErrorOnly(() => readContentQuery(readQueryString(given), "production"))));
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (body) =>
      ownErrorOnly(() => readContentQuery(readBody(body), "production")),
    ),
  );
});

test("7.9 what a client writes is what is read", () => {
  const word = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => !/[[\]\0]/.test(text));
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 4 }), word, (name, keys, value) => {
      const params = new URLSearchParams([[name + keys.map((key) => `[${key}]`).join(""), value]]);
      expect(readQueryString(String(params))).toEqual([{ path: [name, ...keys], value }]);
    }),
  );
});

test.each(["locale", "environment", "limit", "skip", "typeahead", "include_fallback"])(
  "7.9 %s has one value, in an address and in a body",
  (name) => {
    const refused = expect.objectContaining({ errors: { [name]: ["is not a single value"] } });
    const read = (params: Param[]) => () => readContentQuery(params, "production");
    for (const params of [readQueryString(`${name}[]=1`), readBody({ [name]: ["1"] }), readBody({ [name]: { a: 1 } })])
      expect(read(params)).toThrow(refused);
  },
);

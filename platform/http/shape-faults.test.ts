import Fastify from "fastify";
import { type TSchema, Type } from "typebox";
import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { type ShapeError, shapeFaults } from "./shape-faults.ts";

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Lines = Type.Array(Type.Object({ sku: orNull(Type.String({ minLength: 2 })) }, { additionalProperties: false }));
const Body = Type.Object({
  weight: orNull(Type.Number({ minimum: 0 })),
  state: orNull(Type.Union([Type.Literal("on"), Type.Literal("off")])),
  address: orNull(Type.Object({ city: Type.String(), floor: Type.Optional(orNull(Type.Integer())) })),
  lines: orNull(Lines),
  when: Type.Optional(orNull(Type.String({ pattern: "^\\d{4}$" }))),
});
const faultsOf = (value: unknown) => shapeFaults(Compile(Body).Errors(value), "body");
const sound = { weight: null, state: null, address: null, lines: null };

test.each([
  ["another type", { weight: "12" }, { weight: "must be number" }],
  ["a bound", { weight: -1 }, { weight: "must be >= 0" }],
  ["one of a few words", { state: "up" }, { state: "must be one of: on, off" }],
  ["another shape", { address: "Denver" }, { address: "must be object" }],
  [
    "what lies within",
    { address: { floor: "2" } },
    { "address.city": "is required", "address.floor": "must be integer" },
  ],
  [
    "a list's items",
    { lines: [{ sku: "a" }, { sku: 5 }] },
    { "lines.0.sku": "must not have fewer than 2 characters", "lines.1.sku": "must be string" },
  ],
  ["what is not known", { lines: [{ sku: null, size: 1 }] }, { "lines.0.size": "is not known here" }],
  ["a pattern", { when: "soon" }, { when: 'must match pattern "^\\d{4}$"' }],
])("of a field that may be null one reason is told: %s", (_, wrong, told) => {
  expect(faultsOf({ ...sound, ...wrong })).toEqual(told);
});

test("each wrong field is named, however many there are; and what is wrong as a whole", () => {
  const wrong = { weight: "x", state: "x", address: 1, lines: "x", when: 1 };
  expect(Object.keys(faultsOf(wrong)).sort()).toEqual(Object.keys(wrong).sort());
  expect(faultsOf("nothing")).toEqual({ body: "must be object" });
});

test("of an address, which another validator reads, it is the same", async () => {
  const app = Fastify();
  const Query = Type.Object({ page: Type.Optional(orNull(Type.Integer({ minimum: 1 }))) });
  app.get("/", { schema: { querystring: Query } }, () => "");
  app.setErrorHandler<Error & { validation?: ShapeError[] }>((error) => shapeFaults(error.validation ?? [], "query"));
  expect((await app.inject("/?page=-1")).json()).toEqual({ page: "must be >= 1" });
  expect((await app.inject("/?page=x")).json()).toEqual({ page: "must be integer" });
  await app.close();
});

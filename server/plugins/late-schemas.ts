import validators from "@fastify/ajv-compiler";
import serializers from "@fastify/fast-json-stringify-compiler";
import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import type { FastifyServerOptions } from "fastify";

type Controller = NonNullable<FastifyServerOptions["schemaController"]>;
/**
 * A schema and its use: "body", "querystring" … of "POST" "/api/promotions". Schemas of answers have a status instead.
 */
export type SchemaOf = { schema: object; httpPart?: string; method: string; url: string };
type Build<Made> = (schemas: unknown, options?: unknown) => (route: SchemaOf) => Made;
type Validator = ((data: unknown) => unknown) & { errors?: unknown };
type Serializer = (data: unknown) => string;
type OnSchema = (compile: () => unknown, of: SchemaOf) => void;

const strictly = TypeBoxValidatorCompiler as unknown as (route: SchemaOf) => Validator;

/**
 * Compiles a route's schemas on its first request: compiling hundreds of schemas at start takes a second and 20 MB,
 * most of it for unused routes. `onSchema` receives each schema with a function that compiles it now; a test does so
 * for all.
 *
 * Addresses and headers contain only text, so Fastify's own compiler converts numbers in them. JSON bodies state their
 * types themselves, so they are never converted: they are accepted or refused with a reason per field.
 */
export function lateSchemas(onSchema: OnSchema = () => undefined): Controller {
  const validatorsOf = validators() as unknown as Build<Validator>;
  const serializersOf = serializers() as unknown as Build<Serializer>;
  const late = <Made>(compile: () => Made, of: SchemaOf): (() => Made) => {
    let made: { it: Made } | undefined;
    const get = () => {
      made ??= { it: compile() };
      return made.it;
    };
    onSchema(get, of);
    return get;
  };
  const buildValidator: Build<Validator> = (schemas, options) => {
    const leniently = validatorsOf(schemas, options);
    return (route) => {
      const get = late(() => (route.httpPart === "body" ? strictly(route) : leniently(route)), route);
      const validator: Validator = (data) => {
        const validate = get();
        const isValid = validate(data);
        const endless = isValid === true ? endlessIn(data) : [];
        validator.errors = endless.length > 0 ? endless : validate.errors;
        return endless.length > 0 ? false : isValid;
      };
      return validator;
    };
  };
  const buildSerializer: Build<Serializer> = (schemas, options) => {
    const compile = serializersOf(schemas, options);
    return (route) => {
      const get = late(() => compile(route), route);
      return (data) => get()(data);
    };
  };
  return { compilersFactory: { buildValidator, buildSerializer } } as unknown as Controller;
}

/** "1e400" is parsed as Infinity, which passes any schema bound. */
const endlessIn = (data: unknown): object[] =>
  Object.entries(Object(data)).flatMap(([name, value]) =>
    [value].flat().some((one) => one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
      ? [
          {
            keyword: "maximum",
            instancePath: `/${name}`,
            schemaPath: "",
            params: {},
            message: "must be a finite number",
          },
        ]
      : [],
  );

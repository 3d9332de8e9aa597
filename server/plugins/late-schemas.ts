import validators from "@fastify/ajv-compiler";
import serializers from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type Controller = NonNullable<FastifyServerOptions["schemaController"]>;
type Build<Made> = (schemas: unknown, options?: unknown) => (route: object) => Made;
type Validator = ((data: unknown) => unknown) & { errors?: unknown };
type Serializer = (data: unknown) => string;

/**
 * Fastify's own compilers, put off until a route is first asked: hundreds of schemas take a second and 20 MB to compile, most
 * of them for nobody. `onSchema` hears of each with a function that compiles it now; a test does so for all.
 */
export function lateSchemas(onSchema: (compile: () => unknown) => void = () => undefined): Controller {
  const validatorsOf = validators() as unknown as Build<Validator>;
  const serializersOf = serializers() as unknown as Build<Serializer>;
  const late = <Made>(compile: () => Made): (() => Made) => {
    let made: { it: Made } | undefined;
    const get = () => {
      made ??= { it: compile() };
      return made.it;
    };
    onSchema(get);
    return get;
  };
  const buildValidator: Build<Validator> = (schemas, options) => {
    const compile = validatorsOf(schemas, options);
    return (route) => {
      const get = late(() => compile(route));
      const validator: Validator = (data) => {
        const validate = get();
        const isValid = validate(data);
        validator.errors = validate.errors;
        return isValid;
      };
      return validator;
    };
  };
  const buildSerializer: Build<Serializer> = (schemas, options) => {
    const compile = serializersOf(schemas, options);
    return (route) => {
      const get = late(() => compile(route));
      return (data) => get()(data);
    };
  };
  return { compilersFactory: { buildValidator, buildSerializer } } as unknown as Controller;
}

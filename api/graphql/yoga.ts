import { useAPQ as persistedQueries } from "@graphql-yoga/plugin-apq";
import { useDisableIntrospection as noIntrospection } from "@graphql-yoga/plugin-disable-introspection";
import type { GraphQLError } from "graphql";
import { createGraphQLError, createLRUCache, createYoga, isAsyncIterable, type Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Logger } from "#platform/log.ts";
import type { Caller } from "./caller.ts";
import { limitPlugin } from "./limits.ts";
import { schema } from "./schema.ts";

/** Query texts by their SHA-256, as clients register them; the least recently used is dropped for a new one. */
const maxPersisted = 500;

/**
 * Executes queries. Errors carry extensions.code. Internal errors are logged, and the client receives no details.
 * Reading, limits and HTTP responses are in routes.ts.
 */
export function makeYoga({ log, isProduction }: { log: Logger; isProduction: boolean }) {
  const persisted = new LRUCache<string, string>({ max: maxPersisted });
  const store = {
    get: (hash: string) => persisted.get(hash),
    set: (hash: string, query: string) => {
      persisted.set(hash, query);
    },
  };
  return createYoga<Caller>({
    schema,
    graphqlEndpoint: "/api/graphql",
    plugins: [
      persistedQueries({ store, responseConfig: { forceStatusCodeOk: true } }),
      limitPlugin,
      codePlugin,
      ...(isProduction ? [noIntrospection(), noSuggestions] : []),
    ],
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: maxPersisted }),
      errorCache: createLRUCache({ max: 50 }),
    },
    maskedErrors: { errorMessage: "Something went wrong on our side. Try again.", isDev: false },
    maxRequestBodySize: false,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...given: unknown[]) => log.warn({ given }, "GraphQL"),
      error: (error: unknown) => log.error({ err: error }, "a GraphQL query failed"),
    },
  });
}

/** A request whose variables do not match has no data: it is the client's mistake and is answered as such. */
const codePlugin: Plugin = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || !result.errors || "data" in result) return;
      setResult({ ...result, errors: result.errors.map(asBadInput) });
    },
  }),
};

function asBadInput(error: GraphQLError): GraphQLError {
  if (error.extensions?.code) return error;
  const { message, nodes, path } = error;
  const extensions = { code: "BAD_USER_INPUT", http: { spec: true, status: 400 } };
  return createGraphQLError(message, { nodes, path, extensions });
}

/** When introspection is disabled, error messages do not suggest names of the schema either. */
const noSuggestions: Plugin = {
  onValidate:
    () =>
    ({ result }) => {
      for (const error of result as Error[]) withoutSuggestion(error);
    },
  onExecute: () => ({
    onExecuteDone({ result }) {
      if (!isAsyncIterable(result)) result.errors?.forEach(withoutSuggestion);
    },
  }),
};

function withoutSuggestion(error: Error): void {
  error.message = error.message.replace(/ Did you mean .*\?$/s, "");
}

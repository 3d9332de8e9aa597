import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import type { GraphQLError, ValidationContext, ValidationRule } from "graphql";
import { createGraphQLError, type Plugin } from "graphql-yoga";
import { tooMuch } from "./caller.ts";

/** Limits of one request. The shop's own four queries together, with every field, stay well below. */
export const limits = {
  bodyBytes: 64 * 1024,
  query: 16 * 1024,
  tokens: 1000,
  depth: 10,
  aliases: 10,
  /** Two for an object and one for a leaf, half as much again for every level below the root. */
  cost: 2500,
};

/** Makes the ready-made rules report into the validation's own list instead of throwing. */
const reporting = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(tooMuch(error.message.replace(/^Syntax Error: /, ""))),
  ],
};

const aliasRule: ValidationRule = (context) => {
  let count = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      count += 1;
      if (count === limits.aliases + 1) context.reportError(tooMuch(`More than ${limits.aliases} aliases.`));
    },
  };
};

/** The schema has no mutations and no subscriptions; requesting one is an ordinary validation error. */
const queriesOnlyRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === "query") return;
    const error = `There are no ${node.operation}s here, only queries.`;
    context.reportError(createGraphQLError(error, { nodes: node, extensions: { code: "OPERATION_NOT_SUPPORTED" } }));
  },
});

const rules = [
  aliasRule,
  queriesOnlyRule,
  maxDepthRule({ n: limits.depth, flattenFragments: true, ...reporting }),
  costLimitRule({ maxCost: limits.cost, flattenFragments: true, ...reporting }),
];

export const limitPlugin: Plugin = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens })),
  onValidate({ addValidationRule }) {
    for (const rule of rules) addValidationRule(rule);
  },
};

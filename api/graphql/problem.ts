import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";

/** A value of an argument that makes no sense; the message names the argument. */
export const badInput = (argument: string, message: string): GraphQLError =>
  createGraphQLError(`${argument} ${message}`, { extensions: { code: "BAD_USER_INPUT", argument } });

export const tooMuch = (message: string): GraphQLError =>
  createGraphQLError(message, { extensions: { code: "QUERY_TOO_COMPLEX" } });

import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from "fastify";

/** Fastify with TypeBox: one route schema gives validation, static types and OpenAPI. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A hook for routes whose answers no cache may keep. */
export const noStore = async (_: unknown, reply: FastifyReply): Promise<void> =>
  void reply.header("cache-control", "no-store");

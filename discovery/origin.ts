import type { FastifyRequest } from "fastify";
import type { Config } from "#platform/config.ts";

/** Where this shop is, as machines should write it down: "https://shop.example". */
export const originOf = ({ PUBLIC_URL }: Config, request: Pick<FastifyRequest, "protocol" | "host">): string =>
  PUBLIC_URL || `${request.protocol}://${request.host}`;

/** A path of ours, or an address elsewhere, as a whole address. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith("/") ? origin + address : address;

import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { StoredPage } from "#storefront/render/cache/page-cache.ts";

type Answer = { page: StoredPage; headers: OutgoingHttpHeaders; body: Buffer };
type Options = { isWelcome: (agent: string, address: string) => boolean; count: () => void };

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the response is a stored page in this form, so that the same request may get the same bytes again. */
    stored?: { page: StoredPage; body: Buffer };
  }
}

/** Returns everything in a request that the response of a shared page may depend on, as one text. */
function keyOf({ url, headers, socket }: IncomingMessage): string {
  const { host, cookie = "", "accept-encoding": encodings = "", "accept-language": languages = "" } = headers;
  const hasCountry = cookie.includes("country=");
  const place = hasCountry ? "" : `${socket.remoteAddress} ${headers["x-forwarded-for"] ?? ""}`;
  const origin = `${headers["x-forwarded-proto"]} ${headers["x-forwarded-host"]} ${host}`;
  return `${url}\n${origin}\n${cookie}\n${encodings}\n${languages}\n${place}`;
}

/**
 * Responses for shared pages by request, served before any plugin runs. Requests that do not differ in anything
 * relevant get the same bytes. A response is no longer served once its page is dropped from the page cache.
 */
export class RepeatedAnswers {
  /** Limited by size. A page dropped from the page cache stays here until it is requested or evicted. */
  #answers = new LRUCache<string, Answer>({
    max: 4000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ page, body }) => page.body.bytes.length + body.length + 1000,
  });
  #options: Options | null = null;

  /** Sets the check that still applies to every request (the block list), and the counter. */
  use(options: Options): void {
    this.#options = options;
  }

  /**
   * Stores a response that was sent. Requests with a session are never stored, because they must run through all
   * plugins.
   */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    const { stored, raw } = request;
    const isPlain = raw.method === "GET" && reply.statusCode === 200 && !raw.headers.cookie?.includes("firn_session");
    if (!stored || !isPlain || stored.page.isDropped || (raw.url?.length ?? 0) > 1000) return;
    const {
      date: _date,
      connection: _connection,
      "keep-alive": _keepAlive,
      ...headers
    } = reply.getHeaders() as OutgoingHttpHeaders;
    this.#answers.set(keyOf(raw), { page: stored.page, headers, body: stored.body });
  }

  /**
   * Whether none of the request's addresses is blocked. All other requests are left to the block list's plugin, which
   * decides which address behind proxies is the visitor's.
   */
  #mayServe({ headers, socket }: IncomingMessage): boolean {
    const { "user-agent": agent = "", "x-forwarded-for": forwarded } = headers;
    const isWelcome = (address: string) => this.#options?.isWelcome(agent, address) === true;
    if (!isWelcome(socket.remoteAddress ?? "")) return false;
    return (
      forwarded === undefined ||
      String(forwarded)
        .split(",")
        .every((address) => isWelcome(address.trim()))
    );
  }

  /** Serves a stored response. Returns whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    // Requests with a body are left to the handler, which must read the body.
    const { "content-length": length, "transfer-encoding": coding } = request.headers;
    if (request.method !== "GET" || !this.#options || (length ?? coding) !== undefined) return false;
    const key = keyOf(request);
    const known = this.#answers.get(key);
    if (!known) return false;
    if (known.page.isDropped || Date.now() >= known.page.freshUntil) {
      this.#answers.delete(key);
      return false;
    }
    if (!this.#mayServe(request)) return false;
    this.#options.count();
    const etag = request.headers["if-none-match"];
    if (etag?.includes(known.page.etag)) {
      const {
        "content-length": _length,
        "content-encoding": _encoding,
        "content-type": _type,
        ...rest
      } = known.headers;
      response.writeHead(304, rest).end();
    } else response.writeHead(200, known.headers).end(known.body);
    return true;
  }

  /** Creates a server that looks for a stored response first. */
  server(handler: (request: IncomingMessage, response: ServerResponse) => void, maxHeaderSize: number): Server {
    return createServer({ maxHeaderSize, keepAliveTimeout: 72_000, requestTimeout: 30_000 }, (request, response) => {
      if (!this.serve(request, response)) handler(request, response);
    });
  }
}

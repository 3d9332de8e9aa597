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
    /** Set when the answer is a stored page in this form: the same request may get the same bytes again. */
    stored?: { page: StoredPage; body: Buffer };
  }
}

/** Everything of a request that a shared page's answer may depend on, as one text. */
function keyOf({ url, headers, socket }: IncomingMessage): string {
  const { host, cookie = "", "accept-encoding": encodings = "", "accept-language": languages = "" } = headers;
  const hasCountry = cookie.includes("country=");
  const place = hasCountry ? "" : `${socket.remoteAddress} ${headers["x-forwarded-for"] ?? ""}`;
  const origin = `${headers["x-forwarded-proto"]} ${headers["x-forwarded-host"]} ${host}`;
  return `${url}\n${origin}\n${cookie}\n${encodings}\n${languages}\n${place}`;
}

/**
 * Answers to shared pages by request, given before any plugin runs: a request that differs in nothing that matters gets the
 * same bytes. As soon as its page is dropped from the page cache, the answer is no longer given.
 */
export class RepeatedAnswers {
  /** Bounded by size: a page that has left the page cache stays here until it is asked for or pushed out. */
  #answers = new LRUCache<string, Answer>({
    max: 4000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ page, body }) => page.body.bytes.length + body.length + 1000,
  });
  #options: Options | null = null;

  /** What every request is still asked: whether it is on the block list. */
  use(options: Options): void {
    this.#options = options;
  }

  /** Stores an answer that has been sent. Visitors with a session pass all plugins. */
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

  /** Whether it has answered the request. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    // What comes with a body needs somebody who takes it off the line.
    const { "content-length": length, "transfer-encoding": coding } = request.headers;
    if (request.method !== "GET" || !this.#options || (length ?? coding) !== undefined) return false;
    const key = keyOf(request);
    const known = this.#answers.get(key);
    if (!known) return false;
    if (known.page.isDropped || Date.now() >= known.page.freshUntil) {
      this.#answers.delete(key);
      return false;
    }
    if (!this.#options.isWelcome(request.headers["user-agent"] ?? "", request.socket.remoteAddress ?? "")) return false;
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

  /** A server that looks here first. */
  server(handler: (request: IncomingMessage, response: ServerResponse) => void, maxHeaderSize: number): Server {
    return createServer({ maxHeaderSize, keepAliveTimeout: 72_000, requestTimeout: 30_000 }, (request, response) => {
      if (!this.serve(request, response)) handler(request, response);
    });
  }
}

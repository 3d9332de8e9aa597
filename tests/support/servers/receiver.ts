import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: Record<string, string | string[] | undefined>; body: string; isSigned: boolean };

/** What a receiver does with a request: a status to answer with, or never to answer. */
export type Manner = number | "hang" | { redirect: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** How it answers from now on; 200 at first. */
  answer(manner: Manner): void;
  /** The secret that signatures are checked with. */
  trust(secret: string): void;
  close(): Promise<void>;
};

/** A system of somebody else's that is told of events: a real HTTP server on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let manner: Manner = 200;
  let secret = "";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({
      headers: request.headers,
      body,
      isSigned: isSigned(request.headers["firn-signature"], body, secret),
    });
    if (manner === "hang") return;
    if (typeof manner === "number") response.writeHead(manner).end("noted");
    else response.writeHead(302, { location: manner.redirect }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer(next) {
      manner = next;
    },
    trust(next) {
      secret = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** As a receiver checks it, written after the documentation and not after the sender. */
function isSigned(header: string | string[] | undefined, body: string, secret: string): boolean {
  const [, time = "", mac = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const own = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return mac !== "" && timingSafeEqual(own, Buffer.from(mac, "hex"));
}

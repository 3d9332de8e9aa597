import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedRequest = {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  isSigned: boolean;
};

/** A receiver's response to a request: a status, a redirect, or none. */
export type Manner = number | "hang" | { redirect: string };

export type Receiver = {
  url: string;
  received: ReceivedRequest[];
  /** Sets how it responds from now on; at first with 200. */
  answer(manner: Manner): void;
  /** Sets the secret with which signatures are checked. */
  trust(secret: string): void;
  close(): Promise<void>;
};

/** An external system that receives events: a real HTTP server on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
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

/** Checks a signature as a receiver does, written from the documentation and not from the sender's code. */
function isSigned(header: string | string[] | undefined, body: string, secret: string): boolean {
  const [, time = "", mac = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const own = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return mac !== "" && timingSafeEqual(own, Buffer.from(mac, "hex"));
}

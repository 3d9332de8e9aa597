import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
) => { status: number; body: unknown } | null;

/**
 * A local replacement for an external service: requests are read completely and answered in JSON. When `answer` returns
 * null, it responds itself, or never.
 */
export async function startLocalService(answer: Answer): Promise<{ apiHost: string; stop(): Promise<void> }> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answered = answer(request, Buffer.concat(chunks).toString("utf8"), response);
    if (!answered) return;
    response.writeHead(answered.status, { "content-type": "application/json" }).end(JSON.stringify(answered.body));
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      // Also closes connections that never got a response.
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

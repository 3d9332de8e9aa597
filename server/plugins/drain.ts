import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import fp from "fastify-plugin";

/** Most bytes that are taken off the line unread: more than any form or file here may have. */
const most = 64 * 1024 * 1024;
/** How long a connection that spoke no HTTP may go on sending after its answer, in milliseconds. */
const patience = 5000;

/**
 * A body that nobody reads (too large, refused by its headers, not asked for) is taken off the line and dropped before its
 * request is answered. Otherwise the connection would be reset under whoever reads only after sending, and they would never
 * hear why. How long it may take is the server's requestTimeout to say.
 */
export const drainPlugin = fp(async (app) => {
  app.addHook("onSend", (request, _reply, _payload, done) => {
    if (isUnread(request.raw)) drain(request.raw, done);
    else done();
  });
});

const isUnread = (request: IncomingMessage): boolean => {
  const { "content-length": length = "0", "transfer-encoding": coding } = request.headers;
  return (length !== "0" || coding !== undefined) && !request.complete && !request.readableEnded && !request.destroyed;
};

/** Reads to the end, or until it is more than anybody takes off the line; what is beyond that is sent in vain. */
function drain(request: IncomingMessage, done: () => void): void {
  if (Number(request.headers["content-length"] ?? 0) > most) {
    done();
    return;
  }
  let size = 0;
  const events = ["end", "close", "error"] as const;
  const count = (chunk: Buffer | string) => {
    size += chunk.length;
    if (size > most) finish();
  };
  const finish = () => {
    request.off("data", count);
    for (const event of events) request.off(event, finish);
    done();
  };
  // Parsers of forms that gave up may still hold on to it.
  request.unpipe();
  for (const event of events) request.on(event, finish);
  request.on("data", count).resume();
}

/** Waits for a body that nobody reads, where answers pass no hooks. */
export const drained = (request: IncomingMessage): Promise<void> =>
  new Promise((done) => (isUnread(request) ? drain(request, done) : done()));

/** Answers on the bare connection and closes it, once the other side has heard it or has had its time. */
export function endPatiently(socket: Socket, answer: string): void {
  let size = 0;
  const timer = setTimeout(() => socket.destroy(), patience);
  timer.unref();
  socket.removeAllListeners("data");
  socket.on("data", (chunk) => {
    size += chunk.length;
    if (size > most) socket.destroy();
  });
  socket.on("error", () => socket.destroy());
  socket.once("close", () => clearTimeout(timer));
  socket.end(answer);
  socket.resume();
}

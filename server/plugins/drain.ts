import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import fp from "fastify-plugin";

/** The maximum number of bytes that are read and discarded: more than any form or file may have. */
const most = 64 * 1024 * 1024;
/** How long a connection that sent no valid HTTP may go on sending after its answer, in milliseconds. */
const patience = 5000;

/**
 * Reads and discards an unread body (too large, refused by its headers, or not expected) before its request is
 * answered. Otherwise the connection would be reset before a client that reads only after sending could see the answer.
 * The server's requestTimeout limits the duration.
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

/** Reads to the end, or up to the maximum; the rest stays unread. */
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
  // A form parser that gave up may still be attached.
  request.unpipe();
  for (const event of events) request.on(event, finish);
  request.on("data", count).resume();
}

/** Waits for an unread body in places where answers do not pass the hooks. */
export const drained = (request: IncomingMessage): Promise<void> =>
  new Promise((done) => (isUnread(request) ? drain(request, done) : done()));

/** Answers on the raw connection and closes it when the other side has read the answer or its time is over. */
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

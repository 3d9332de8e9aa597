import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll } from "vitest";

export type SmtpServer = { url: string; messages: string[]; answer: { recipient: string } };

/**
 * A mail server on this machine that speaks plain SMTP, for a test file. `answer.recipient` is what it says to RCPT TO;
 * `messages` are those it took, headers and body.
 */
export function useSmtpServer(): SmtpServer {
  const state: SmtpServer = { url: "", messages: [], answer: { recipient: "250 ok" } };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 here\r\n");
    let message: string[] | null = null;
    createInterface({ input: socket }).on("line", (line) => {
      if (message && line !== ".") return void message.push(line);
      if (message) state.messages.push(message.join("\n"));
      const isData = !message && line === "DATA";
      message = isData ? [] : null;
      if (isData) socket.write("354 go on\r\n");
      else if (line.startsWith("RCPT")) socket.write(`${state.answer.recipient}\r\n`);
      else if (line === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address && typeof address === "object") state.url = `smtp://127.0.0.1:${address.port}`;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

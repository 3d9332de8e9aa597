import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Trouble = "silence" | "nonsense" | "short" | "403" | "429" | "456" | "500";
type Body = { text?: unknown; source_lang?: string; target_lang?: string };

const sources = ["BG", "CS", "DA", "DE", "EN", "ES", "FR", "IT", "JA", "NB", "NL", "PL", "SV"];
const targets = [...sources.filter((code) => code !== "EN"), "EN-GB", "EN-US"];

/** DeepL's translate call over HTTP, with its key, languages, errors and limits: a text comes back as "FR: text". */
export async function startDeepl() {
  const apiKey = "a-key-of-deepl:fx";
  const requests: Body[] = [];
  const troubles: Trouble[] = [];
  const silent = new Set<ServerResponse>();

  function translate(body: Body): { status: number; body: unknown } {
    const { text, source_lang: from = "", target_lang: to = "" } = body;
    if (!Array.isArray(text) || text.length === 0 || text.length > 50)
      return { status: 400, body: { message: "Bad request. Reason: Parameter 'text' not specified." } };
    if (!sources.includes(from)) return { status: 400, body: { message: "Value for 'source_lang' not supported." } };
    if (!targets.includes(to)) return { status: 400, body: { message: "Value for 'target_lang' not supported." } };
    const translations = text.map((one) => ({ detected_source_language: from, text: `${to}: ${one}` }));
    return { status: 200, body: { translations } };
  }

  function answerTo(trouble: Trouble | undefined, request: IncomingMessage, body: Body) {
    if (trouble === "short") return { status: 200, body: { translations: [] } };
    if (trouble) return { status: Number(trouble), body: { message: "Quota exceeded, or too many requests" } };
    if (request.method !== "POST" || request.url !== "/v2/translate")
      return { status: 404, body: { message: "Not found" } };
    if (request.headers.authorization !== `DeepL-Auth-Key ${apiKey}`) return { status: 403, body: {} };
    return translate(body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Body;
    requests.push(body);
    const trouble = troubles.shift();
    if (trouble === "silence") return void silent.add(response);
    if (trouble === "nonsense") return void response.writeHead(200).end("<html>");
    const answer = answerTo(trouble, request, body);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiHost,
    apiKey,
    requests,
    /** The next requests fail, one after the other. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    async stop() {
      for (const response of silent) response.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type DeeplServer = Awaited<ReturnType<typeof startDeepl>>;

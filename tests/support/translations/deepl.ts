import type { IncomingMessage } from "node:http";
import { startLocalService } from "#tests/support/servers/local-service.ts";

export type Trouble = "silence" | "nonsense" | "short" | "403" | "429" | "456" | "500";
type Body = { text?: unknown; source_lang?: string; target_lang?: string };

const sources = ["BG", "CS", "DA", "DE", "EN", "ES", "FR", "IT", "JA", "NB", "NL", "PL", "SV"];
const targets = [...sources.filter((code) => code !== "EN"), "EN-GB", "EN-US"];

/** DeepL's translate call over HTTP, with its key, languages, errors and limits: a text comes back as "FR: text". */
export async function startDeepl() {
  const apiKey = "a-key-of-deepl:fx";
  const requests: Body[] = [];
  const troubles: Trouble[] = [];

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

  const { apiHost, stop } = await startLocalService((request, text, response) => {
    const body = JSON.parse(text) as Body;
    requests.push(body);
    const trouble = troubles.shift();
    if (trouble === "silence") return null;
    if (trouble !== "nonsense") return answerTo(trouble, request, body);
    response.writeHead(200).end("<html>");
    return null;
  });
  return {
    apiHost,
    apiKey,
    requests,
    /** Lets the next requests fail, one after the other. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    stop,
  };
}

export type DeeplServer = Awaited<ReturnType<typeof startDeepl>>;

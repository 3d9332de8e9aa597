import fp from "fastify-plugin";
import type { Config } from "#commerce/settings/environment.ts";
import { refuseProgram } from "#server/errors.ts";

type BlockList = { fragments: string[]; agents: string[]; addresses: Set<string>; never: Set<string> };
type Arrival = { url: string; agent: string; address: string };

const list = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/** The configured block list (specification 6). */
export function readBlockList(config: Config): BlockList {
  return {
    fragments: list(config.BLOCKED_FRAGMENTS),
    agents: list(config.BLOCKED_AGENTS),
    addresses: new Set(list(config.BLOCKED_IPS)),
    never: new Set(list(config.NEVER_BLOCKED_IPS)),
  };
}

/**
 * Fragments (plain ASCII) are searched in the decoded path and query of every caller; blocked addresses and agents do
 * not apply to our own clients.
 */
export function isBlocked(blocked: BlockList, { url, agent, address }: Arrival): boolean {
  // The query of staff-only routes is left out, because staff may search for anything.
  const told = isOfStaff(url) ? url.replace(/\?.*$/s, "") : url;
  const plain = told.includes("%") || told.includes("+") ? decode(told) : told.toLowerCase();
  if (blocked.fragments.some((fragment) => plain.includes(fragment))) return true;
  if (blocked.never.has(address)) return false;
  const name = agent.toLowerCase();
  return blocked.addresses.has(address) || blocked.agents.some((fragment) => name.includes(fragment));
}

const isOfStaff = (url: string): boolean => /^\/(?:office(?:\/|\?|$)|api\/(?:staff|audit|jobs)(?:\/|\?|$))/.test(url);

/** Whether an agent at an address may receive an answer cached for other callers of the same path. */
export function welcomes(config: Config): (agent: string, address: string) => boolean {
  const blocked = readBlockList(config);
  return (agent, address) => !isBlocked(blocked, { url: "/", agent, address });
}

/** Decodes an address, also when it is encoded two or three times or partly invalid. Only ASCII matters to the list. */
function decode(url: string): string {
  let text = url.replaceAll("+", " ");
  for (let round = 0; round < 3 && text.includes("%"); round++) {
    text = text.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return text.toLowerCase();
}

/** Refuses blocked requests before anything else is done for them. */
export const blockPlugin = fp<{ config: Config }>(async (app, { config }) => {
  const blocked = readBlockList(config);
  app.addHook("onRequest", (request, reply, done) => {
    const agent = request.headers["user-agent"] ?? "";
    if (!isBlocked(blocked, { url: request.raw.url ?? "", agent, address: request.ip })) return done();
    refuseProgram(request, reply, 403, "blocked", "This request is not welcome here.");
  });
});

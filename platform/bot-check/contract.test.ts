import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BotCheck, BotCheckTask } from "./bot-check.ts";
import { recaptchaCheck } from "./recaptcha.ts";
import { workCheck } from "./work.ts";

const solved = new Set<string>();
const once = async (signature: string) => !solved.has(signature) && Boolean(solved.add(signature));

/** Answers like the real provider: tokens carry their action and score, and are valid once. */
function openProvider(): Server {
  const used = new Set<string>();
  return createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const form = new URLSearchParams(body);
      const token = form.get("response") ?? "";
      const [action, score, id] = token.split("|");
      const success = form.get("secret") === "our-secret" && id !== undefined && !used.has(token);
      used.add(token);
      response.end(JSON.stringify({ success, action, score: Number(score) }));
    });
  }).listen(0);
}

let provider: Server;
let checks: Record<string, { check: BotCheck; solve: (task: BotCheckTask) => Promise<string> }>;
const errors: unknown[] = [];
let tokens = 0;

beforeAll(() => {
  provider = openProvider();
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  checks = {
    work: {
      check: workCheck("a-secret-of-32-characters-or-more", once),
      solve: async (task) => {
        const challenge = (task.kind === "work" ? task.challenge : {}) as Challenge;
        const solution = await solveChallenge({ challenge, deriveKey });
        return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
      },
    },
    recaptcha: {
      check: recaptchaCheck({ siteKey: "site", secret: "our-secret", host, leastScore: 0.5 }, (e) => errors.push(e)),
      solve: async (task) => {
        tokens += 1;
        return task.kind === "recaptcha" ? `${task.action}|0.9|${tokens}` : "";
      },
    },
  };
});
afterAll(() => void provider.close());

describe.each(["work", "recaptcha"])("3.6 the bot check %s", (name) => {
  const get = () => checks[name] as (typeof checks)[string];

  test("7.13 takes a good answer, once", async () => {
    const { check, solve } = get();
    const answer = await solve(await check.task("signup"));
    expect(await check.isPerson("signup", answer)).toBe(true);
    expect(await check.isPerson("signup", answer)).toBe(false);
  });

  test("7.13 refuses an answer to another action", async () => {
    const { check, solve } = get();
    expect(await check.isPerson("contact", await solve(await check.task("signup")))).toBe(false);
  });

  test.each(["", "nonsense", "e30=", `${"x".repeat(9000)}`, "bnVsbA=="])("refuses %j", async (answer) => {
    expect(await get().check.isPerson("signup", answer)).toBe(false);
  });
});

test("7.13 a score below the least is a robot's", async () => {
  expect(await checks.recaptcha?.check.isPerson("signup", "signup|0.4|low")).toBe(false);
});

test("a provider that cannot be reached takes nobody for a person, and says so", async () => {
  const settings = { siteKey: "s", secret: "s", host: "http://127.0.0.1:9", leastScore: 0.5 };
  const check = recaptchaCheck(settings, (error) => errors.push(error));
  expect(await check.isPerson("signup", "signup|1|x")).toBe(false);
  expect(errors.length).toBeGreaterThan(0);
});

test("a challenge that was made easier is refused", async () => {
  const { check, solve } = checks.work as (typeof checks)[string];
  const task = await check.task("signup");
  const parameters = { ...(task.kind === "work" ? (task.challenge as Challenge).parameters : {}), cost: 1 };
  const answer = await solve({ kind: "work", challenge: { ...(task as { challenge: object }).challenge, parameters } });
  expect(await check.isPerson("signup", answer)).toBe(false);
});

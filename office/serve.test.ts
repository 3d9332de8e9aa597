import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(["/office", "/office/products", "/office/products/1012?tab=prices"])(
  "%s is the office's document",
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "content-type": "text/html; charset=utf-8",
    });
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  },
);

test("every document has a nonce of its own, which its scripts carry", async () => {
  const nonces = new Set<string>();
  for (const answer of [await get("/office"), await get("/office")]) {
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"])) ?? [];
    expect(answer.body).toContain(`<script nonce="${nonce}">`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test.each([
  ["de-CH,de;q=0.9", "de"],
  ["nb", "no"],
  ["pt-BR", "en"],
  ["", "en"],
])("who asks for %j gets %s", async (header, language) => {
  expect((await get("/office", { "accept-language": header })).body).toContain(`<html lang="${language}"`);
});

test("the document says whether there may be a session, so that nobody asks in vain", async () => {
  expect((await get("/office")).body).not.toContain("data-session");
  expect((await get("/office", { cookie: "firn_office=x" })).body).not.toContain("data-session");
  expect((await get("/office", { cookie: "firn_office=mx" })).body).toContain("data-session");
});

test.each(["/office/api/nothing", "/office/assets/nothing.js"])("%s is not found, and no document", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
});

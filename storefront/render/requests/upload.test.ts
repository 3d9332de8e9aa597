import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Invalid forms with files. */

const base = useDatabase();
let app: App;

beforeAll(async () => {
  app = await openApp(base.db, { RATE_LIMIT_PER_MINUTE: "0" });
  return () => app.close();
});

const url = "/de-at/pro/signup";
const type = "multipart/form-data; boundary=x";
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n${value}\r\n`;
const end = "--x--\r\n";
const post = (payload: string, contentType = type) =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": contentType } });
const many = (count: number, part: (name: string, value: string) => string) =>
  Array.from({ length: count }, (_, at) => part(`name${at}`, "v")).join("") + end;

test.each([
  ["a field that is longer than 64 KB", field("notes", "a".repeat(70_000)) + end, "notes"],
  ["a field that is larger than the form may be", file("proof", "a".repeat(26 * 1024 * 1024)) + end, "proof"],
  ["hundreds of fields", many(300, field), "name"],
  ["hundreds of files", many(300, file), "name"],
])("%s is too large: 413, and the page names the field", async (_name, payload, name) => {
  const answer = await post(payload);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([413, "text/html; charset=utf-8"]);
  expect(answer.body).toContain("Das war zu viel auf einmal");
  expect(answer.body).toContain(`Feld: ${name}`);
  expect(answer.body).toContain(`href="${url}"`);
});

test.each([
  ["a form without its end", field("notes", "a")],
  [
    "a form that breaks off in a file",
    `--x\r\nContent-Disposition: form-data; name="proof"; filename="a.pdf"\r\n\r\nabc`,
  ],
  ["a form without a boundary", field("notes", "a") + end, "multipart/form-data"],
  ["a field with the name of what objects inherit", field("__proto__", "a") + end],
  [
    "a field of JSON that is none",
    `--x\r\nContent-Disposition: form-data; name="notes"\r\nContent-Type: application/json\r\n\r\n{\r\n${end}`,
  ],
])("%s is unreadable: 400, and a page about that", async (_name, payload, contentType = type) => {
  const answer = await post(payload, contentType);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("Das Formular kam nicht ganz an");
});

test("a browser that still sends gets the page too, and no broken connection", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<{ status: number; body: string }>((done, fail) => {
    const headers = { "content-type": type };
    const request = httpRequest({ host: "127.0.0.1", port, path: url, method: "POST", headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => {
        body += text;
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, body }));
    });
    request.on("error", fail);
    request.end(file("proof", "a".repeat(32 * 1024 * 1024)) + end);
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain("Feld: proof");
});

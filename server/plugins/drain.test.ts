import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** Clients that send everything before they read, on connections that end with the answer. */

const database = useDemoWorld();
let app: App;
let port: number;
beforeAll(async () => {
  app = await openApp(database.db, { RATE_LIMIT_PER_MINUTE: "0" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as { port: number }).port;
});

/** Resolves with the answer after everything is sent; a reset connection fails. */
const answerTo = (head: string[], body: string | Buffer, isChunked = false) =>
  new Promise<string>((done, fail) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.on("error", fail);
    socket.on("data", (bytes) => {
      heard += bytes.toString("latin1");
    });
    socket.on("end", () => done(heard));
    const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.length}`;
    socket.write([...head, "Host: shop.example", length, "Connection: close", "", ""].join("\r\n"));
    const chunk = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
    socket.write(chunk, () => socket.resume());
  });

const large = "x".repeat(5 * 1024 * 1024);
const inJson = "Content-Type: application/json";
const form = "Content-Type: application/x-www-form-urlencoded";
const parts = "Content-Type: multipart/form-data; boundary=x";
const file = (bytes: string) =>
  `--x\r\nContent-Disposition: form-data; name="proof"; filename="a.png"\r\n\r\n${bytes}\r\n--x--\r\n`;

describe("a body of 5 MB that nobody reads is sent in peace, and its sender hears", () => {
  test.each([
    ["413 of a body that is too large", ["POST /api/no/such HTTP/1.1", inJson], large, 413],
    ["413 of a query that is too large", ["POST /api/graphql HTTP/1.1", inJson], large, 413],
    ["403 of a call without a token", ["POST /api/cart/create HTTP/1.1", inJson], large, 403],
    [
      "403 of a key that is none",
      ["POST /api/catalog/products HTTP/1.1", inJson, "Authorization: Bearer x"],
      large,
      403,
    ],
    ["415 of a type that nobody takes", ["POST /en-us/cart HTTP/1.1", "Content-Type: text/plain"], large, 415],
    ["400 of an address that cannot be decoded", ["POST /%zz HTTP/1.1", inJson], large, 400],
    ["403 of an address that is blocked", ["POST /api/cart/create?q=select( HTTP/1.1", inJson], large, 403],
    ["200 of a page that was asked for with a body", ["GET /en-us/blog HTTP/1.1", inJson], large, 200],
    ["200 of the same once it is stored", ["GET /en-us/blog HTTP/1.1", inJson], large, 200],
    ["413 of a form with too many files", ["POST /en-us/pro/signup HTTP/1.1", parts], file(large.repeat(6)), 413],
    ["400 of a form with broken parts", ["POST /en-us/pro/signup HTTP/1.1", parts], large, 400],
    ["413 of a form where none is taken", ["POST /en-us/search HTTP/1.1", form], large, 413],
    ["413 of a form", ["POST /de-de/cart HTTP/1.1", form], large, 413],
  ])("8 %s", async (_, head, body, status) => {
    for (const isChunked of [false, true])
      expect((await answerTo(head, body, isChunked)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  });

  test("8 and so it does where what is sent is no HTTP, or its headers are too long", async () => {
    expect((await answerTo([`GET / HTTP/1.1\r\nx: ${large}`], "")).slice(0, 12)).toBe("HTTP/1.1 431");
    expect((await answerTo([large], large)).slice(0, 12)).toBe("HTTP/1.1 400");
  });
});

describe("a form over the limit gets a page that says so, in its language", () => {
  test.each([
    ["/en-us/cart", form, "That was too much at once"],
    ["/de-de/cart", form, "Das war zu viel auf einmal"],
    ["/ja-jp/checkout?step=contact", form, "一度に送れる量を超えています"],
    ["/sv-se/search", form, "Det var för mycket på en gång"],
    ["/de-de/pro/signup", parts, "Das war zu viel auf einmal"],
  ])("8 %s", async (path, type, title) => {
    const body = type === parts ? file(large.repeat(6)) : large;
    const answer = await answerTo([`POST ${path} HTTP/1.1`, type], body);
    const html = Buffer.from(answer, "latin1").toString("utf8");
    const [, heading = ""] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    expect([html.slice(0, 12), heading]).toEqual(["HTTP/1.1 413", title]);
    // The page links back to the form and not to the home page.
    expect(html.includes(`href="${path}" data-reload`)).toBe(true);
  });
});

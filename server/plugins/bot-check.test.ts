import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { afterForm, openApp, openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(database.db, { BOT_CHECK: "on", BOT_QUESTIONS_PER_HOUR: "6" });
});

const hidden = (markup: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(markup)?.[1] ?? "";
const german = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

/** The sum that a German page asks for. */
function sumIn(markup: string): number {
  const [, left = "", right = ""] = /Wie viel ist (\p{L}+) plus (\p{L}+)\?/u.exec(markup) ?? [];
  return german.indexOf(left) + german.indexOf(right) + 4;
}

/** A browser without scripts: its cookies, the pages it opens, the forms it sends. */
function browser(address: string) {
  let cookie = "";
  const keep = <A extends { cookies: { name: string; value: string }[] }>(answer: A): A => {
    if (answer.cookies.length > 0) cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return answer;
  };
  const remoteAddress = address;
  const open = async (url: string) => keep(await app.inject({ url, remoteAddress, headers: { cookie } }));
  return {
    open,
    send: async (url: string, form: Record<string, string>) => {
      const payload = new URLSearchParams(form).toString();
      const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
      return afterForm(keep(await app.inject({ method: "POST", url, remoteAddress, payload, headers })), open);
    },
  };
}

test("5 without a script a form asks a sum, keeps all that was typed, and takes the answer once", async () => {
  const { open, send } = browser("203.0.113.1");
  const page = "/de-de/support/contact";
  const first = (await open(page)).body;
  const typed = { name: 'Ida "B"', email: "ida@firn.example", order: "1042", message: "Zeile eins\nZeile zwei" };
  // The question is visible only to browsers without scripts.
  expect(first.slice(first.indexOf("<noscript>"), first.indexOf("</noscript>"))).toContain("Wie viel ist");

  const blank = await send(page, { ...typed, _csrf: hidden(first, "_csrf") });
  expect(blank.statusCode).toBe(422);
  for (const text of ["Ida &quot;B&quot;", "ida@firn.example", "1042", "Zeile eins\nZeile zwei"])
    expect(blank.body).toContain(text);
  expect(blank.body).not.toContain("<noscript>");
  expect(blank.body).toMatch(/<label[^>]*for="sum">Wie viel ist/);

  const answered = (markup: string, sum: number) => ({
    ...typed,
    _csrf: hidden(markup, "_csrf"),
    _question: hidden(markup, "_question"),
    _sum: String(sum),
  });
  const wrong = await send(page, answered(blank.body, sumIn(blank.body) + 1));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toMatch(/aria-invalid="true"[^>]*name="_sum"|name="_sum"[^>]*aria-invalid="true"/);
  expect((await send(page, answered(blank.body, sumIn(blank.body)))).statusCode).toBe(422);

  const right = answered(wrong.body, sumIn(wrong.body));
  const sent = await send(page, right);
  expect([sent.statusCode, sent.body.includes("ida@firn.example")]).toEqual([200, true]);
  expect((await send(page, right)).statusCode).toBe(422);
});

test("5 a right answer with a wrong field asks again, and the number of answers is limited", async () => {
  const { open, send } = browser("203.0.113.2");
  let markup = (await open("/de-de/account/create")).body;
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const form = { _csrf: hidden(markup, "_csrf"), _question: hidden(markup, "_question"), _sum: `${sumIn(markup)}` };
    const answer = await send("/de-de/account/create", { ...form, first_name: "Ola", email: "ola@firn" });
    markup = answer.body;
    statuses.push(answer.statusCode);
    expect(markup).toContain('value="Ola"');
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
});

test("3.6 an account is opened by a person alone, by form and by call; staff keys need no check", async () => {
  const { open, send } = browser("203.0.113.3");
  const markup = (await open("/de-de/account/create")).body;
  const typed = { first_name: "Ola", last_name: "Nord", email: "ola@firn.example", password: "corduroy-at-eight" };
  const form = { _csrf: hidden(markup, "_csrf"), _question: hidden(markup, "_question"), _sum: `${sumIn(markup)}` };
  expect((await send("/de-de/account/create", { ...typed, ...form })).statusCode).toBe(303);

  const body = { email: "kim@firn.example", first_name: "Kim", last_name: "Sol" };
  const account = { ...body, authentication: { new_password: "corduroy-at-eight" } };
  const caller = await openCaller(app);
  const create = (headers = {}) => caller.call("POST", "/api/customers/create", account, headers);
  const refused = await create();
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { "bot-check": "is missing" }]);
  const { challenge } = (await app.inject({ url: "/api/bot-check" })).json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  expect((await create({ "bot-check": answer })).statusCode).toBe(201);
  expect((await create({ "bot-check": answer })).json().code).toBe("bot-check");
  const { key } = await addKey(database.db, "office", ["customers:write"]);
  const byStaff = { ...account, email: "sol@firn.example" };
  const headers = { authorization: `Bearer ${key}` };
  const opened = await app.inject({ method: "POST", url: "/api/customers/create", payload: byStaff, headers });
  expect(opened.statusCode).toBe(201);
});

test("3.6 the other forms ask as well: newsletter, word of stock, the pro programme with its file", async () => {
  const { variantIds } = await plantProduct(database.db, { name: "Kestrel", stock: [0] });
  const { open, send } = browser("203.0.113.4");
  for (const page of ["/de-de/newsletter", `/de-de/notify/${variantIds[0]}`]) {
    const markup = (await open(page)).body;
    const typed = { email: "kim@firn.example", lists: "news", _csrf: hidden(markup, "_csrf") };
    expect((await send(page, typed)).statusCode).toBe(422);
    const sum = { _question: hidden(markup, "_question"), _sum: `${sumIn(markup)}` };
    expect((await send(page, { ...typed, ...sum })).statusCode).toBe(200);
  }
  const page = "/de-de/pro/signup";
  const markup = (await open(page)).body;
  expect(markup).toContain("Wie viel ist");
  const form = new FormData();
  form.set("_csrf", hidden(markup, "_csrf"));
  form.set("first_name", "Ola");
  form.set("notes", "Zehn Jahre am Berg");
  form.set("proof", new Blob(["%PDF-1.7"]), "card.pdf");
  const request = new Request("http://firn.example", { method: "POST", body: form });
  const type = { "content-type": request.headers.get("content-type") ?? "" };
  const cookie = (await open(page)).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { ...type, cookie, origin: "http://localhost", host: "localhost" };
  const answer = await app.inject({ method: "POST", url: page, payload, headers });
  const session = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const refused = await afterForm(answer, (url) => app.inject({ url, headers: { cookie: session } }));
  expect(refused.statusCode).toBe(422);
  for (const text of ['value="Ola"', "Zehn Jahre am Berg", 'name="_sum"']) expect(refused.body).toContain(text);
  const { rows } = await database.pool.query("select count(*)::int as number from pro_applications");
  expect(rows[0]?.number).toBe(0);
});

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * npm run bench:odd: the memory of a process under odd requests to every API, no two alike. Sends REQUESTS (30,000)
 * over CONNECTIONS (32) to a shop of its own in a temporary folder; ONLY=media,sign-in sends only these kinds.
 */

const total = Number(process.env.REQUESTS ?? 30_000);
const connections = Number(process.env.CONNECTIONS ?? 32);
const only = process.env.ONLY?.split(",");
const port = Number(process.env.PORT ?? 3748);
const host = "127.0.0.1";

let state = Number(process.env.SEED ?? 7);
/** The next pseudo-random number; the same seed gives the same sequence (Park and Miller). */
const random = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const word = () => random(2_000_000_000).toString(36);
const one = <T>(...of: T[]): T => of[random(of.length)] as T;

type Wish = { method?: string; path: string; headers?: Record<string, string>; body?: string };
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const locales = ["en-us", "fr-ca", "de-de", "ja-jp", "sv-se"];
const session: Record<string, string> = {};

const kinds: Record<string, () => Wish> = {
  page: () => ({
    path: `/${one(...locales)}/${one("", "c/snowboards", "p/kestrel", "blog", "stores")}?${word()}=${word()}`,
  }),
  "page-query": () => ({
    path: `/${one(...locales)}/c/snowboards?page=${random(50)}&sort=${word()}&in=${word()}&size=${word()}`,
  }),
  missing: () => ({ path: `/${one(...locales)}/${word()}/${word()}` }),
  search: () => ({
    path: `/${one(...locales)}/search?q=${word()}%20${one("board", "boots", "rot", "%E9%9B%AA")}&page=${random(9)}`,
  }),
  suggest: () => ({ path: `/api/search/suggest?q=${word().slice(0, 3)}` }),
  stores: () => ({ path: `/en-us/stores?place=${word()}` }),
  api: () => ({
    path: `/api/products?limit=${random(250)}&page=${random(9)}&name=${word()}`,
    headers: { "x-bc-region": one("us", "ca", "xx") },
  }),
  engine: () => ({
    method: "POST",
    path: "/api/as/v1/engines/firn/search",
    headers: { ...json, authorization: "Bearer search-firn-demo" },
    body: JSON.stringify({
      query: word(),
      filters: { [word()]: word() },
      page: { size: random(100), current: random(9) },
    }),
  }),
  content: () => ({
    path: `/v3/content_types/product/entries?environment=production&locale=${one(...locales)}&limit=${random(100)}&query=${encodeURIComponent(JSON.stringify({ [word()]: word() }))}`,
    headers: { api_key: "firn-demo", access_token: "firn-demo-delivery" },
  }),
  media: () => ({
    path: `/i/firn/kestrel-glacier-topsheet?w=${1 + random(3000)}&h=${1 + random(3000)}&fmt=${one("webp", "avif", "png", "auto")}&qlt=${random(100)}`,
  }),
  graphql: () => ({
    method: "POST",
    path: "/api/graphql",
    headers: json,
    body: JSON.stringify({ query: `query ${word()} { a${word()}: __typename ${word()} }` }),
  }),
  body: () => ({
    method: "POST",
    path: `/api/${one("cart/create", "no/such")}`,
    headers: { ...json, ...session },
    body: JSON.stringify({ [word()]: word().repeat(random(150_000)) }),
  }),
  upload: () => ({
    method: "POST",
    path: "/en-us/pro/signup",
    headers: { ...form, "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\ncontent-disposition: form-data; name="proof"; filename="a.png"\r\n\r\n${"y".repeat(random(6_000_000))}\r\n--x--\r\n`,
  }),
  cart: () => ({
    method: "POST",
    path: "/api/cart/create",
    headers: { ...json, ...session },
    body: JSON.stringify({ line_items: [{ variant_id: random(3000), quantity: random(9) }] }),
  }),
  "sign-in": () => ({
    method: "POST",
    path: "/api/customers/login",
    headers: { ...json, ...session },
    body: JSON.stringify({ email: `${word()}@firn.example`, pw: word() }),
  }),
  form: () => ({
    method: "POST",
    path: `/${one(...locales)}/${one("cart", "contact", "checkout", "newsletter")}`,
    headers: form,
    body: `${word()}=${word()}&email=${word()}`,
  }),
};

/** Expensive kinds are requested less often, as in real traffic. */
const heavy = new Set(["media", "body", "upload", "sign-in"]);
const chosen = only ?? Object.keys(kinds).flatMap((kind) => (heavy.has(kind) ? [kind] : [kind, kind, kind]));

const agent = new Agent({ keepAlive: true, maxSockets: connections });
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
const ask = ({ method = "GET", path, headers = {}, body }: Wish) =>
  new Promise<Answer>((done, fail) => {
    const sent = request(
      { agent, host, port, method, path, headers: { "user-agent": "odd", ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("latin1");
        response.on("data", (chunk: string) => {
          if (text.length < 5000) text += chunk;
        });
        response.on("end", () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on("error", fail);
      },
    );
    sent.on("error", fail);
    sent.end(body);
  });

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const folder = mkdtempSync(join(tmpdir(), "firn-odd-"));
const settings = {
  DATA_DIR: folder,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: "0",
  BUSY_AFTER_MS: "0",
  LOG_LEVEL: "error",
};
const shop: ChildProcess = spawn(process.execPath, ["server/launch/serve.js"], {
  env: { ...process.env, ...settings, SIGN_INS_PER_HOUR: "1000000", ACCOUNTS_PER_HOUR: "1000000" },
  stdio: ["ignore", "ignore", "inherit"],
});
const ended = new Promise((done) => shop.once("exit", done));
try {
  for (let tries = 0; tries < 1200 && !(await fetch(`http://${host}:${port}/readyz`).catch(() => null))?.ok; tries += 1)
    await new Promise((later) => setTimeout(later, 100));
  const token = await ask({ path: "/api/csrf" });
  session.cookie = String(token.headers["set-cookie"] ?? "").split(";")[0] ?? "";
  session["csrf-token"] = JSON.parse(token.text).token;
  const pid = shop.pid ?? 0;
  const told = async (at: string) => {
    const metrics = await (await fetch(`http://${host}:${port}/metrics`)).text();
    const megabytes = (name: string) =>
      (Number(metrics.split(`\n${name} `)[1]?.split("\n")[0]) / 1024 / 1024).toFixed(0);
    const old = megabytes('nodejs_heap_space_size_used_bytes{space="old"}');
    const buffers = megabytes("nodejs_external_memory_bytes");
    console.log(
      `${at.padStart(8)} requests: ${residentMb(pid).toFixed(0)} MB (old objects ${old}, buffers ${buffers})`,
    );
  };
  await told("0");
  let [sent, peak] = [0, 0];
  const faults = new Map<string, number>();
  const worker = async () => {
    while (sent < total) {
      sent += 1;
      const at = sent;
      const kind = chosen[random(chosen.length)] ?? "page";
      const answer = await ask(kinds[kind]!()).catch((error: NodeJS.ErrnoException) => ({ status: error.code ?? 0 }));
      const isFault = typeof answer.status === "string" || answer.status >= 500;
      if (isFault) faults.set(`${kind} ${answer.status}`, (faults.get(`${kind} ${answer.status}`) ?? 0) + 1);
      if (at % 50 === 0) peak = Math.max(peak, residentMb(pid));
      if (at % Math.ceil(total / 10) === 0) await told(String(at));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  console.log(`peak: ${peak.toFixed(0)} MB`);
  console.log(
    faults.size > 0 ? [...faults].map(([what, count]) => `${what}: ${count}`).join("\n") : "no 5xx, no reset",
  );
  agent.destroy();
  await new Promise((later) => setTimeout(later, 20_000));
  await told("20 s on");
} finally {
  shop.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

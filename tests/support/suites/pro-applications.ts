import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { sendProEmail } from "#commerce/customers/pro-applications/emails.tsx";
import { listApplications } from "#commerce/customers/pro-applications/reads.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { afterForm, openApp, openCaller } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { useTempFolder } from "#tests/support/temp.ts";

export type Job = Record<string, unknown>;

/** Applications of professionals, their proofs and e-mails, for the tests of one file. */
export function useProApplications() {
  const base = useDatabase();
  const secret = "a secret that is long enough for tests";
  const password = "powder-before-noon";
  let app: App;
  const dataDir = useTempFolder("proofs");
  let staff = "";
  beforeAll(async () => {
    app = await openApp(base.db, { DATA_DIR: dataDir, LETTERS_PER_HOUR: "1000" });
    staff = `Bearer ${(await addKey(base.db, "Office", ["pro:review"])).key}`;
  });
  afterAll(() => app.close());
  let jobs: Job[] = [];
  beforeEach(() => {
    jobs = [];
  });
  const queue = { send: async (_: string, data: Job) => void jobs.push(data) };
  const config = { SECRET: secret, PUBLIC_URL: "https://firn.example", PORT: 1, SHOP_EMAIL: "pro@firn.example" };
  /** Returns the mail that a job sends. */
  async function mailOf(job: Job): Promise<Message> {
    const sent: Message[] = [];
    await sendProEmail({ db: base.db, config }, { send: async (message) => void sent.push(message) }, job);
    return sent[0]!;
  }
  const linkIn = ({ text }: Message) => new URL(/https:\S+/.exec(text)![0]);
  const pdf = Buffer.from("%PDF-1.7 a card of this season");
  const fields = (email: string) => ({
    first_name: "Ada",
    last_name: "Berg",
    email,
    kind: "resort",
    association: "Nordkette",
    country: "at",
    role: "Instructor",
    notes: "Since 2019",
  });
  async function send(form: Record<string, string>, proof: Uint8Array<ArrayBuffer> | null, path = "/de-at/pro/signup") {
    const caller = await openCaller(app);
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...form, _csrf: caller.headers["csrf-token"] ?? "" }))
      data.append(name, value);
    if (proof) data.append("proof", new Blob([proof], { type: "text/html" }), "card.html");
    const body = new Response(data);
    const type = body.headers.get("content-type") ?? "";
    const { cookie = "" } = caller.headers;
    const payload = Buffer.from(await body.arrayBuffer());
    const headers = { cookie, "content-type": type };
    const answer = await app.inject({ method: "POST", url: path, headers, payload });
    return afterForm(answer, (url) => app.inject({ url, headers: { cookie } }));
  }
  let people = 0;
  const newEmail = () => `pro${people++}@firn.example`;
  async function applied(email = newEmail()) {
    expect((await send(fields(email), new Uint8Array(pdf))).statusCode).toBe(303);
    const [found] = await listApplications(base.db, { page: 1, perPage: 1 });
    return found!;
  }
  const call = async (method: "GET" | "PUT", path: string, body?: object, authorization = staff) => {
    const answer = await app.inject({
      method,
      url: `/api/pro/applications${path}`,
      headers: { authorization },
      ...(body && { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: answer.headers["content-type"]?.includes("json") ? answer.json() : answer,
    };
  };
  async function contextOf(options: Parameters<typeof privateContext>[1] & { params?: Record<string, string> }) {
    const { params = {}, ...rest } = options;
    const context = await privateContext(base.db, rest);
    const services = { ...context.services, jobs: queue, config: { ...context.services.config, SECRET: secret } };
    return { ...context, params, services: services as unknown as typeof context.services };
  }
  return {
    base,
    password,
    dataDir,
    queue,
    mailOf,
    linkIn,
    pdf,
    fields,
    send,
    newEmail,
    applied,
    call,
    contextOf,
    get app() {
      return app;
    },
    get staff() {
      return staff;
    },
    get jobs() {
      return jobs;
    },
  };
}

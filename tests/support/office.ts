import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import type { App } from "#platform/http/app.ts";

export type Office = {
  /** The office's cookie and CSRF token. */
  headers: Record<string, string>;
  /** Sends a request to a path below /office/api. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts the session, and continues with the credentials of its response. */
  signIn(email: string, password?: string, code?: string): Promise<Response>;
};

const cookieIn = (answer: Response): string | undefined => {
  const [cookie] = answer.cookies.filter(({ name }) => name === "firn_office");
  return cookie && `${cookie.name}=${cookie.value}`;
};

/** A browser at the office, not signed in. */
export async function openOffice(app: App): Promise<Office> {
  const first = await app.inject({ url: "/office/api/csrf" });
  const headers: Record<string, string> = { cookie: cookieIn(first) ?? "", "csrf-token": first.json().token };
  const call: Office["call"] = (method, path, body, more = {}) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const payload = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const url = `/office/api${path}`;
    return app.inject({ method, url, payload, headers: { ...headers, ...type, ...more } } as InjectOptions);
  };
  return {
    headers,
    call,
    async signIn(email, password = "first-tracks-2026", code) {
      const answer = await call("POST", "/session", { email, password, ...(code !== undefined && { code }) });
      if (answer.statusCode === 200)
        Object.assign(headers, { cookie: cookieIn(answer), "csrf-token": answer.json().csrfToken });
      return answer;
    },
  };
}

/** The same, signed in. */
export async function openMember(app: App, email: string, password?: string, code?: string): Promise<Office> {
  const office = await openOffice(app);
  const answer = await office.signIn(email, password, code);
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
  return office;
}

import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { UnsavedForm } from "#storefront/app/page.ts";
import type { PageServices } from "#storefront/render/page-services.ts";

/** Names the browser whose form waits; a session cannot, for signing in begins another one. */
const cookie = "unsaved";
const name = "unsaved";

/** Not for keeping: tokens of the session that has ended, and passwords. */
const isKept = ([field]: [string, string]): boolean => field !== "_csrf" && !/password/i.test(field);

/** Keeps a customer's form whose session had ended, until its sender has signed in again (half an hour). */
export async function keepUnsaved(
  { formAnswers }: Pick<PageServices, "formAnswers">,
  request: FastifyRequest,
  reply: FastifyReply,
  form: UnsavedForm,
): Promise<void> {
  const key = randomBytes(24).toString("base64url");
  await formAnswers.keep(key, name, { ...form, fields: form.fields.filter(isKept) });
  const secure = request.protocol === "https";
  reply.setCookie(cookie, key, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: 30 * 60 });
}

/** The form that waits in this browser, or null. */
export async function findUnsaved(
  { formAnswers }: Pick<PageServices, "formAnswers">,
  request: FastifyRequest,
): Promise<UnsavedForm | null> {
  const key = request.cookies[cookie];
  return key ? formAnswers.find<UnsavedForm>(key, name) : null;
}

/** It was sent, or let go. */
export async function forgetUnsaved(
  { formAnswers }: Pick<PageServices, "formAnswers">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = request.cookies[cookie];
  if (!key) return;
  await formAnswers.forget(key, name);
  reply.clearCookie(cookie, { path: "/" });
}

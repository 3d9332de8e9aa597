import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { UnsavedForm } from "#storefront/app/page.ts";
import type { PageServices } from "#storefront/render/page-services.ts";

/** The cookie that identifies the browser with a stored form. A session cannot, because signing in starts a new one. */
const cookie = "unsaved";
const name = "unsaved";

/** Fields that are not stored: CSRF tokens of the ended session, and passwords. */
const isKept = ([field]: [string, string]): boolean => field !== "_csrf" && !/password/i.test(field);

/** Stores a customer's form whose session had ended, until they have signed in again (half an hour). */
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

/** Returns the form stored for this browser, or null. */
export async function findUnsaved(
  { formAnswers }: Pick<PageServices, "formAnswers">,
  request: FastifyRequest,
): Promise<UnsavedForm | null> {
  const key = request.cookies[cookie];
  return key ? formAnswers.find<UnsavedForm>(key, name) : null;
}

/** Removes the stored form, after it was sent or discarded. */
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

import type { FastifyReply } from "fastify";
import { comesFromOurPage } from "#platform/http/csrf.ts";
import type { PageAnswer, Visitor } from "#storefront/app/page.ts";
import { makePages } from "#storefront/render/make-pages.ts";
import type { PageRequest } from "#storefront/render/requests/context.ts";
import { sendErrorPage } from "#storefront/render/requests/error-page.ts";
import { sendRedirect } from "#storefront/render/requests/send.ts";
import { forgetUnsaved, keepUnsaved } from "#storefront/render/requests/unsaved-form.ts";
import type { SentForm } from "#storefront/render/requests/upload.ts";
import { visitorOf } from "#storefront/render/requests/visitor.ts";

/** The query parameter of an address that shows the answer of the last form sent to it. */
export const answerParameter = "answer";

/**
 * Handles a page's form. Every accepted form is answered with a redirect (post, redirect, get): to another page after a
 * success, or to its own page, whose answer is stored for the session (form-answers.ts). Reloading or going back
 * therefore never sends a form again.
 */
export async function servePost(asked: PageRequest): Promise<FastifyReply> {
  const { site, shop, request, reply, target, context, search } = asked;
  const post = target.route && shop.posts.get(target.route.page);
  if (!target.route || !post) return sendErrorPage(site, request, reply, target.route ? 405 : 404);
  const { form, files } = sentForm(request.body);
  const isOneClick = target.route.oneClick === true && form.get("List-Unsubscribe") === "One-Click";
  const isOurs =
    isOneClick || site.csrf.isValid(request.visit.sessionId, form.get("_csrf")) || comesFromOurPage(request);
  if (!isOurs) return sendErrorPage(site, request, reply, 403);
  const visitor = await visitorOf(site, request, reply);
  if (target.route.access === "customer" && !visitor.customer) {
    await keepUnsaved(site, request, reply, { path: context.path + search, fields: [...form] });
    const signIn = shop.localePath(context.locale, "/account/sign-in?to=/account/unsaved&ended=1");
    return sendRedirect(reply, false, { redirect: signIn, status: 303 });
  }
  const own = { ...context, visitor };
  const answer: PageAnswer = await post(own, form, files);
  const { payload } = await makePages(site, shop).finish(answer, target, own);
  // A mail program does not follow redirects or show a page.
  if (isOneClick) return reply.code("redirect" in payload ? 200 : payload.status).send();
  if (answer.kind === "missing") return sendErrorPage(site, request, reply, answer.status);
  if (visitor.customer) await forgetUnsaved(site, request, reply);
  const owner = ownerOf(visitor);
  if ("redirect" in payload) {
    await site.formAnswers.forget(owner, context.path);
    return sendRedirect(reply, false, { ...payload, status: 303 }, search);
  }
  await site.formAnswers.keep(owner, context.path, payload);
  const address = shop.localePath(context.locale, context.path);
  return sendRedirect(reply, false, { redirect: address, status: 303, query: { [answerParameter]: "1" } }, search);
}

/** The owner of a visitor's form answers: their session. */
export const ownerOf = (visitor: Visitor): string => `session ${visitor.sessionId}`;

const sentForm = (body: unknown): SentForm =>
  body && typeof body === "object" && "form" in body
    ? (body as SentForm)
    : { form: new URLSearchParams(typeof body === "string" ? body : ""), files: new Map() };

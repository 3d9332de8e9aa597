import type { FastifyReply } from "fastify";

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox";

/** Sends an email as a page for staff to read, in which no scripts run. */
export const sendEmailPage = (reply: FastifyReply, html: string) =>
  reply
    .header("content-security-policy", policy)
    .header("x-frame-options", "SAMEORIGIN")
    .type("text/html; charset=utf-8")
    .send(html);

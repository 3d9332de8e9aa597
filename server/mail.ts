import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { type Mail, outboxMail, smtpMail } from "#platform/mail.ts";

/** Mail as configured: SMTP, or the outbox folder where it can be read. */
export function openMail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): Mail {
  return SMTP_URL ? smtpMail(SMTP_URL, MAIL_FROM) : outboxMail(join(DATA_DIR, "outbox"), MAIL_FROM);
}

import { join } from "node:path";
import type { Config } from "#commerce/settings/environment.ts";
import { findOwnerEmail } from "#commerce/staff/members/reads.ts";
import type { Db } from "#database/tables.ts";
import { type Mail, outboxMail, smtpMail } from "#platform/mail.ts";

/**
 * Opens mail as configured: SMTP, or the outbox folder. Mail to the shop itself goes to the owner until a shop address
 * is set.
 */
export function openMail(config: Config, db: Db): Mail {
  const from = () => config.MAIL_FROM;
  const mail = config.SMTP_URL ? smtpMail(config.SMTP_URL, from) : outboxMail(join(config.DATA_DIR, "outbox"), from);
  return {
    async send(message) {
      const to = message.to || (await findOwnerEmail(db));
      if (to) await mail.send({ ...message, to });
    },
  };
}

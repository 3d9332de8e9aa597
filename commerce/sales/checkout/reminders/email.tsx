import { findCart } from "#commerce/sales/cart/reads.ts";
import { localizeLines } from "#commerce/sales/orders/emails/localize.ts";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { FootLink } from "#commerce/shared/email/frame.tsx";
import { plainButton } from "#commerce/shared/email/plain-text.ts";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { LineItems } from "#commerce/shared/email/tables.tsx";
import { defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import { findDue } from "./actions.ts";
import { cartReminderTexts } from "./email-texts.ts";
import { reminderKeyOf } from "./links.ts";

type Services = BrandSource & {
  db: Db;
  content: ContentClient;
  config: { PUBLIC_URL: string; PORT: number; MEDIA_URL: string; SECRET: string };
};

/** Sends the reminder unless it has become obsolete; throws when it could not be handed over. */
export async function sendCartReminder(services: Services, mail: Mail, reminderId: number): Promise<void> {
  const { db, content, config } = services;
  const found = await findDue(db, reminderId);
  const cart = found && (await findCart(db, found.cartId));
  if (!found?.email || !cart || cart.lines.length === 0) return;
  const language = (found.language in cartReminderTexts ? found.language : "en") as Language;
  const locale = localeOf(found.country, language) ?? defaultLocale;
  const pages = `${originOf(config)}/${locale.code}`;
  const query = `?reminder=${reminderId}&key=${reminderKeyOf(reminderId, config.SECRET)}`;
  const [brand, localized] = await Promise.all([
    brandFor(services, locale),
    localizeLines({ db, content }, cart.lines, { language, country: found.country }),
  ]);
  const media = config.MEDIA_URL || originOf(config);
  const lines = localized.map(({ name, options, quantity, image }) => ({
    name,
    more: [[options.map(({ label }) => label).join(" / "), `× ${quantity}`].filter(Boolean).join(", ")],
    picture: image && `${media}/i/firn/${encodeURIComponent(image)}?w=120&h=160&fmt=jpg&qlt=75`,
  }));
  const texts = cartReminderTexts[language];
  const leave = { text: texts.leave, href: `${pages}/cart/reminders${query}` };
  const email = simpleEmail({
    language,
    brand,
    subject: fill(texts.subject, { name: lines[0]?.name ?? "" }),
    title: texts.title,
    text: texts.text,
    content: (
      <div style={{ margin: "0 0 24px" }}>
        <LineItems lines={lines} />
      </div>
    ),
    plain: [lines.map(({ name, more }) => `- ${name} (${more})`).join("\n")],
    button: { text: texts.button, href: `${pages}/cart/restore${query}` },
    note: texts.note,
    help: texts.help,
    support: `${pages}/support`,
    foot: <FootLink {...leave} />,
    plainFoot: plainButton(language, leave),
  });
  await mail.send({ to: found.email, ...email, leave: leave.href });
}

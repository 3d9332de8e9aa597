import { Fragment } from "react";
import { type BrandSource, brandFor, defaultBrand, type EmailBrand, originOf } from "#commerce/shared/email/brand.ts";
import { EmailFrame, FootLink, font, Row, renderEmail } from "#commerce/shared/email/frame.tsx";
import { plainButton } from "#commerce/shared/email/plain-text.ts";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { defaultLocale, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { newsletterEmailTexts } from "./email-texts.ts";
import { watchKeyOf } from "./keys.ts";
import { findSubscription, findWatched, type WatchedVariant } from "./reads.ts";
import type { ContactTopic, NewsletterEmailJob } from "./schema.ts";

type Services = BrandSource & { db: Db; content: ContentClient; config: Settings };
type Settings = { PUBLIC_URL: string; PORT: number; MAIL_FROM: string; CONTACT_EMAIL: string; SECRET: string };
type ContactJob = Extract<NewsletterEmailJob, { kind: "contact" }>;

/** Writes an email and sends it. Throws when sending fails. Sends nothing when the email is no longer needed. */
export async function sendNewsletterEmail(services: Services, mail: Mail, job: NewsletterEmailJob): Promise<void> {
  const locale = (job.kind !== "contact" && parseLocale(job.locale)) || defaultLocale;
  const brand = await brandFor(services, locale);
  const message =
    job.kind === "contact"
      ? contactEmail(job, services.config, brand)
      : await emailToReader(services, job, locale, brand);
  if (message) await mail.send(message);
}

async function emailToReader(
  { db, content, config }: Services,
  job: Exclude<NewsletterEmailJob, ContactJob>,
  locale: Locale,
  brand: EmailBrand,
): Promise<Message | null> {
  const pages = `${originOf(config)}/${locale.code}`;
  const linksOf = (path: string, key: string) => ({
    action: `${pages}${path}`,
    support: `${pages}/support`,
    leave: `${pages}/newsletter/leave?key=${key}`,
  });
  if (job.kind === "confirm") {
    const own = await findSubscription(db, job.key);
    if (!own || own.isConfirmed || own.hasLeft) return null;
    const links = linksOf(`/newsletter/confirm?key=${job.key}`, job.key);
    return newsletterEmail("confirm", locale.language, job.to, links, noProduct, brand);
  }
  const variant = await findWatched(db, job.variantId, job.region ?? locale.shoppingRegion);
  if (!variant) return null;
  const links = linksOf(`/p/${variant.uid}${optionsQuery(variant)}`, watchKeyOf(job.to, config.SECRET));
  return newsletterEmail("back", locale.language, job.to, links, await namesOf(content, locale, variant), brand);
}

/** The query that selects that variant on the product's page: "?color=glacier&size=156". */
function optionsQuery({ options }: WatchedVariant): string {
  const pairs = options.map(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** The product's name, and the variant's name including its options. */
type Names = { name: string; variant: string };
const noProduct: Names = { name: "", variant: "" };

async function namesOf(content: ContentClient, locale: Locale, { uid, name, options }: WatchedVariant): Promise<Names> {
  const entries = await content.byUids<Partial<ProductContent>>("product", [uid], locale.contentLocale);
  const entry = entries.get(uid);
  const title = entry?.title || name;
  const labels = options.map(({ code, label }) => entry?.data.valueNames?.[code] ?? label);
  return { name: title, variant: labels.length > 0 ? `${title} (${labels.join(" / ")})` : title };
}

type Links = { action: string; support: string; leave?: string };

export function newsletterEmail(
  kind: "confirm" | "back",
  language: Language,
  to: string,
  { action, support, leave }: Links,
  { name, variant } = noProduct,
  brand = defaultBrand,
): Message {
  const { [kind]: own, help, leave: leaveText } = newsletterEmailTexts[language];
  const leaveLink = leave && { text: leaveText, href: leave };
  const email = simpleEmail({
    language,
    brand,
    subject: fill(own.subject, { name, brand: brand.name }),
    title: own.title,
    text: fill(own.text, { name: variant, brand: brand.name }),
    button: { text: own.button, href: action },
    note: own.note,
    help,
    support,
    ...(leaveLink && { foot: <FootLink {...leaveLink} />, plainFoot: plainButton(language, leaveLink) }),
  });
  return { to, ...email, ...(leave && { leave }) };
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ");

/** What staff read of what a question is about. */
const topicNames: Record<ContactTopic, string> = {
  order: "an order or a parcel",
  back: "a return or an exchange",
  warranty: "something that broke",
  goods: "choosing a product or a size",
  other: "something else",
};

function contactEmail(
  { name, email, order, locale, message, topic }: ContactJob,
  config: Settings,
  brand: EmailBrand,
): Message {
  const about = topic && `About: ${topicNames[topic]}`;
  const facts = [`${name} <${email}>`, about, order && `Order: ${order}`, `Locale: ${locale}`].filter(Boolean);
  const subject = oneLine(`Contact: ${name}${order ? ` (${order})` : ""}`);
  const html = renderEmail(
    <EmailFrame language="en" brand={brand} subject={subject} preview={message.slice(0, 100)}>
      <Row style={{ padding: "36px 32px", ...font, fontSize: 16, lineHeight: 1.5 }}>
        <p style={{ margin: "0 0 16px" }}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <br />}
              {fact}
            </Fragment>
          ))}
        </p>
        <p style={{ margin: 0, whiteSpace: "pre-wrap" }}>{message}</p>
      </Row>
    </EmailFrame>,
  );
  const to = config.CONTACT_EMAIL || addressIn(config.MAIL_FROM);
  return { to, subject, html, text: `${facts.join("\n")}\n\n${message}` };
}

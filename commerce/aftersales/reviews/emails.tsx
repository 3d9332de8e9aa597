import { Fragment } from "react";
import { localizeOrder } from "#commerce/sales/orders/emails/localize.ts";
import { languageOf } from "#commerce/sales/orders/emails/send.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { Button, FootLink, font, Label, Paragraph, slate } from "#commerce/shared/email/frame.tsx";
import { plainButton } from "#commerce/shared/email/plain-text.ts";
import { type SimpleEmail, simpleEmail, staffEmail } from "#commerce/shared/email/simple.tsx";
import { calledIn } from "#commerce/shared/regions/names.ts";
import { defaultLocale, localeOf, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { unreviewedOf } from "./buyers.ts";
import { decideKey, questionKey, writeKey } from "./links.ts";
import { findQuestionOrAnswer } from "./question-reads.ts";
import { findReview, findWriter } from "./reads.ts";
import type { ModerationSubject, ReviewEmailJob } from "./schema.ts";
import { reviewEmailTexts } from "./texts/all.ts";

type Services = BrandSource & {
  db: Db;
  content: ContentClient;
  config: { PUBLIC_URL: string; PORT: number; SECRET: string; SHOP_EMAIL: string };
};

/** Writes the email of a job, unless its subject is no longer relevant. */
export async function sendReviewEmail(services: Services, mail: Mail, data: Record<string, unknown>): Promise<void> {
  const message = await messageFor(services, data as ReviewEmailJob);
  if (message) await mail.send(message);
}

function messageFor(services: Services, job: ReviewEmailJob): Promise<Message | null> {
  switch (job.kind) {
    case "request":
      return requestEmail(services, job.orderId);
    case "confirm":
      return confirmEmail(services, job.questionId);
    case "answered":
      return answeredEmail(services, job.answerId);
    case "rejected":
      return rejectedEmail(services, job.reviewId);
    default:
      return emailToShop(services, job.what, job.id);
  }
}

const pagesIn = ({ config }: Services, { code }: Locale) => `${originOf(config)}/${code}`;

type Content = Omit<SimpleEmail, "language" | "brand" | "help" | "support">;

async function emailTo(to: string, locale: Locale, services: Services, content: Content): Promise<Message> {
  const { language } = locale;
  const { help } = reviewEmailTexts[language];
  const brand = await brandFor(services, locale);
  return { to, ...simpleEmail({ ...content, language, brand, help, support: `${pagesIn(services, locale)}/support` }) };
}

const Quote = ({ text, isOwn = false }: { text: string; isOwn?: boolean }) => (
  <Paragraph style={{ whiteSpace: "pre-line", ...(isOwn && slate) }}>{text}</Paragraph>
);

async function requestEmail(services: Services, orderId: number): Promise<Message | null> {
  const { db, config } = services;
  const order = await findOrder(db, orderId);
  if (!order?.email) return null;
  const unreviewed = await unreviewedOf(db, order);
  const language = languageOf(order);
  const locale = localeOf(order.country, language) ?? parseLocale(`${language}-global`) ?? defaultLocale;
  const pages = pagesIn(services, locale);
  const { lines } = await localizeOrder(services, order, language);
  const query = `order=${orderId}&key=${writeKey(orderId, config.SECRET)}`;
  const products = unreviewed.flatMap(({ id, uid }) => {
    const line = lines.find(({ productId }) => productId === id);
    return line ? [{ name: line.name, href: `${pages}/p/${uid}/review?${query}` }] : [];
  });
  if (products.length === 0) return null;
  const { request: own, leave: leaveText } = reviewEmailTexts[locale.language];
  const leave = { text: leaveText, href: `${pages}/review-letters?${query}` };
  const message = await emailTo(order.email, locale, services, {
    subject: own.subject,
    title: own.title,
    text: fill(own.text, { name: calledIn(language, order.shippingAddress) }),
    content: products.map(({ name, href }) => (
      <Fragment key={href}>
        <p style={{ margin: "24px 0 10px", ...font, fontSize: 17, fontWeight: 700 }}>{name}</p>
        <Button text={own.button} href={href} />
      </Fragment>
    )),
    plain: [...products.map(({ name, href }) => `${name}\n${href}`), plainButton(locale.language, leave)],
    note: own.note,
    foot: <FootLink {...leave} />,
  });
  return { ...message, leave: leave.href };
}

async function confirmEmail(services: Services, id: number): Promise<Message | null> {
  const question = await findQuestionOrAnswer(services.db, "question", id);
  if (question?.status !== "unconfirmed") return null;
  const { locale, address } = await productPage(services, question.locale, question.productId);
  const { button, ...own } = reviewEmailTexts[locale.language].confirm;
  return emailTo(question.email, locale, services, {
    ...own,
    content: <Quote text={question.text} isOwn />,
    plain: [question.text],
    button: {
      text: button,
      href: `${address}/ask?confirm=${id}&confirm_key=${questionKey(id, services.config.SECRET)}`,
    },
  });
}

async function answeredEmail(services: Services, id: number): Promise<Message | null> {
  const { db } = services;
  const answer = await findQuestionOrAnswer(db, "answer", id);
  const question = answer?.questionId ? await findQuestionOrAnswer(db, "question", answer.questionId) : null;
  if (answer?.status !== "published" || question?.status !== "published" || !question.email) return null;
  const { locale, name, address } = await productPage(services, question.locale, question.productId);
  const { button, ...own } = reviewEmailTexts[locale.language].answered;
  return emailTo(question.email, locale, services, {
    ...own,
    text: fill(own.text, { product: name }),
    content: (
      <>
        <Label margin="0 0 6px">{question.text}</Label>
        <Quote text={answer.text} />
      </>
    ),
    plain: [question.text, answer.text],
    button: { text: button, href: `${address}#questions` },
  });
}

async function rejectedEmail(services: Services, id: number): Promise<Message | null> {
  const { db } = services;
  const review = await findReview(db, id);
  const writer = review?.status === "rejected" ? await findWriter(db, id) : null;
  if (!review || !writer) return null;
  const { language } = review;
  const locale = parseLocale(`${language}-${writer.country}`) ?? parseLocale(`${language}-global`) ?? defaultLocale;
  const { name } = await productPage(services, locale.code, review.productId);
  const { button, reason: reasonLabel, ...own } = reviewEmailTexts[locale.language].rejected;
  const text = `${review.title}\n${review.text}`;
  const reason = review.reason && `${reasonLabel} ${review.reason}`;
  return emailTo(writer.email, locale, services, {
    ...own,
    text: fill(own.text, { product: name }),
    content: (
      <>
        <Quote text={text} isOwn />
        {reason && <Quote text={reason} />}
      </>
    ),
    plain: [text, reason],
    button: { text: button, href: `${pagesIn(services, locale)}/support/contact` },
  });
}

async function productPage({ db, content, config }: Services, code: string, productId: number) {
  const locale = parseLocale(code) ?? defaultLocale;
  const { uid = "", name = "" } =
    (await db.selectFrom("products").select(["uid", "name"]).where("id", "=", productId).executeTakeFirst()) ?? {};
  const entries = await content.byUids<Partial<ProductContent>>("product", [uid], locale.contentLocale);
  return { locale, name: entries.get(uid)?.title || name, address: `${originOf(config)}/${locale.code}/p/${uid}` };
}

async function emailToShop(services: Services, what: ModerationSubject, id: number): Promise<Message | null> {
  const { db, config } = services;
  const found = what === "review" ? await findReview(db, id) : await findQuestionOrAnswer(db, what, id);
  if (!found) return null;
  const { name } = await productPage(services, "en-us", found.productId);
  const reports = await db
    .selectFrom("review_reports")
    .select("note")
    .where("what", "=", what)
    .where("target_id", "=", id)
    .execute();
  const email = staffEmail({
    brand: await brandFor(services, defaultLocale),
    subject: `${reports.length > 0 ? "Reported" : "New"} ${what} ${id}: ${name}`,
    preview: found.text.slice(0, 100),
    facts: [
      ["Product", name],
      ["By", found.name],
      ["Rating", "rating" in found ? `${found.rating} of 5` : ""],
      ["Title", "title" in found ? found.title : ""],
      ["Photos", "photos" in found && found.photos.length > 0 ? String(found.photos.length) : ""],
      ["Reported", reports.map(({ note }) => note).join(" / ")],
    ],
    text: found.text,
    button: {
      text: "Decide",
      href: `${originOf(config)}/en-us/moderate/${what}/${id}?key=${decideKey(what, id, config.SECRET)}`,
    },
  });
  return { to: config.SHOP_EMAIL, ...email };
}

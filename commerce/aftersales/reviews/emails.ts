import { languageOf, orderInLanguage } from "#commerce/sales/orders/emails/send.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { type BrandSource, brandFor, signature } from "#commerce/shared/email/brand.ts";
import {
  button,
  fill,
  font,
  helpLine,
  helpOf,
  label,
  plainButton,
  safe,
  sheet,
  slate,
} from "#commerce/shared/email/frame.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import { defaultLocale, localeOf, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { unreviewedOf } from "./buyers.ts";
import { reviewLetterTexts } from "./email-texts.ts";
import { decideKey, questionKey, writeKey } from "./links.ts";
import { findUtterance } from "./question-reads.ts";
import { findReview, findWriter } from "./reads.ts";
import type { ReviewLetter, Spoken } from "./schema.ts";

type Config = { PUBLIC_URL: string; PORT: number; SECRET: string; SHOP_EMAIL: string };
type Services = BrandSource & { db: Db; content: ContentClient; config: Config };

/** Writes the letter that a job asks for; what has been overtaken meanwhile is not written. */
export async function sendReviewLetter(services: Services, mail: Mail, data: Record<string, unknown>): Promise<void> {
  const message = await messageOf(services, data as ReviewLetter);
  if (message) await mail.send(message);
}

function messageOf(services: Services, job: ReviewLetter): Promise<Message | null> {
  switch (job.kind) {
    case "request":
      return request(services, job.orderId);
    case "confirm":
      return confirm(services, job.questionId);
    case "answered":
      return answered(services, job.answerId);
    case "rejected":
      return rejected(services, job.reviewId);
    default:
      return toShop(services, job.what, job.id);
  }
}

const origin = ({ PUBLIC_URL, PORT }: Config) => PUBLIC_URL || `http://localhost:${PORT}`;
const paragraph = (text: string, style = "") =>
  `<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5;white-space:pre-line;${style}">${safe(text)}</p>`;

type Words = { title: string; subject: string; text: string; note?: string };

/** The frame that all of them share. */
async function letter(
  to: string,
  locale: Locale,
  services: Services,
  words: Words,
  rows: string,
  plain: string[],
  foot = "",
): Promise<Message> {
  const { config } = services;
  const brand = await brandFor(services, locale);
  const { subject, title, text, note } = words;
  const help = helpOf(reviewLetterTexts[locale.language].help, `${origin(config)}/${locale.code}/support`);
  const body = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(title)}</h1>
${paragraph(text)}${rows}
${note ? `<p style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;${slate}">${safe(note)}</p>` : ""}
</td></tr>`;
  const end = [...(note ? [note] : []), `${help.before}${help.href}${help.after}`, signature(brand)];
  return {
    ...{ to, subject },
    html: sheet({ language: locale.language, brand, subject, preview: text }, body, helpLine(help) + foot),
    text: [title, text, ...plain, ...end].join("\n\n"),
  };
}

async function request(services: Services, orderId: number): Promise<Message | null> {
  const { db, content, config } = services;
  const order = await findOrder(db, orderId);
  if (!order?.email) return null;
  const open = await unreviewedOf(db, order);
  const language = languageOf(order);
  const locale = localeOf(order.country, language) ?? parseLocale(`${language}-global`) ?? defaultLocale;
  const named = await orderInLanguage({ db, content }, order, language);
  const query = `order=${orderId}&key=${writeKey(orderId, config.SECRET)}`;
  const things = open.flatMap(({ id, uid }) => {
    const line = named.lines.find((one) => one.productId === id);
    return line ? [{ name: line.name, href: `${origin(config)}/${locale.code}/p/${uid}/review?${query}` }] : [];
  });
  if (things.length === 0) return null;
  const texts = reviewLetterTexts[locale.language];
  const { request: own, leave } = texts;
  const away = `${origin(config)}/${locale.code}/review-letters?${query}`;
  const values = { name: calledIn(language, order.shippingAddress) };
  const list = things.map(
    ({ name, href }) =>
      `<p style="margin:24px 0 10px;${font};font-size:17px;font-weight:700">${safe(name)}</p>${button({ text: own.button, href })}`,
  );
  const plain = [
    ...things.map(({ name, href }) => `${name}\n${href}`),
    plainButton(locale.language, { text: leave, href: away }),
  ];
  const foot = `<p style="margin:8px 0 0"><a href="${safe(away)}" style="color:#1b4dff">${safe(leave)}</a></p>`;
  const words = { ...own, text: fill(own.text, values) };
  return { ...(await letter(order.email, locale, services, words, list.join(""), plain, foot)), leave: away };
}

async function confirm(services: Services, id: number): Promise<Message | null> {
  const { db, config } = services;
  const found = await findUtterance(db, "question", id);
  if (found?.status !== "unconfirmed") return null;
  const place = await placeOf(services, found.locale, found.productId);
  const own = reviewLetterTexts[place.locale.language].confirm;
  const href = `${place.address}/ask?confirm=${id}&confirm_key=${questionKey(id, config.SECRET)}`;
  const rows = `${paragraph(found.text, slate)}${button({ text: own.button, href })}`;
  return letter(found.email, place.locale, services, own, rows, [
    found.text,
    plainButton(place.locale.language, { text: own.button, href }),
  ]);
}

async function answered(services: Services, id: number): Promise<Message | null> {
  const { db } = services;
  const answer = await findUtterance(db, "answer", id);
  const question = answer?.questionId ? await findUtterance(db, "question", answer.questionId) : null;
  if (answer?.status !== "published" || question?.status !== "published" || !question.email) return null;
  const place = await placeOf(services, question.locale, question.productId);
  const own = reviewLetterTexts[place.locale.language].answered;
  const href = `${place.address}#questions`;
  const rows = `<p style="margin:0 0 6px;${label}">${safe(question.text)}</p>${paragraph(answer.text)}${button({ text: own.button, href })}`;
  const words = { ...own, text: fill(own.text, { product: place.name }) };
  return letter(question.email, place.locale, services, words, rows, [
    question.text,
    answer.text,
    plainButton(place.locale.language, { text: own.button, href }),
  ]);
}

async function rejected(services: Services, id: number): Promise<Message | null> {
  const { db, config } = services;
  const review = await findReview(db, id);
  const writer = review?.status === "rejected" ? await findWriter(db, id) : null;
  if (!review || !writer) return null;
  const { language } = review;
  const locale = parseLocale(`${language}-${writer.country}`) ?? parseLocale(`${language}-global`) ?? defaultLocale;
  const { name } = await placeOf(services, locale.code, review.productId);
  const own = reviewLetterTexts[locale.language].rejected;
  const href = `${origin(config)}/${locale.code}/support/contact`;
  const said = `${review.title}\n${review.text}`;
  const reason = review.reason && `${own.reason} ${review.reason}`;
  const rows = `${paragraph(said, slate)}${reason && paragraph(reason)}${button({ text: own.button, href })}`;
  const words = { ...own, text: fill(own.text, { product: name }) };
  const plain = [said, ...(reason ? [reason] : []), plainButton(locale.language, { text: own.button, href })];
  return letter(writer.email, locale, services, words, rows, plain);
}

/** The product's page, and its name as the shop shows it there. */
async function placeOf({ db, content, config }: Services, code: string, productId: number) {
  const locale = parseLocale(code) ?? defaultLocale;
  const { uid = "", name = "" } =
    (await db.selectFrom("products").select(["uid", "name"]).where("id", "=", productId).executeTakeFirst()) ?? {};
  const entries = await content.byUids<Partial<ProductContent>>("product", [uid], locale.contentLocale);
  return { locale, name: entries.get(uid)?.title || name, address: `${origin(config)}/${locale.code}/p/${uid}` };
}

/** In English, for whoever decides: what was said, and the link to decide by. */
async function toShop(services: Services, what: Spoken, id: number): Promise<Message | null> {
  const { db, config } = services;
  const found = what === "review" ? await findReview(db, id) : await findUtterance(db, what, id);
  if (!found) return null;
  const { name } = await placeOf(services, "en-us", found.productId);
  const notes = await db
    .selectFrom("review_reports")
    .select("note")
    .where("what", "=", what)
    .where("target_id", "=", id)
    .execute();
  const href = `${origin(config)}/en-us/moderate/${what}/${id}?key=${decideKey(what, id, config.SECRET)}`;
  const facts = [
    ["Product", name],
    ["By", found.name],
    ["Rating", "rating" in found ? `${found.rating} of 5` : ""],
    ["Title", "title" in found ? found.title : ""],
    ["Photos", "photos" in found && found.photos.length > 0 ? String(found.photos.length) : ""],
    ["Reported", notes.map(({ note }) => note).join(" / ")],
  ].filter(([, value]) => value);
  const subject = `${notes.length > 0 ? "Reported" : "New"} ${what} ${id}: ${name}`;
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:28px;color:#0e1216">${safe(subject)}</h1>
${facts.map(([fact, value]) => `<p style="margin:0 0 8px;${font};font-size:16px"><strong>${fact}</strong> ${safe(value ?? "")}</p>`).join("")}
${paragraph(found.text)}
${button({ text: "Decide", href })}
</td></tr>`;
  const brand = await brandFor(services, defaultLocale);
  return {
    ...{ to: config.SHOP_EMAIL, subject },
    html: sheet({ language: "en", brand, subject, preview: found.text.slice(0, 100) }, rows, ""),
    text: [...facts.map(([fact, value]) => `${fact}: ${value}`), found.text, `Decide: ${href}`].join("\n"),
  };
}

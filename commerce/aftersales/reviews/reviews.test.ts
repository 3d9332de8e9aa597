import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { exportCustomer } from "#commerce/customers/privacy/export.ts";
import { listingTag, productTag } from "#database/changes/tags.ts";
import type { App } from "#platform/http.ts";
import type { Message } from "#platform/mail.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { secret, useReviewShop } from "#tests/support/samples/reviewed-shop.ts";
import { decideOn } from "./actions.ts";
import { sendReviewEmail } from "./emails.tsx";
import { isDecideKey, questionKey, writeKey } from "./links.ts";
import { findReview, ratingsOf, readSummary } from "./reads.ts";

const shop = useReviewShop();
const { base, buyer, order, send } = shop;
const jobs: Record<string, unknown>[] = [];
const queue = { send: async (_: string, data: Record<string, unknown>) => void jobs.push(data) };
let app: App;
let staff: Record<string, string>;
let product: { id: number; uid: string };
beforeAll(() => {
  ({ app, staff, product } = shop);
});

const said = {
  rating: 5,
  title: "Heel stays put",
  text: "Forty days in and no pressure point.",
  name: "Ada",
  fit: "true",
};
const path = () => `/api/products/${product.id}/reviews`;
const decide = (id: number, body: object, what = "reviews") =>
  app.inject({ method: "PUT", url: `/api/${what}/${id}`, headers: staff, payload: body });

test("only buyers whose order has left may review, once; nobody else sees it before staff has published it", async () => {
  const [ada, stranger, waiting] = [await buyer(), await buyer(null), await buyer("awaiting_fulfillment")];
  const guest = await openCaller(app);
  expect((await guest.call("POST", path(), said)).statusCode).toBe(401);
  expect((await stranger.call("POST", path(), said)).json()).toMatchObject({ status: 403, code: "not-bought" });
  expect((await waiting.call("POST", path(), said)).json()).toMatchObject({ status: 403, code: "not-delivered" });
  expect((await ada.call("POST", path(), { ...said, rating: 9, text: "Short" })).json()).toMatchObject({
    status: 422,
    errors: { rating: "must be 1 to 5", text: "is too short" },
  });
  const answers = await Promise.all([1, 2, 3].map(() => ada.call("POST", path(), said)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const { id, status } = answers.find(({ statusCode }) => statusCode === 201)!.json();
  expect(status).toBe("pending");
  expect((await ada.call("GET", `/api/reviews/${id}`)).json()).toMatchObject({ title: said.title, status: "pending" });
  expect((await stranger.call("GET", `/api/reviews/${id}`)).statusCode).toBe(404);
  expect((await guest.call("PUT", `/api/reviews/${id}/helpful`)).statusCode).toBe(404);
  expect((await guest.call("GET", path())).json()).toMatchObject({ data: [], meta: { summary: { count: 0 } } });
  expect((await app.inject({ url: "/api/reviews?status=pending" })).statusCode).toBe(401);
  expect((await app.inject({ url: "/api/reviews?status=pending", headers: staff })).json()).toMatchObject([{ id }]);
  const undecided = await app.inject({ url: "/api/staff/reviews/waiting", headers: staff });
  expect(undecided.json().data).toEqual({ total: 1, isExact: true });
  const found = async (q: string) =>
    (await app.inject({ url: `/api/reviews?q=${encodeURIComponent(q)}`, headers: staff })).json();
  for (const q of [said.title.toUpperCase(), said.text.slice(3, 20)]) expect(await found(q), q).toMatchObject([{ id }]);
  expect(await found("100%_")).toEqual([]);

  const before = (await recorded(base)).length;
  expect((await decide(id, { status: "published" })).json()).toMatchObject({ status: "published" });
  expect((await decide(id, { status: "published" })).statusCode).toBe(409);
  expect((await decide(99_999, { status: "published" })).statusCode).toBe(404);
  expect((await recorded(base)).slice(before)).toEqual([[productTag(product.id), listingTag(product.id)]]);
  expect((await guest.call("GET", `${path()}?rating=5`)).json()).toMatchObject({
    data: [{ id, is_verified: true, fit: "true" }],
    meta: { summary: { average: 5, count: 1, stars: [0, 0, 0, 0, 1], fits: [0, 1, 0] } },
  });
});

test("decisions at the same moment leave a summary of all of them", async () => {
  const before = (await readSummary(base.db, product.id))!.count;
  const made = await Promise.all(
    [1, 2, 4, 4].map(async (rating) => {
      const one = await buyer();
      return (await one.call("POST", path(), { ...said, rating })).json().id as number;
    }),
  );
  await Promise.all(made.map((id) => decide(id, { status: "published" })));
  expect(await readSummary(base.db, product.id)).toMatchObject({
    count: before + 4,
    average: 3.2,
    stars: [1, 1, 0, 2, 1],
  });
  await decide(made[0]!, { status: "rejected", reason: "An advertisement" });
  expect((await ratingsOf(base.db, [product.id, 1])).get(product.id)).toEqual({ average: 3.8, count: 4 });
  expect((await findReview(base.db, made[0]!))?.reason).toBe("An advertisement");
});

test("each visitor has one vote, however many come at once, and may take it back; who complains is heard once", async () => {
  const [{ id }] = (await app.inject({ url: path() })).json().data;
  const [one, other] = [await openCaller(app), await openCaller(app)];
  await Promise.all([1, 2, 3, 4].map(() => one.call("PUT", `/api/reviews/${id}/helpful`)));
  expect((await other.call("PUT", `/api/reviews/${id}/helpful`)).json()).toEqual({ helpful: 2 });
  expect((await one.call("DELETE", `/api/reviews/${id}/helpful`)).json()).toEqual({ helpful: 1 });
  expect((await one.call("POST", `/api/reviews/${id}/reports`, { note: " " })).statusCode).toBe(422);
  for (const note of ["Spam", "Spam again"])
    expect((await one.call("POST", `/api/reviews/${id}/reports`, { note })).statusCode).toBe(204);
  const reports = await app.inject({ url: "/api/reviews/reports", headers: staff });
  expect(reports.json()).toMatchObject([{ what: "review", target_id: id, note: "Spam" }]);
});

test("a guest reviews by the email's link, with photos that lose where they were taken", async () => {
  const orderId = await order("completed", "guest@firn.example", null);
  const link = `/de-de/p/${product.uid}/review?order=${orderId}&key=${writeKey(orderId, secret)}`;
  expect((await app.inject({ url: link })).body).toContain('name="rating"');
  expect((await app.inject({ url: `${link}x` })).body).not.toContain('name="rating"');
  const camera = sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#1b4dff" } });
  const photo = await camera
    .withExif({ IFD0: { Copyright: "Ada at home" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const typed = { ...said, rating: "5", title: "Sitzt" };
  const wrong = await send(link, { ...typed, title: "" }, [new Uint8Array(Buffer.from("<svg onload=alert(1)/>"))]);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain("Das fehlt noch.");
  expect(wrong.body).toContain(said.text);
  const noStars = await send(link, { ...typed, rating: "", title: "" });
  expect(noStars.body.match(/<input[^>]* autofocus[^>]*>/gi)).toEqual([
    expect.stringMatching(/name="rating".*value="5"/),
  ]);
  const noPhoto = await send(link, typed, [new Uint8Array(Buffer.from("#!/bin/sh and more bytes"))]);
  expect(noPhoto.body).toContain("JPEG-, PNG-, WebP- oder AVIF-Bild");
  expect((await send(link, typed, [new Uint8Array(photo), new Uint8Array(photo)])).statusCode).toBe(303);
  const row = await base.db
    .selectFrom("reviews")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const review = (await findReview(base.db, row.id))!;
  expect(review).toMatchObject({ language: "de", isVerified: true, status: "pending" });
  expect(review.photos.map(({ width, height }) => [width, height])).toEqual([
    [1024, 2048],
    [1024, 2048],
  ]);
  const master = await base.db
    .selectFrom("media_assets")
    .select("file")
    .where("id", "=", review.photos[0]!.id)
    .executeTakeFirstOrThrow();
  const file = join(shop.folder, "media", "masters", master.file!.slice(0, 2), master.file!);
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect((await app.inject({ url: link })).body).toContain("schon bewertet");

  await decideOn({ db: base.db, jobs: queue }, "review", row.id, { to: "published", by: "test" });
  const page = (await app.inject({ url: `/de-de/p/${product.uid}` })).body;
  expect(page).toContain('"aggregateRating"');
  expect(page).toContain(`/i/firn/${review.photos[0]!.id}?`);
  expect((await app.inject({ url: `/de-de/p/${product.uid}/reviews?rating=5&sort=helpful` })).body).toContain("Sitzt");
  const all = (await app.inject({ url: `/en-us/p/${product.uid}/reviews` })).body;
  // Screen readers read out what a bar shows, and headings skip no level.
  expect(all).toMatch(/class="visually-hidden">5 stars: \d+</);
  const levels = [...all.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  expect(/rel="canonical" href="http:\/\/localhost(\/[^"]+)"/.exec(all)?.[1]).toBe(`/en-us/p/${product.uid}/reviews`);
});

const emailServices = () => ({
  db: base.db,
  content: inProcessClient(base.db),
  config: { PUBLIC_URL: "https://firn.example", PORT: 1, SECRET: secret, SHOP_EMAIL: "shop@firn.example" },
});

test("photos are sent by themselves too, to one's own review while it waits; who is rejected is told why", async () => {
  const [ada, eve] = [await buyer(), await buyer()];
  const { id } = (await ada.call("POST", path(), { ...said, title: "With pictures" })).json();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1b4dff" } })
    .png()
    .toBuffer();
  const put = (who: { headers: Record<string, string> }, payload: Buffer, type = "image/png") =>
    app.inject({
      method: "POST",
      url: `/api/reviews/${id}/photos`,
      payload,
      headers: { ...who.headers, "content-type": type },
    });
  expect((await put(await openCaller(app), photo)).statusCode).toBe(401);
  expect((await put(eve, photo)).statusCode).toBe(404);
  expect((await put(ada, Buffer.from("{}"), "application/json")).statusCode).toBe(415);
  expect((await put(ada, Buffer.from("GIF89a no photo"))).json()).toMatchObject({ status: 422, code: "invalid" });
  expect((await put(ada, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => put(ada, photo)));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 422]);
  const review = (await findReview(base.db, id))!;
  expect(review.photos.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([40, 30]));
  jobs.length = 0;
  await decideOn({ db: base.db, jobs: queue }, "review", id, { to: "rejected", reason: "No boots in it.", by: "test" });
  expect(jobs).toEqual([{ kind: "rejected", reviewId: id }]);
  expect((await put(ada, photo)).statusCode).toBe(409);
  const emails: Message[] = [];
  await sendReviewEmail(emailServices(), { send: async (one) => void emails.push(one) }, jobs[0]!);
  expect(emails).toMatchObject([{ to: ada.email, subject: "Your review" }]);
  expect(emails[0]!.text).toContain("Why: No boots in it.");
  await base.db.updateTable("orders").set({ country: "fr" }).where("email", "=", ada.email).execute();
  await base.db.updateTable("reviews").set({ language: "fr" }).where("id", "=", id).execute();
  const named = { contentType: "product", uid: product.uid, locale: "fr", title: "Chaussures Waymark", data: {} };
  await base.db.transaction().execute((trx) => upsertEntries(trx, [named]));
  await sendReviewEmail(emailServices(), { send: async (one) => void emails.push(one) }, jobs[0]!);
  expect(emails[1]!.text).toContain("Tu as donné ton avis sur Chaussures Waymark");
  expect(emails[1]!.text).toContain("Nous écrire\u00a0:\nhttps://");
});

test("questions of guests wait for their address, then for staff, who answers; a product without any says so", async () => {
  const ask = { text: "Do the liners come out?", name: "Bo", email: "bo@firn.example" };
  const url = `/en-us/p/${product.uid}/ask`;
  expect((await send(url, { ...ask, email: "no" })).body).toContain("That is no e-mail address.");
  expect((await send(url, ask)).headers.location).toContain("done=confirm");
  const { id } = await base.db.selectFrom("product_questions").select("id").executeTakeFirstOrThrow();
  expect((await app.inject({ url: "/api/questions", headers: staff })).json()).toEqual([]);
  const emails: Message[] = [];
  const mail = { send: async (message: Message) => void emails.push(message) };
  await sendReviewEmail(emailServices(), mail, { kind: "confirm", questionId: id });
  expect(emails[0]).toMatchObject({ to: ask.email });
  expect(emails[0]!.text).toContain(`confirm=${id}&confirm_key=${questionKey(id, secret)}`);
  expect((await send(url, { action: "confirm", id: String(id), key: "wrong" })).statusCode).toBe(422);
  expect((await send(url, { action: "confirm", id: String(id), key: questionKey(id, secret) })).statusCode).toBe(303);
  await sendReviewEmail(emailServices(), mail, { kind: "to-shop", what: "question", id });
  const link = new URL(/https:\S+moderate\S+/.exec(emails[1]!.text)![0]);
  expect(isDecideKey(link.searchParams.get("key")!, "question", id, secret)).toBe(true);
  expect((await app.inject({ url: `${link.pathname}?key=x` })).statusCode).toBe(404);
  expect((await send(link.pathname + link.search, { action: "reply", reply: "Yes, with a pull." })).statusCode).toBe(
    303,
  );
  const [question] = (await app.inject({ url: `/api/products/${product.id}/questions` })).json().data;
  expect(question).toMatchObject({ text: ask.text, answers: [{ text: "Yes, with a pull.", is_staff: true }] });
  const ada = await buyer();
  const answered = await ada.call("POST", `/api/questions/${id}/answers`, { text: "Mine did.", name: "Ada" });
  expect(answered.json()).toMatchObject({ status: "pending" });
  const stranger = await buyer(null);
  expect((await stranger.call("POST", `/api/questions/${id}/answers`, { text: "No.", name: "Eve" })).statusCode).toBe(
    403,
  );
  expect((await decide(answered.json().id, { status: "published" }, "answers")).statusCode).toBe(200);
  const { productId } = await plantProduct(base.db);
  const other = await base.db
    .selectFrom("products")
    .select("uid")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  expect((await app.inject({ url: `/en-us/p/${other.uid}` })).body).toContain("No reviews yet.");
  expect((await app.inject({ url: `/en-us/p/${other.uid}/reviews` })).statusCode).toBe(404);
});

test("7.4 what customers wrote is in their export, and stays without them when they leave", async () => {
  const ada = await buyer();
  const { id } = (await ada.call("POST", path(), { ...said, title: "Mine" })).json();
  await decide(id, { status: "published" });
  await base.db
    .insertInto("review_photos")
    .values({ media_id: "review-x", review_id: id, position: 0, width: 1, height: 1 })
    .execute();
  expect(await exportCustomer(base.db, ada.id)).toMatchObject({ reviews: [{ title: "Mine", status: "published" }] });
  await deleteCustomer(base.db, ada.id);
  expect(await findReview(base.db, id)).toMatchObject({ name: "", customerId: null, photos: [], title: "Mine" });
  expect((await app.inject({ url: path() })).body).not.toContain(ada.email);
});

import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Message } from "#platform/mail.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { openCaller } from "#tests/support/app.ts";
import { secret } from "#tests/support/samples/reviewed-shop.ts";
import { useWrittenReviews } from "#tests/support/suites/written-reviews.ts";
import { decideOn } from "./actions.ts";
import { sendReviewEmail } from "./emails.tsx";
import { writeKey } from "./links.ts";
import { findReview } from "./reads.ts";

const written = useWrittenReviews();
const { shop, base, buyer, order, send, jobs, queue, said, path, emailServices } = written;

test("a guest reviews by the email's link, with photos that lose where they were taken", async () => {
  const orderId = await order("completed", "guest@firn.example", null);
  const link = `/de-de/p/${written.product.uid}/review?order=${orderId}&key=${writeKey(orderId, secret)}`;
  expect((await written.app.inject({ url: link })).body).toContain('name="rating"');
  expect((await written.app.inject({ url: `${link}x` })).body).not.toContain('name="rating"');
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
  expect((await written.app.inject({ url: link })).body).toContain("schon bewertet");

  await decideOn({ db: base.db, jobs: queue }, "review", row.id, { to: "published", by: "test" });
  const page = (await written.app.inject({ url: `/de-de/p/${written.product.uid}` })).body;
  expect(page).toContain('"aggregateRating"');
  expect(page).toContain(`/i/firn/${review.photos[0]!.id}?`);
  expect(
    (await written.app.inject({ url: `/de-de/p/${written.product.uid}/reviews?rating=5&sort=helpful` })).body,
  ).toContain("Sitzt");
  const all = (await written.app.inject({ url: `/en-us/p/${written.product.uid}/reviews` })).body;
  // Screen readers read out what a bar shows, and headings skip no level.
  expect(all).toMatch(/class="visually-hidden">5 stars: \d+</);
  const levels = [...all.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  expect(/rel="canonical" href="http:\/\/localhost(\/[^"]+)"/.exec(all)?.[1]).toBe(
    `/en-us/p/${written.product.uid}/reviews`,
  );
});

test("photos are sent by themselves too, to one's own review while it waits; who is rejected is told why", async () => {
  const [ada, eve] = [await buyer(), await buyer()];
  const { id } = (await ada.call("POST", path(), { ...said, title: "With pictures" })).json();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1b4dff" } })
    .png()
    .toBuffer();
  const put = (who: { headers: Record<string, string> }, payload: Buffer, type = "image/png") =>
    written.app.inject({
      method: "POST",
      url: `/api/reviews/${id}/photos`,
      payload,
      headers: { ...who.headers, "content-type": type },
    });
  expect((await put(await openCaller(written.app), photo)).statusCode).toBe(401);
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
  const named = {
    contentType: "product",
    uid: written.product.uid,
    locale: "fr",
    title: "Chaussures Waymark",
    data: {},
  };
  await base.db.transaction().execute((trx) => upsertEntries(trx, [named]));
  await sendReviewEmail(emailServices(), { send: async (one) => void emails.push(one) }, jobs[0]!);
  expect(emails[1]!.text).toContain("Tu as donné ton avis sur Chaussures Waymark");
  expect(emails[1]!.text).toContain("Nous écrire\u00a0:\nhttps://");
});

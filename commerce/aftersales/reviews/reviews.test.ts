import { expect, test } from "vitest";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { exportCustomer } from "#commerce/customers/privacy/export.ts";
import { listingTag, productTag } from "#database/changes/tags.ts";
import type { Message } from "#platform/mail.ts";
import { openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { secret } from "#tests/support/samples/reviewed-shop.ts";
import { useWrittenReviews } from "#tests/support/suites/written-reviews.ts";
import { sendReviewEmail } from "./emails.tsx";
import { isDecideKey, questionKey } from "./links.ts";
import { findReview, ratingsOf, readSummary } from "./reads.ts";

const written = useWrittenReviews();
const { emailServices, base, buyer, send, said, path, decide } = written;

test("only buyers whose order has left may review, once; nobody else sees it before staff has published it", async () => {
  const [ada, stranger, waiting] = [await buyer(), await buyer(null), await buyer("awaiting_fulfillment")];
  const guest = await openCaller(written.app);
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
  expect((await written.app.inject({ url: "/api/reviews?status=pending" })).statusCode).toBe(401);
  expect(
    (await written.app.inject({ url: "/api/reviews?status=pending", headers: written.staff })).json(),
  ).toMatchObject([{ id }]);
  const undecided = await written.app.inject({ url: "/api/staff/reviews/waiting", headers: written.staff });
  expect(undecided.json().data).toEqual({ total: 1, isExact: true });
  const found = async (q: string) =>
    (await written.app.inject({ url: `/api/reviews?q=${encodeURIComponent(q)}`, headers: written.staff })).json();
  for (const q of [said.title.toUpperCase(), said.text.slice(3, 20)]) expect(await found(q), q).toMatchObject([{ id }]);
  expect(await found("100%_")).toEqual([]);

  const before = (await recorded(base)).length;
  expect((await decide(id, { status: "published" })).json()).toMatchObject({ status: "published" });
  expect((await decide(id, { status: "published" })).statusCode).toBe(409);
  expect((await decide(99_999, { status: "published" })).statusCode).toBe(404);
  expect((await recorded(base)).slice(before)).toEqual([
    [productTag(written.product.id), listingTag(written.product.id)],
  ]);
  expect((await guest.call("GET", `${path()}?rating=5`)).json()).toMatchObject({
    data: [{ id, is_verified: true, fit: "true" }],
    meta: { summary: { average: 5, count: 1, stars: [0, 0, 0, 0, 1], fits: [0, 1, 0] } },
  });
});

test("decisions at the same moment leave a summary of all of them", async () => {
  const before = (await readSummary(base.db, written.product.id))!.count;
  const made = await Promise.all(
    [1, 2, 4, 4].map(async (rating) => {
      const one = await buyer();
      return (await one.call("POST", path(), { ...said, rating })).json().id as number;
    }),
  );
  await Promise.all(made.map((id) => decide(id, { status: "published" })));
  expect(await readSummary(base.db, written.product.id)).toMatchObject({
    count: before + 4,
    average: 3.2,
    stars: [1, 1, 0, 2, 1],
  });
  await decide(made[0]!, { status: "rejected", reason: "An advertisement" });
  expect((await ratingsOf(base.db, [written.product.id, 1])).get(written.product.id)).toEqual({
    average: 3.8,
    count: 4,
  });
  expect((await findReview(base.db, made[0]!))?.reason).toBe("An advertisement");
});

test("each visitor has one vote, however many come at once, and may take it back; who complains is heard once", async () => {
  const [{ id }] = (await written.app.inject({ url: path() })).json().data;
  const [one, other] = [await openCaller(written.app), await openCaller(written.app)];
  await Promise.all([1, 2, 3, 4].map(() => one.call("PUT", `/api/reviews/${id}/helpful`)));
  expect((await other.call("PUT", `/api/reviews/${id}/helpful`)).json()).toEqual({ helpful: 2 });
  expect((await one.call("DELETE", `/api/reviews/${id}/helpful`)).json()).toEqual({ helpful: 1 });
  expect((await one.call("POST", `/api/reviews/${id}/reports`, { note: " " })).statusCode).toBe(422);
  for (const note of ["Spam", "Spam again"])
    expect((await one.call("POST", `/api/reviews/${id}/reports`, { note })).statusCode).toBe(204);
  const reports = await written.app.inject({ url: "/api/reviews/reports", headers: written.staff });
  expect(reports.json()).toMatchObject([{ what: "review", target_id: id, note: "Spam" }]);
});

test("questions of guests wait for their address, then for staff, who answers; a product without any says so", async () => {
  const ask = { text: "Do the liners come out?", name: "Bo", email: "bo@firn.example" };
  const url = `/en-us/p/${written.product.uid}/ask`;
  expect((await send(url, { ...ask, email: "no" })).body).toContain("That is no e-mail address.");
  expect((await send(url, ask)).headers.location).toContain("done=confirm");
  const { id } = await base.db.selectFrom("product_questions").select("id").executeTakeFirstOrThrow();
  expect((await written.app.inject({ url: "/api/questions", headers: written.staff })).json()).toEqual([]);
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
  expect((await written.app.inject({ url: `${link.pathname}?key=x` })).statusCode).toBe(404);
  expect((await send(link.pathname + link.search, { action: "reply", reply: "Yes, with a pull." })).statusCode).toBe(
    303,
  );
  const [question] = (await written.app.inject({ url: `/api/products/${written.product.id}/questions` })).json().data;
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
  expect((await written.app.inject({ url: `/en-us/p/${other.uid}` })).body).toContain("No reviews yet.");
  expect((await written.app.inject({ url: `/en-us/p/${other.uid}/reviews` })).statusCode).toBe(404);
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
  expect((await written.app.inject({ url: path() })).body).not.toContain(ada.email);
});

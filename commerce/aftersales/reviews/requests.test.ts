import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { secret, useReviewShop } from "#tests/support/samples/reviewed-shop.ts";
import { sendReviewEmail } from "./emails.tsx";
import { emailHashOf, writeKey } from "./links.ts";
import { askForReviews, refuseRequests } from "./requests.ts";

const shop = useReviewShop();
const { base, buyer, send } = shop;
const jobs: Record<string, unknown>[] = [];
const queue = { send: async (_: string, data: Record<string, unknown>) => void jobs.push(data) };
let app: App;
let product: { id: number; uid: string };
beforeAll(() => {
  ({ app, product } = shop);
});

const emailServices = () => ({
  db: base.db,
  content: inProcessClient(base.db),
  config: { PUBLIC_URL: "https://firn.example", PORT: 1, SECRET: secret, SHOP_EMAIL: "shop@firn.example" },
});

test("buyers are asked once, in Europe only subscribers, never who has said no", async () => {
  await base.db.deleteFrom("review_requests").execute();
  const [ada, late, european, subscriber] = [
    await buyer(),
    await buyer(),
    await buyer("shipped", "eu_region_1"),
    await buyer("shipped", "eu_region_1"),
  ];
  await refuseRequests(base.db, late.email.toUpperCase());
  const signup = { email: subscriber.email, list: "news", locale: "de-de", region: "eu", confirmed_at: new Date() };
  await base.db.insertInto("subscriptions").values(signup).execute();
  jobs.length = 0;
  const ask = (REVIEW_REQUESTS: "auto" | "subscribers" | "off") =>
    askForReviews({ db: base.db, jobs: queue, config: { REVIEW_REQUESTS, REVIEW_REQUEST_DAYS: 10 } });
  expect(await ask("off")).toBe(0);
  await Promise.all([ask("auto"), ask("auto")]);
  const orders = jobs.map(({ orderId }) => orderId);
  expect(new Set(orders).size).toBe(orders.length);
  expect(orders).toEqual(expect.arrayContaining([ada.orderId, subscriber.orderId]));
  expect([late, european].filter(({ orderId }) => orders.includes(orderId))).toEqual([]);
  expect(await ask("auto")).toBe(0);
  const emails: Message[] = [];
  await sendReviewEmail(
    emailServices(),
    { send: async (one) => void emails.push(one) },
    { kind: "request", orderId: ada.orderId },
  );
  expect(emails[0]).toMatchObject({ to: ada.email, subject: "How does it ride?" });
  const query = `order=${ada.orderId}&key=${writeKey(ada.orderId, secret)}`;
  expect(emails[0]!.text).toContain(`https://firn.example/en-us/p/${product.uid}/review?${query}`);
  // No reviews are requested for gift cards.
  const setKind = (kind: string) =>
    base.db.updateTable("products").set({ kind }).where("id", "=", product.id).execute();
  await setKind("gift-card");
  const none = { send: () => Promise.reject(new Error("an email")) };
  await sendReviewEmail(emailServices(), none, { kind: "request", orderId: ada.orderId });
  await setKind("boot");
  // The same with the button that mail programs show for it: without a session, a token or a redirect, in both
  // encodings.
  const leave = new URL(emails[0]!.leave ?? "");
  const click = "List-Unsubscribe=One-Click";
  const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const press = (type: string, payload: string, key = "") =>
    app.inject({
      method: "POST",
      url: leave.pathname + leave.search + key,
      payload,
      headers: { "content-type": type },
    });
  const plain = "application/x-www-form-urlencoded";
  expect((await press(plain, click)).statusCode).toBe(200);
  expect((await press("multipart/form-data; boundary=x", part)).statusCode).toBe(200);
  expect((await press(plain, click, "0")).statusCode).toBe(404);
  expect((await press(plain, "a=b")).statusCode).toBe(403);
  expect((await send(`/en-us/review-letters?${query}`, {})).headers.location).toContain("done=1");
  const optouts = await base.db.selectFrom("review_optouts").select("email_hash").execute();
  expect(optouts).toContainEqual({ email_hash: emailHashOf(ada.email) });
});

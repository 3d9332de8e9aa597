import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { giveCard } from "./actions.ts";
import { sendCardEmail } from "./emails.tsx";
import { giftCardRoutes } from "./routes.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => giftCardRoutes(scope, counter.services));
});
afterAll(() => app.close());

const sent: Message[] = [];
const mail = { send: async (message: Message) => void sent.push(message) };
const services = () => ({
  db: base.db,
  config: { ...counter.services.config, PUBLIC_URL: "https://firn.example", PORT: 3000 },
  log: { error: () => undefined },
});
const call = async (method: "GET" | "POST", path: string, scope: "gift-cards:read" | "gift-cards:write") =>
  app.inject({ method, url: `/api${path}`, headers: { authorization: await counter.key(scope) } });

test("the e-mail of a gift card is kept without its code, read on its page, and sent again with it", async () => {
  const wish = { currency: "USD", amount: 5000, expiresAt: null, language: "en" as const };
  const to = { toName: "Ines", toEmail: "ines@firn.example", message: "For you" };
  const { card, code } = await giveCard(counter.services, { ...wish, ...to }, "member:1 Ida");
  await sendCardEmail(services(), mail, card.id);
  const shown = code.match(/.{4}/g)?.join("-") ?? code;
  expect(sent).toHaveLength(1);
  expect(sent[0]?.html).toContain(shown);
  // A job that runs twice sends one email.
  await sendCardEmail(services(), mail, card.id);
  expect(sent).toHaveLength(1);

  const [email, ...others] = (await call("GET", `/gift-certificates/${card.id}/emails`, "gift-cards:read")).json().data;
  expect(others).toEqual([]);
  expect(email).toMatchObject({ kind: "gift-card", to: "ines@firn.example", subject: sent[0]?.subject, by: "" });
  const page = await call("GET", `/gift-certificates/${card.id}/emails/${email.id}/page`, "gift-cards:read");
  expect(page.body).toContain(`••••-${code.slice(-4)}`);
  expect(page.body).not.toContain(shown.slice(0, 9));
  expect(page.headers["content-security-policy"]).toContain("sandbox");
  const { rows } = await base.pool.query("select count(*)::int as count from order_emails where content like $1", [
    Buffer.from(`%${shown}%`),
  ]);
  expect(rows[0].count).toBe(0);

  const again = `/gift-certificates/${card.id}/emails/again`;
  expect((await call("POST", again, "gift-cards:read")).statusCode).toBe(403);
  expect((await call("POST", again, "gift-cards:write")).json()).toEqual({ to: "ines@firn.example" });
  const job = (await counter.queued("gift-card-letter")).find((one) => one.again === true);
  expect(job).toMatchObject({ cardId: card.id, by: expect.stringContaining("ERP") });
  expect(JSON.stringify(job)).not.toContain(code);
  await sendCardEmail(services(), mail, card.id, String(job?.by));
  expect(sent[1]).toMatchObject({ to: "ines@firn.example", html: sent[0]?.html });

  await base.pool.query("update gift_cards set is_active = false where id = $1", [card.id]);
  expect((await call("POST", again, "gift-cards:write")).json()).toMatchObject({ code: "card-blocked" });
  expect((await call("GET", "/gift-certificates/999999/emails", "gift-cards:read")).statusCode).toBe(404);
});

test("a card that was bought has its e-mail beside its order's, where it is sent again too", async () => {
  const { orderId } = await counter.order();
  const { rows } = await base.pool.query("select id from order_lines where order_id = $1 limit 1", [orderId]);
  const { card, code } = await giveCard(
    counter.services,
    { currency: "USD", amount: 5000, expiresAt: null, language: "en", toName: "", toEmail: "", message: "" },
    "",
  );
  await base.pool.query("update gift_cards set order_line_id = $1, piece = 1 where id = $2", [rows[0].id, card.id]);
  await sendCardEmail(services(), mail, card.id);
  const key = await counter.key("orders:write");
  const emails = (await counter.call("GET", `/staff/orders/${orderId}/emails`, key)).body.data;
  expect(emails).toMatchObject([{ kind: "gift-card", to: "ada@firn.example" }]);
  const path = `/staff/orders/${orderId}/emails/${emails[0].id}`;
  const page = await counter.app.inject({ url: `/api${path}/page`, headers: { authorization: key } });
  expect(page.body).toContain("••••");
  expect(page.body).not.toContain(code.slice(0, 4));
  expect(await counter.call("POST", `${path}/again`, key, {})).toMatchObject({ status: 202 });
  expect(await counter.queued("gift-card-letter")).toContainEqual(
    expect.objectContaining({ cardId: card.id, again: true }),
  );
});

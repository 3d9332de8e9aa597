import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

test("4 a gift card's amounts are money of the region, and its page has neither a table of one row nor empty reviews", async () => {
  const app = await openApp(world.db);
  const see = async (place: string) => (await app.inject(`/${place}/p/gift-card`)).body;
  const american = await see("en-us");
  expect(american).toContain("<span>$25</span>");
  expect(american).not.toContain('class="facts"');
  expect(american).not.toContain('id="reviews"');
  expect(await see("de-de")).toMatch(/<span>25\s€<\/span>/);
});

test("3.9 a gift card's page begins with its second amount, writes the chosen one on the card, and says how it works", async () => {
  const app = await openApp(world.db);
  const page = async (path: string) => (await app.inject(path)).body;
  const american = await page("/en-us/p/gift-card");
  expect(american).toContain("--amount-2:&quot;$50&quot;");
  const checked = (html: string) =>
    /name="amount"[^>]* checked=""[^>]* value="(\d+)"|value="(\d+)"[^>]* checked=""/.exec(html);
  expect(checked(american)?.slice(1)).toContain("50");
  expect(checked(await page("/en-us/p/gift-card?amount=200"))?.slice(1)).toContain("200");
  expect(american.match(/<section class="wrap gift-steps".*?<\/section>/s)?.[0].match(/<li>/g)).toHaveLength(3);
  expect(await page("/en-us/p/kestrel")).not.toContain("gift-steps");
});

test("3.9 a gift card's page asks whom it goes to, and its form says it to the cart without a script", async () => {
  const app = await openApp(world.db);
  const page = (await app.inject("/de-de/p/gift-card")).body;
  for (const field of ["gift_name", "gift_email", "gift_from", "gift_day", "gift_message"])
    expect(page).toContain(`name="${field}"`);
  expect(page).toContain('href="/de-de/gift-card"');
  expect((await app.inject("/de-de/p/kestrel")).body).not.toContain("gift_email");
  const [, id] = /name="product_id" value="(\d+)"/.exec(page) ?? [];
  const post = async (fields: Record<string, string>, cookie = "") => {
    const payload = String(
      new URLSearchParams({ product_id: id ?? "", color: "pine", amount: "50", quantity: "1", ...fields }),
    );
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", cookie };
    return app.inject({ method: "POST", url: "/de-de/cart", payload, headers });
  };
  const wrong = await post({ gift_name: "Ada", gift_email: "ada" });
  expect(wrong.headers.location ?? wrong.body).toMatch(/answer=1|E-Mail-Adresse/);
  const added = await post({ gift_name: "Ada", gift_email: "ada@firn.example", gift_message: "Für den Schnee" });
  expect(added.statusCode).toBe(303);
  const cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const cart = (await app.inject({ url: "/de-de/cart", headers: { cookie } })).body;
  expect(cart).toContain("Ada, ada@firn.example");
});

import { beforeAll, describe, expect, it } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { attachCustomer, createCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { cartOf, cartVisit } from "#tests/support/cart-visit.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantPro, setRules } from "#tests/support/groups.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Cart from "./page.tsx";

const test = useDatabase();
const us = localeOf("us", "en") as Locale;
let board = 0;

beforeAll(async () => {
  const prices = { us: 100_000, pro: 80_000 };
  board = (await plantProduct(test.db, { prices, stock: [9], name: "Kestrel" })).variantIds[0]!;
});

async function cartFor(customerId: number | null, quantity: number, region: PriceRegion = "us") {
  const sessionHash = hashSessionId(await plantSession(test.db, customerId));
  const made = await createCart(test.db, { locale: us, region, sessionHash }, [{ variantId: board, quantity }]);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}
/** Returns the customer's cart page, with prices of the given region. */
async function pageOf(customerId: number, cartId: string, region: PriceRegion) {
  const context = { ...(await cartVisit(test.db, { customerId, cartId })), region };
  return { context, html: (await markupOf(context, Cart, await load(context))).replaceAll("<!-- -->", "") };
}

describe("7.7 the cart of a professional", () => {
  it("7.7 says what is left of the limit, and until when", async () => {
    const pro = await plantPro(test.db, { expiration_date: "2099-08-31" });
    const cart = await cartFor(pro, 2, "pro");
    const { html } = await pageOf(pro, cart.id, "pro");
    expect(html).toContain("$3,000.00 of your $3,000.00 pro limit are left, until August 31, 2099.");
    expect(html).toContain("$1,600.00");
    expect(html).not.toContain("passes your pro limit");
  });

  it("9.2 says when it passes the limit, and by how much", async () => {
    const pro = await plantPro(test.db);
    const cart = await cartFor(pro, 4, "pro");
    const { html } = await pageOf(pro, cart.id, "pro");
    expect(html).toContain("This cart passes your pro limit by $200.00.");
    expect(html).toContain("$3,000.00 of your $3,000.00 pro limit are left.");
  });

  it("7.7 whose code has ended is sold at the shop's prices again, and told so", async () => {
    const pro = await plantPro(test.db, { expiration_date: "2020-08-31" });
    const cart = await cartFor(pro, 1, "pro");
    const { html } = await pageOf(pro, cart.id, "us");
    expect(html).toContain("Your pro code ended on August 31, 2020.");
    expect(html).toContain("Was $800.00, now $1,000.00.");
    expect(await findCart(test.db, cart.id)).toMatchObject({ region: "us", baseAmount: 100_000 });
  });

  it("7.7 shoppers hear nothing of limits", async () => {
    const rider = await plantCustomer(test.db, groups.default);
    const cart = await cartFor(rider, 4);
    expect((await pageOf(rider, cart.id, "us")).html).not.toContain("limit");
  });
});

describe("4 the cart of a customer", () => {
  it("6 shows the group's prices and what things cost before", async () => {
    const rider = await plantCustomer(test.db, groups.default);
    await setRules(test.db, groups.default, [{ type: "all", method: "percent", amount: 25 }]);
    const cart = await cartFor(rider, 1);
    const { html } = await pageOf(rider, cart.id, "us");
    expect(html).toContain("$750.00");
    expect(html).toMatch(/<s>.*\$1,000\.00<\/s>/);
    await setRules(test.db, groups.default, []);
  });

  it("4 tells once what an earlier cart held and did not fit", async () => {
    const rider = await plantCustomer(test.db, groups.default);
    await cartFor(rider, 7);
    const cart = await cartFor(null, 4);
    await attachCustomer(test.db, cart.id, rider);
    expect((await pageOf(rider, cart.id, "us")).html).toContain("Kestrel: 9 of 11");
    expect((await pageOf(rider, cart.id, "us")).html).not.toContain("9 of 11");
  });

  it("4 a session with another customer's cart shows none, and forgets it", async () => {
    const [owner, other] = [await plantCustomer(test.db), await plantCustomer(test.db)];
    const cart = await cartFor(owner, 1);
    const context = await cartVisit(test.db, { customerId: other, cartId: cart.id });
    const session = context.visitor.start().sessionHash;
    await test.db.updateTable("sessions").set({ cart_id: cart.id }).where("id_hash", "=", session).execute();
    const answer = await load(context);
    expect(answer).toMatchObject({ kind: "page", props: { lines: [] } });
    expect(await cartOf(test.db, context)).toBeNull();
    expect(await findCart(test.db, cart.id)).not.toBeNull();
  });

  it("a refused quantity is the field that has the focus, and is described by what is wrong", async () => {
    const rider = await plantCustomer(test.db, groups.default);
    const cart = await cartFor(rider, 1);
    const line = cart.lines[0]!.id;
    const { context, html } = await pageOf(rider, cart.id, "us");
    expect(html).not.toContain("aria-invalid");
    const typed = new URLSearchParams({ action: "update", line_id: line, quantity: "10" });
    const refused = await markupOf(context, Cart, await post(context, typed));
    const field = /<input[^>]*type="number"[^>]*>/.exec(refused)?.[0] ?? "";
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain(`aria-describedby="line-${line}-note"`);
    expect(field.toLowerCase()).toContain("autofocus");
    expect(refused).toContain(`id="line-${line}-note"`);
  });
});

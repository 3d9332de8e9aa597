import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import buying from "#storefront/i18n/buying/en.ts";
import en from "#storefront/i18n/display/en.ts";
import ownOrders from "#storefront/i18n/own-orders/en.ts";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { givePro, openAccount } from "#tests/journeys/customer.ts";
import { askOffice, demoPassword, signInToOffice } from "#tests/journeys/member.ts";
import { goodCard, lastButton, orderNumber } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

/** Counts what somebody does with a thumb: taps, of which a list takes two, and fields that are typed into. */
class Thumb {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }
  /** Opens a list, and takes its first choice that is one. */
  async choose(list: Locator): Promise<void> {
    const first = list.locator('option:not([value=""]):not([disabled])').first();
    await list.selectOption(await first.getAttribute("value"));
    this.taps += 2;
  }
  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
  }
  /** Counts from here on. */
  begin(): void {
    this.taps = 0;
    this.fields = 0;
  }
}

const main = (page: Page) => page.getByRole("main");

/** From the menu to a board, and with bindings and boots that fit into the cart. */
async function addSetup(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByRole("banner").getByRole("button", { name: en["frame.menu"] }));
  const menu = page.getByRole("dialog", { name: en["frame.menu"] });
  await thumb.tap(menu.getByText("Snowboards", { exact: true }).first());
  await thumb.tap(menu.getByRole("link", { name: "View all" }).first());
  await page.waitForURL(/\/c\/snowboards/);
  await thumb.tap(main(page).getByRole("link", { name: "Kestrel", exact: true }).first());
  await page.waitForURL(/\/p\/kestrel/);
  const set = main(page).getByRole("region", { name: "Complete the setup" });
  await set.scrollIntoViewIfNeeded();
  for (const list of await set.getByRole("combobox").all()) await thumb.choose(list);
  await thumb.tap(set.getByRole("button", { name: "Add all 3 to cart" }));
  await thumb.tap(page.getByRole("dialog").getByRole("link", { name: en["cart.checkout"], exact: true }));
  await page.waitForURL(/\/checkout/);
}

/** Town and state are told by the ZIP code. */
async function payAsGuest(page: Page, thumb: Thumb, hasEmail: boolean): Promise<number> {
  const next = (name: string) => thumb.tap(main(page).getByRole("button", { name, exact: true }));
  const field = (token: string) =>
    page.locator(`[autocomplete="shipping ${token}"], [autocomplete="${token}"]`).first();
  if (!hasEmail) await thumb.type(field("email"), "thumb@firn.example");
  await next(en["checkout.next.delivery"]);
  await field("given-name").waitFor();
  const typed = {
    "given-name": "Ada",
    "family-name": "Ridge",
    "address-line1": "1600 Larimer Street",
    "postal-code": "80202",
  };
  for (const [token, text] of Object.entries(typed)) await thumb.type(field(token), text);
  await next(en["checkout.next.payment"]);
  for (const [token, text] of Object.entries({ "cc-number": goodCard, "cc-exp": "12/34", "cc-csc": "123" }))
    await thumb.type(field(token), text);
  await thumb.tap(lastButton(page, en));
  return orderNumber(page);
}

test("a board with bindings and boots is bought in 15 taps and 8 fields on a phone, and goes back in 8 taps", async () => {
  const { page, complaints } = await browser.open(phone);
  const thumb = new Thumb();
  await page.goto("/en-us");
  await hydrated(page);
  await addSetup(page, thumb);
  const order = await payAsGuest(page, thumb, false);
  expect({ taps: thumb.taps, fields: thumb.fields }).toEqual({ taps: 15, fields: 8 });

  const office = await browser.open();
  await signInToOffice(office.page, "owner");
  await askOffice(office.page, "POST", `/orders/${order}/shipments`, {});

  thumb.begin();
  await thumb.tap(main(page).getByRole("link", { name: buying["done.open"] }));
  await page.waitForURL(/\/order-status\//);
  await thumb.tap(main(page).locator("summary", { hasText: ownOrders["order.return"] }));
  const pieces = main(page).getByRole("checkbox", { name: "comes back" });
  for (const piece of await pieces.all()) await thumb.tap(piece);
  await thumb.choose(main(page).getByRole("combobox", { name: ownOrders["order.return.why"] }).first());
  await thumb.tap(main(page).getByRole("button", { name: ownOrders["order.return.submit"] }));
  await main(page).getByText(ownOrders["order.return.done"]).first().waitFor();
  expect({ taps: thumb.taps, fields: thumb.fields }).toEqual({ taps: 8, fields: 0 });
  expect(complaints).toEqual([]);
});

test("a professional signs in and buys the same in 18 taps and 9 fields, at prices that say what is saved", async () => {
  const { page, complaints } = await browser.open(phone);
  const thumb = new Thumb();
  // One of their own: what a professional may spend in a year is limited.
  const { page: office } = await browser.open();
  const { id, email } = await openAccount((await browser.open()).page);
  await signInToOffice(office, "owner");
  await givePro(office, id);
  await page.goto("/en-us");
  await hydrated(page);
  await thumb.tap(page.getByRole("banner").getByRole("button", { name: en["frame.menu"] }));
  await thumb.tap(page.getByRole("dialog").getByRole("link", { name: en["frame.account"], exact: true }));
  await page.waitForURL(/sign-in/);
  // The home page, which is there until this one has come, has a field for an e-mail address, too.
  await main(page).getByLabel(en["signin.password"], { exact: true }).waitFor();
  await hydrated(page);
  await thumb.type(main(page).getByLabel(en["signin.email"]), email);
  await thumb.type(main(page).getByLabel(en["signin.password"], { exact: true }), demoPassword);
  await thumb.tap(main(page).getByRole("button", { name: en["signin.submit"], exact: true }));
  await page.waitForURL(/\/account$/);
  await hydrated(page);
  await addSetup(page, thumb);
  await payAsGuest(page, thumb, true);
  expect({ taps: thumb.taps, fields: thumb.fields }).toEqual({ taps: 18, fields: 9 });
  await page.goto("/en-us/p/kestrel");
  await main(page)
    .getByText(/Pro: \d\d% less/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

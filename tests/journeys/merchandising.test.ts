import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { addToCart, told } from "#tests/journeys/shopper.ts";

const browser = useBrowser();

test("7.13 content-view is told on each route change with name and full path, and lists, choices and products", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/c/snowboards?sort=newest");
  await hydrated(page);
  await expect
    .poll(() => told(page, "content-view"))
    .toEqual([
      { event: "content-view", "content-name": "/en-us/c/snowboards?sort=newest", "content-view-name": "category" },
    ]);
  await expect.poll(async () => (await told(page, "view_item_list"))[0]?.ecommerce?.items.length).toBeGreaterThan(4);
  await page.locator("article[data-product] .card-link").first().click();
  await page.waitForURL(/\/p\//);
  await expect.poll(async () => (await told(page, "content-view")).length).toBe(2);
  const uid = new URL(page.url()).pathname.split("/").at(-1);
  expect((await told(page, "content-view"))[1]).toMatchObject({ "content-view-name": "product" });
  expect((await told(page, "select_item"))[0]?.ecommerce?.items[0]?.item_id).toBe(uid);
  // Each list by name, and a choice with the list that it was made in.
  await expect.poll(() => listsOf(page, "view_item_list")).toContainEqual(["related", en["catalogue.related"]]);
  await page.locator(".slider article[data-product] .card-link").first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${uid}`));
  const boards = ["c/snowboards", "Snowboards"];
  expect((await listsOf(page, "view_item_list"))[0]).toEqual(boards);
  expect(await listsOf(page, "select_item")).toEqual([boards, ["related", en["catalogue.related"]]]);
  await expect.poll(async () => (await told(page, "view_item"))[0]?.ecommerce?.items[0]?.item_id).toBe(uid);
  expect(complaints).toEqual([]);
});

const listsOf = async (page: Page, event: string) =>
  (await told(page, event)).map(({ ecommerce }) => [ecommerce?.item_list_id, ecommerce?.item_list_name]);

test("4 after something was added, a sheet shows it, what the cart comes to and what fits, which is added in one tap", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  await addToCart(page, en);
  const panel = page.getByRole("dialog", { name: en["catalogue.added"] });
  await panel.waitFor();
  await expect.poll(async () => (await told(page, "open_cart_add_on"))[0]?.ecommerce?.items.length).toBeGreaterThan(1);
  expect((await told(page, "add_to_cart"))[0]?.ecommerce?.items).toMatchObject([
    { item_id: "kestrel", quantity: 1, price: expect.any(Number), discount: expect.any(Number) },
  ]);
  // The thing itself with its version and price, how far it is to free delivery, and both ways on are in view.
  const line = panel.locator(".added-line");
  expect(await line.innerText()).toMatch(/Kestrel\n+\S.* \/ \d+\w?\n+\$\d/);
  await panel.getByText(en["cart.freeFrom.reached"]).waitFor();
  for (const name of [en["cart.checkout"], en["catalogue.view-cart"]]) {
    const way = await panel.getByRole("link", { name, exact: true }).boundingBox();
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("dialog");
  const offered = panel.locator("[data-add-on]");
  expect(await offered.count()).toBe(3);
  expect(await axeFindings(page, { part: ".added-sheet" })).toEqual([]);
  // Two of it cost twice as much.
  const sum = () => panel.getByRole("status").first().innerText();
  const one = Number((await sum()).replace(/[^\d.]/g, ""));
  await line.getByRole("button", { name: en["cart.more"] }).click();
  await expect.poll(async () => Number((await sum()).replace(/[^\d.]/g, ""))).toBe(2 * one);
  await line.getByRole("button", { name: en["cart.less"] }).click();
  await expect.poll(async () => Number((await sum()).replace(/[^\d.]/g, ""))).toBe(one);
  // What comes in sizes is added in the one that was chosen, and asks for it before.
  const item = offered.first();
  await item.getByRole("button", { name: en["add-ons.add"] }).click();
  await panel.getByRole("alert").getByText(en["catalogue.choose-size"]).waitFor();
  await item.getByRole("combobox").selectOption({ index: 1 });
  await item.getByRole("button", { name: en["add-ons.add"] }).click();
  await item.getByText(en["catalogue.added"]).waitFor();
  await panel.getByRole("link", { name: en["catalogue.view-cart"] }).click();
  await page.waitForURL(/\/cart$/);
  await expect.poll(() => page.locator(".cart-line").count()).toBe(2);
  await expect.poll(async () => (await told(page, "view_cart"))[0]?.ecommerce?.items.length).toBe(2);
  // Each change is a page of its own: what it came to is told there, and the keyboard stays where it was.
  const inCart = page.locator(".cart-line").first();
  const [changed] = await Promise.all([
    page.waitForEvent("load"),
    inCart.getByRole("button", { name: en["cart.more"] }).click(),
  ]);
  await hydrated(changed);
  await expect
    .poll(async () => (await told(page, "add_to_cart"))[0]?.ecommerce?.items)
    .toMatchObject([{ quantity: 1 }]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe(en["cart.more"]);
  await inCart.getByRole("button", { name: en["cart.remove"] }).click();
  await expect
    .poll(async () => (await told(page, "remove_from_cart"))[0]?.ecommerce?.items)
    .toMatchObject([{ item_id: "kestrel", quantity: 2 }]);
  expect(complaints).toEqual([]);
});

test("9.4 sliders of products show four at once from 900 px, two from 600 px, one below, 10 px apart, without a loop", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/");
  await hydrated(page);
  const slider = page.locator("section.slider").first();
  const shown = () =>
    slider.locator(".slider-track").evaluate((track) => {
      const [first, second] = [...track.children].map((slide) => slide.getBoundingClientRect());
      const apart = (second?.left ?? 0) - (first?.right ?? 0);
      return [Math.round((track.clientWidth + apart) / ((first?.width ?? 1) + apart)), Math.round(apart)];
    });
  for (const [width, count] of [
    [900, 4],
    [899, 2],
    [600, 2],
    [599, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shown).toEqual([count, 10]);
  }
  await expect.poll(() => slider.getByRole("button", { name: en["frame.previous"] }).isDisabled()).toBe(true);
  await slider.locator(".slider-track").evaluate((track) => track.scrollTo({ left: 9e9, behavior: "instant" }));
  await expect.poll(() => slider.getByRole("button", { name: en["frame.next"] }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
});

test("9.4 on phones a slider loads the picture that is seen and the next one; the others when it is moved", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/");
  await hydrated(page);
  const track = page.locator(".product-slider .slider-track").first();
  await track.scrollIntoViewIfNeeded();
  const isLoaded = (slide: number) =>
    track
      .locator(".card-picture")
      .nth(slide)
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await expect.poll(() => isLoaded(0)).toBe(true);
  await expect.poll(() => isLoaded(1)).toBe(true);
  expect(await isLoaded(2)).toBe(false);
  await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: "instant" }));
  await expect.poll(() => isLoaded(2)).toBe(true);
  expect(complaints).toEqual([]);
});

test("2.7 the pictures of all cards of a category are drawn when there is time, before anybody scrolls", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/en-us/c/snowboards");
  const drawn = () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll(".grid > li .card-frame img")];
      return [pictures.length, pictures.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length];
    });
  expect((await drawn())[0]).toBeGreaterThan(12);
  await expect.poll(async () => (await drawn()).every((count, _, [all]) => count === all)).toBe(true);
});

test("4 without JavaScript the cart's page shows the same add-ons, and adds them", async () => {
  const { page } = await browser.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await page.waitForURL(/\/cart/);
  const offered = page.locator("[data-add-on]");
  expect(await offered.count()).toBe(3);
  const item = offered.first();
  const id = await item.getAttribute("data-add-on");
  await item.getByRole("combobox").selectOption({ index: 1 });
  await item.getByRole("button").click();
  await expect.poll(() => page.locator(".cart-line").count()).toBe(2);
  // What is in the cart is not offered again.
  expect(await page.locator(`[data-add-on="${id}"]`).count()).toBe(0);
});

test("3.6 whoever wants something sold out is told by e-mail, after a wrong address too", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/en-us/p/whiteout");
  await hydrated(page);
  for (const size of await page.locator(".sizes label").all()) {
    await size.click();
    if ((await page.locator(".stock-watch").count()) > 0) break;
  }
  await page.getByRole("button", { name: en["frame.notify"] }).click();
  const field = page.locator(".notify-me-form").getByLabel(en["signin.email"]);
  const send = page.locator(".notify-me-form").getByRole("button", { name: en["notify.submit"] });
  await field.fill("nobody");
  await send.click();
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await field.fill("watcher@firn.example");
  await send.click();
  await page.getByText(en["notify.sent"].replace("{email}", "watcher@firn.example")).waitFor();
  await page.reload();
  await page.getByText(en["notify.already"]).waitFor();
});

test("2.7 pictures are enlarged, lists are shown as rows, boards are compared without JavaScript", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  await page.getByRole("link", { name: en["product.enlarge"].replace("{number}", "2") }).click();
  await page.locator("dialog.zoom[open] img").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog.zoom[open]").count()).toBe(0);

  await page.goto("/en-us/c/boots");
  await hydrated(page);
  await page.getByRole("link", { name: en["view.rows"], exact: true }).click();
  await page.waitForURL(/view=rows/);
  await page.goto("/en-us/c/bindings");
  await expect.poll(() => page.locator("ul.grid-rows").count()).toBe(1);
  expect(complaints).toEqual([]);

  const plain = await browser.open({ ...desktop, javaScriptEnabled: false });
  await plain.page.goto("/en-us/p/kestrel");
  await plain.page.locator(".product-buy .compare-toggle").click();
  await plain.page.waitForURL(/\/compare\?ids=\d+/);
  await plain.page.locator(".compare-add select").selectOption({ index: 1 });
  await plain.page.locator(".compare-add button").click();
  await expect.poll(() => plain.page.locator(".compare-table thead th").count()).toBe(2);
  expect(await plain.page.locator(".compare-table tbody tr").count()).toBeGreaterThan(4);
});

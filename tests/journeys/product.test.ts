import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import purchase from "#storefront/i18n/purchase/en.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser({ pictures: false });

test("3.12 a list that was narrowed to a size and a colour opens its products in them", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/c/snowboards?size=156&color-group=black");
  await hydrated(page);
  const cards = page.getByRole("main").locator("article[data-product]");
  await cards.first().getByRole("link").first().click();
  await page.waitForURL(/\/p\/[a-z-]+\?color=[a-z-]+&size=156$/);
  await expect.poll(() => page.getByRole("radio", { name: /^156(?!W)/ }).isChecked()).toBe(true);
  // The index is filled behind the start; until then popular products stand there, in no size.
  const boots = cards.locator('a[href*="size="]');
  const found = async () => {
    await page.goto("/en-us/search?q=boots&size=US+10");
    return boots.count();
  };
  await expect.poll(found, { timeout: limit(60_000), interval: 2_000 }).toBeGreaterThan(0);
  await hydrated(page);
  await boots.first().click();
  await page.waitForURL(/\/p\/.*size=\d\d$/);
  await expect.poll(() => page.getByRole("radio", { name: /^US 10 / }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test("3.3 a phone's bar comes when its button was passed, and asks for the size in a sheet: one tap chooses, one adds", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  const isHeld = () => page.locator(".buy-bar").evaluate((bar) => getComputedStyle(bar).position === "fixed");
  expect(await isHeld()).toBe(false);
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  await expect.poll(isHeld).toBe(true);
  await page.locator(".buy-bar").getByRole("button", { name: "Choose a length" }).tap();
  const sheet = page.getByRole("dialog", { name: purchase["purchase.sheet"] });
  const add = sheet.getByRole("button", { name: en["catalogue.add-to-cart"] });
  await expect.poll(() => add.isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.locator(".buy-bar").getByRole("button", { name: "Choose a length" }).tap();
  await sheet.locator("label:has(input:not([disabled]))").first().tap();
  await sheet.getByRole("button", { name: /^Add \d{3}W? · \$\d/ }).tap();
  await page.getByRole("dialog", { name: en["catalogue.added"] }).waitFor();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => new URL(page.url()).searchParams.get("size")).toMatch(/^\d{3}/);
  expect(complaints).toEqual([]);
});

test("3.3 enlarged pictures are gone through by keys and buttons, counted, and left with Escape", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  const second = page.getByRole("link", { name: en["product.enlarge"].replace("{number}", "2") });
  await second.click();
  const large = page.getByRole("dialog", { name: "Kestrel" });
  const count = large.getByRole("status");
  await expect.poll(() => count.innerText()).toMatch(/^2\D+[3-9]$/);
  const all = Number(/\d+$/.exec(await count.innerText())?.[0]);
  await large.getByRole("list", { name: en["catalogue.pictures"] }).press("ArrowRight");
  await expect.poll(() => count.innerText()).toMatch(/^3\D/);
  await large.getByRole("button", { name: en["frame.previous"] }).click();
  await expect.poll(() => count.innerText()).toMatch(/^2\D/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => large.getByRole("button", { name: en["frame.previous"] }).isVisible()).toBe(false);
  for (let place = 2; place <= all; place += 1) {
    await large.getByRole("button", { name: en["frame.next"] }).click();
    await expect.poll(() => count.innerText()).toMatch(new RegExp(`^${place}\\D`));
  }
  await expect.poll(() => large.getByRole("button", { name: en["frame.next"] }).isVisible()).toBe(false);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => count.innerText()).toMatch(new RegExp(`^${all - 1}\\D`));
  await large.getByRole("button", { name: purchase["purchase.zoomIn"] }).click();
  await large.getByRole("button", { name: purchase["purchase.zoomOut"] }).click();
  await large.getByRole("button", { name: purchase["purchase.zoomIn"] }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => large.isVisible()).toBe(false);
  await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test("3.3 a set says what it costs as its sizes are chosen, asks for those that are open, and goes into the cart in one tap", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  const set = page.getByRole("region", { name: purchase["purchase.setup"] });
  const sizes = set.getByRole("combobox");
  const add = set.getByRole("button");
  // The set's own script comes after the page's.
  await expect.poll(() => set.locator("form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
  await add.click();
  await expect.poll(() => set.getByRole("alert").innerText()).toBe(purchase["purchase.missing"]);
  const parts = await set.getByRole("listitem").count();
  expect(parts).toBeGreaterThan(1);
  const prices: number[] = [];
  for (const size of await sizes.all()) {
    const dearest = await size.evaluate((list: HTMLSelectElement) => {
      const priced = [...list.options].filter(({ value }) => value);
      const [first] = priced.sort((a, b) => Number(b.dataset.price) - Number(a.dataset.price));
      return { value: first?.value ?? "", price: Number(first?.dataset.price) };
    });
    await size.selectOption(dearest.value);
    prices.push(dearest.price);
  }
  const fixed = await set
    .locator('input[name="variant_id"]')
    .evaluateAll((all) => all.map((one) => Number(one.dataset.price)));
  const sum = [...prices, ...fixed].reduce((total, price) => total + price, 0);
  const said = async () => Number((await set.getByRole("status").innerText()).replaceAll(/[^\d.]/g, ""));
  await expect.poll(said).toBe(sum / 100);
  await add.click();
  await page.getByRole("dialog", { name: en["catalogue.added"] }).waitFor();
  await page.goto("/en-us/cart");
  await expect.poll(() => page.getByRole("spinbutton").count()).toBe(parts);
  expect(complaints).toEqual([]);
});

test("3.11 a board is drawn in each of its lengths, and in the one that is chosen to buy", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  const part = page.getByRole("region", { name: "What it is for" });
  const drawn = (name: RegExp) => part.getByRole("img", { name }).isVisible();
  expect(await drawn(/^158: Nose/)).toBe(true);
  await part.getByRole("button", { name: "150", exact: true }).click();
  await expect.poll(() => drawn(/^150: Nose/)).toBe(true);
  expect(await drawn(/^158: Nose/)).toBe(false);
  await page.locator("label:has(input[value='160w'])").click();
  await expect.poll(() => drawn(/^160W: Nose/)).toBe(true);
  expect(await part.getByRole("button", { name: "160W" }).getAttribute("aria-pressed")).toBe("true");
  expect(complaints).toEqual([]);
});

test("3.12 what is missing is said beside its name, and the stock before and after the choice", async () => {
  const { page } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  expect(await page.locator(".buy-stock").innerText()).toBe("All 4 lengths in stock");
  await page.locator(".buy-bar").getByRole("button", { name: "Choose a length", exact: true }).click();
  await page.locator("legend").getByText("Choose a length").waitFor();
  await page.locator("label:has(input[value='158'])").click();
  await expect.poll(() => page.locator("legend").getByText("Choose a length").count()).toBe(0);
  await page.locator(".buy-bar").getByRole("button", { name: en["catalogue.add-to-cart"], exact: true }).waitFor();
  expect(await page.locator(".buy-stock").innerText()).not.toMatch(/lengths|^$/);
});

import { expect, inject, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits, expectWithin } from "#tests/journeys/fits.ts";
import { scriptBytes } from "#tests/support/page-scripts.ts";

const browser = useBrowser();

test("2.4 links fetch the page's payload and the document stays", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/c/snowboards");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => scrollTo(0, 900));
  const payload = page.waitForResponse(/_payload\.json/);
  await page.locator("article[data-product] a").nth(9).click();
  await payload;
  await page.waitForURL(/\/p\//);
  await page.locator("form.buy-form").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/c\/snowboards/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("9.4 on a slow line a click shows within half a second that the next page is on its way", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/c/accessories");
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/_payload\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator(".paging a[rel=next]").click();
  const main = page.locator("#main");
  await expect.poll(() => main.getAttribute("aria-busy")).toBe("true");
  const bar = await main.evaluate((element) => getComputedStyle(element, "::before").position);
  expect(bar).toBe("fixed");
  await expect.poll(() => main.locator(".grid .card-loading-picture").count()).toBe(6);
  release();
  await page.waitForURL(/page=2/);
  await expect.poll(() => main.getAttribute("aria-busy")).toBeNull();
  await expect.poll(() => main.locator("article[data-product]").count()).toBeGreaterThan(0);
  expect(await page.locator(".grid .card-loading-picture").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("4 a size that was chosen before the scripts came is chosen afterwards", async () => {
  const { page } = await browser.open(desktop);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en-us/p/kestrel", { waitUntil: "commit" });
  await page.locator('form.buy-form label:has(input[name="size"])').first().click();
  release();
  await hydrated(page);
  await page.getByRole("button", { name: en["catalogue.add-to-cart"] }).click();
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: en["frame.cart"] }).innerText())
    .toContain("1");
});

test("4 the visitor chooses a country and a language, and the choice stays", async () => {
  const { page } = await browser.open(desktop);
  await page.goto("/en-us/country");
  await page.locator('a[href*="locale=fr-ch"]').first().click();
  await page.waitForURL(/\/fr-ch/);
  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ country: "ch", language: "fr", countryLanguage: "fr-ch" });
  await page.goto("/p/kestrel");
  expect(new URL(page.url()).pathname).toBe("/fr-ch/p/kestrel");
});

test.each(["/en-us/p/kestrel", "/de-de/p/kestrel", "/fr-ca/p/kestrel", "/ja-jp/p/kestrel"])(
  "%s loads no more than 100 KB of scripts",
  async (path) => expect(await scriptBytes(inject("shop") + path)).toBeLessThan(100 * 1024),
);

test.each(["/de-de", "/de-de/c/snowboards", "/de-de/p/kestrel"])(
  "9.4 with letters twice as large nothing of %s stands outside of a phone's window",
  async (path) => {
    const { page, complaints } = await browser.open(phone);
    await page.goto(path);
    await hydrated(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const outside = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const words = [...document.querySelectorAll("h1, h2, .hero-line, .split-line, .slider-buttons")];
      const beyond = words.filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return [scrollWidth - clientWidth, ...beyond.map(({ className }) => className)];
    });
    expect(outside).toEqual([0]);
    expect(complaints).toEqual([]);
  },
);

test.each(["en-us", "de-de", "es-es", "it-it"])(
  "3.3 in %s the categories stand in the middle of the header, clothing among them, and nothing runs over",
  async (locale) => {
    const { page, complaints } = await browser.open(desktop);
    await page.goto(`/${locale}/c/boots`);
    await hydrated(page);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [beside, over, tall] = await page.evaluate(() => {
        const list = document.querySelector(".nav-list")?.getBoundingClientRect();
        const { clientWidth, scrollWidth } = document.documentElement;
        const aside = Math.abs((list?.left ?? 0) + (list?.right ?? 0) - clientWidth) / 2;
        return [aside, scrollWidth - clientWidth, document.querySelector(".alerts")?.clientHeight];
      });
      expect(beside).toBeLessThan(12);
      expect(over).toBe(0);
      expect(tall).toBeLessThan(40);
    }
    const clothing = page.getByRole("banner").locator('.nav-link[href$="/c/accessories/outerwear"]');
    await clothing.hover();
    await page.getByRole("banner").locator('.nav-child[href$="/c/accessories/layers"]:visible').first().waitFor();
    expect(await page.getByRole("contentinfo").locator('a[href$="/c/accessories/outerwear"]').count()).toBe(1);
    expect(complaints).toEqual([]);
  },
);

test("2.6 an unknown page says so, in the visitor's language", async () => {
  const { page } = await browser.open(desktop);
  const answer = await page.goto("/en-us/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain("Page not found");
  expect(await page.title()).toBe("Page Not Found | Firn");
});

test.each([
  "/",
  "/en-us/c/snowboards",
  "/en-us/p/kestrel",
  "/en-us/cart",
  "/en-us/country",
  "/en-us/account/sign-in",
  "/en-us/support",
])("9.4 %s has no accessibility violations and fits a phone", async (path) => {
  const { page, complaints } = await browser.open({ ...phone, reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  expect(await axeFindings(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })).toEqual([]);
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test.each(["/en-us/blog", "/de-de/blog"])("9.4 on a phone every post of %s ends within the window", async (path) => {
  const { page, complaints } = await browser.open(phone);
  await page.goto(path);
  await hydrated(page);
  await expectFits(page);
  await expectWithin(page, ".journal h1, .journal header > p, .post, .post-frame, .post h2");
  expect(complaints).toEqual([]);
});

test("7.4 a password can be looked at while it is typed", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/en-us/account/sign-in");
  await hydrated(page);
  const field = page.getByLabel(en["signin.password"], { exact: true });
  await field.fill("over the shoulder");
  const show = page.getByRole("button", { name: en["signin.show"] });
  await show.click();
  await expect.poll(() => field.getAttribute("type")).toBe("text");
  expect(await show.getAttribute("aria-pressed")).toBe("true");
  await show.click();
  await expect.poll(() => field.getAttribute("type")).toBe("password");
  expect(await field.inputValue()).toBe("over the shoulder");
  expect(complaints).toEqual([]);
});

test("2.7 on a phone the subjects of support unfold one by one, and show what one looks for", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/en-us/support");
  await hydrated(page);
  const subject = page.getByRole("region", { name: "Delivery" });
  const answers = subject.getByRole("link");
  expect(await answers.count()).toBe(0);
  await subject.getByRole("checkbox", { name: "Delivery" }).check();
  await expect.poll(() => answers.count()).toBeGreaterThan(2);
  await subject.getByRole("checkbox", { name: "Delivery" }).uncheck();
  await page.getByRole("searchbox").first().fill("parcel");
  await expect.poll(() => answers.count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

import { expect, onTestFinished, test } from "vitest";
import consent from "#storefront/i18n/consent/de.ts";
import de from "#storefront/i18n/display/de.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { freePort, startShop, useWorldCopy } from "#tests/journeys/shop.ts";

const browser = useBrowser({ pictures: false });

test("7.13 the demo asks for no consent; with a tag manager it is asked in the EU, and nothing is loaded before", async () => {
  const demo = await browser.open(desktop);
  await demo.page.goto("/de-de");
  await hydrated(demo.page);
  expect(await demo.page.locator(".consent").count()).toBe(0);

  const data = useWorldCopy("consent", onTestFinished);
  const shop = await startShop(data, await freePort(), { TAG_MANAGER_ID: "GTM-TEST1" });
  try {
    const { page, complaints } = await browser.open({ ...phone, baseURL: shop.url });
    const asked: string[] = [];
    await page.route(/googletagmanager\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto(`${shop.url}/de-de`);
    const dialog = page.getByRole("dialog", { name: consent["consent.title"] });
    await dialog.waitFor();
    // Tags read the queue in its order: what is allowed stands before the first event.
    const first = await page.evaluate(() => Array.from((window.dataLayer ?? [])[0] as ArrayLike<unknown>));
    expect(first).toEqual(["consent", "default", expect.objectContaining({ ad_storage: "denied" })]);
    const sizes = await Promise.all(
      [consent["consent.accept"], consent["consent.refuse"]].map((name) =>
        dialog.getByRole("button", { name }).evaluate((button) => [button.clientHeight, button.className]),
      ),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    await dialog.getByRole("button", { name: consent["consent.refuse"] }).click();
    await page.goto(`${shop.url}/de-de/p/kestrel`);
    await hydrated(page);
    expect(await dialog.count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: de["consent.again"] }).click();
    await dialog.getByRole("button", { name: consent["consent.choose"] }).click();
    await dialog.getByRole("checkbox", { name: consent["consent.analytics"] }).check();
    await dialog.getByRole("button", { name: consent["consent.save"] }).click();
    await expect.poll(() => asked).toEqual([expect.stringContaining("id=GTM-TEST1")]);
    const kept = (await page.context().cookies()).find(({ name }) => name === "consent");
    expect(kept?.value).toBe("analytics");
    expect(complaints).toEqual([]);
  } finally {
    await shop.stop();
  }
});

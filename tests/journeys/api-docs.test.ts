import { expect, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

test("7 a reader of /api/docs finds a call, sends it and sees the answer, with the keyboard alone and from this shop alone", async () => {
  const { page, complaints } = await browser.open(desktop);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/api/docs");
  expect(await page.title()).toBe("Firn commerce API");
  await page.getByRole("heading", { name: /^Firn commerce API/ }).waitFor();

  const expand = page.locator("#operations-tag-Cart button.expand-operation");
  await expand.focus();
  await page.keyboard.press("Enter");
  const call = page.locator("#operations-Cart-postCartCreate");
  await call.getByText("/cart/create").first().waitFor();
  await call.locator("button.opblock-summary-control").focus();
  await page.keyboard.press("Enter");
  await call.locator("textarea.body-param__text").fill(JSON.stringify({ line_items: [] }));
  await call.getByRole("button", { name: "Execute" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => call.locator(".live-responses-table tbody .response-col_status").first().textContent())
    .toMatch(/^201/);
  expect(await call.locator(".live-responses-table").textContent()).toContain('"customer_id": 0');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
});

test.each(["light", "dark"] as const)("7 /api/docs is legible in the %s colour scheme", async (colorScheme) => {
  const { page } = await browser.open({ ...desktop, colorScheme });
  await page.goto("/api/docs");
  const title = page.getByRole("heading", { name: /^Firn commerce API/ });
  await title.locator("visible=true").first().waitFor();
  await page.locator("#operations-tag-Cart").waitFor();
  const [ground, text] = await title.first().evaluate((heading) => {
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    };
    return [
      lightness(getComputedStyle(document.documentElement).backgroundColor),
      lightness(getComputedStyle(heading).color),
    ];
  });
  if (colorScheme === "dark") expect(text - ground).toBeGreaterThan(120);
  else expect(text).toBeLessThan(120);
});

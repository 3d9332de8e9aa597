import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { addProduct, removeProduct, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("a product is made, finished on its page, found in its history, and removed", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Ledger Board");
  await page.getByText("It is hidden.").waitFor();
  await page.getByLabel("Description").fill("Counts every run.");
  await page.getByLabel("Pieces of", { exact: false }).fill("7");
  await page.getByRole("textbox", { name: /^Price:/ }).fill("349.5");
  await page.keyboard.press("Tab");
  await page.getByLabel("Visible").check();
  const bar = page.getByRole("region", { name: "Save" });
  await bar.getByText(/Not saved yet: Description, Variants \(.+\), Visibility/).waitFor();
  await save(page);
  await bar.waitFor({ state: "detached" });
  await page.getByText("It can be bought in United States.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Description").inputValue()).toBe("Counts every run.");
  expect(await page.getByRole("textbox", { name: /^Price:/ }).inputValue()).toBe("349.50");
  expect(complaints).toEqual([]);
  await removeProduct(page);
});

test("what is wrong stands beside its field, as the server says it", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Wrong Board");
  await page.getByLabel("Kind").fill("Not A Kind!");
  await save(page);
  const kind = page.getByLabel("Kind");
  await expect.poll(() => kind.getAttribute("aria-invalid")).toBe("true");
  const parts = page.getByRole("navigation", { name: "On this page" });
  await parts.getByRole("link", { name: "Texts (has a problem)" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await parts.getByRole("link", { name: "Texts", exact: true }).waitFor();
  await removeProduct(page);
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)(
  "links to the cards of a product stay in view, and mark the one that is read and those not saved (%s)",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "catalogue", "/office/products/1001");
    const parts = page.getByRole("navigation", { name: "On this page" });
    const link = (name: string) => parts.getByRole("link", { name, exact: true });
    const current = () => parts.locator("[aria-current]").textContent();
    await expect.poll(current).toBe("Texts");
    for (const [name, id] of [
      ["Languages", "languages"],
      ["Law and origin", "law"],
      ["Variants", "variants"],
    ] as const) {
      await link(name).click();
      await expect.poll(current).toBe(name);
      const card = await page.locator(`#${id}`).boundingBox();
      const bar = await parts.boundingBox();
      expect(card?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
      expect(card?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
      expect(await page.locator(`#${id}`).evaluate((it) => it === document.activeElement)).toBe(true);
    }
    await page.getByLabel("Made in").fill("AT");
    await link("Law and origin (not saved yet)").waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await link("Law and origin").waitFor();
    expect(complaints).toEqual([]);
  },
);

test("a draft survives a reload and a lost connection", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Draft Board");
  await page.getByLabel("Brand").fill("Nobody yet");
  await page.getByText("Not saved yet: Brand").waitFor();
  await page.context().setOffline(true);
  await page.getByText("No connection. What you type is kept.").waitFor();
  await save(page);
  await page.getByRole("region", { name: "Save" }).getByRole("alert").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText("This is your draft of", { exact: false }).waitFor();
  expect(await page.getByLabel("Brand").inputValue()).toBe("Nobody yet");
  await save(page);
  await page.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await removeProduct(page);
});

test("two people at one product: different fields merge, the same field shows both sides", async () => {
  const { page: one } = await browser.open(desktop);
  const { page: other } = await browser.open(desktop);
  await signInToOffice(one, "owner");
  await addProduct(one, "Shared Board");
  const address = new URL(one.url()).pathname;
  await signInToOffice(other, "catalogue", address);
  await other.getByLabel("Brand").waitFor();

  await one.getByLabel("Brand").fill("Ours");
  await save(one);
  await one.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await other.getByLabel("Description").fill("Theirs.");
  await save(other);
  await other.getByText("Somebody else changed Brand; both are kept.", { exact: false }).waitFor();
  expect(await other.getByLabel("Brand").inputValue()).toBe("Ours");

  await one.getByLabel("Description").fill("Mine.");
  await save(one);
  const dialog = one.getByRole("dialog", { name: "Somebody else changed the same" });
  await dialog.getByRole("group", { name: "Description" }).waitFor();
  await dialog.getByText("Mine.").waitFor();
  await dialog.getByText("Theirs.").waitFor();
  expect(await one.locator(".save-bar").innerText()).toContain("Somebody else changed the same");
  expect(await axeFindings(one)).toEqual([]);
  await dialog.getByRole("radio", { name: "Yours" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await one.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await one.reload();
  await expect.poll(() => one.getByLabel("Description").inputValue()).toBe("Mine.");
  await one.getByRole("tab", { name: "History" }).click();
  await one.getByText("Tim Okafor").first().waitFor();
  expect(await axeFindings(one)).toEqual([]);
  await one.getByRole("tab", { name: "Edit" }).click();
  await removeProduct(one);
});

import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { tabTo } from "#tests/journeys/keyboard.ts";
import { askOffice, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

/** A category and a product of a kind of its own, so that a rule of this journey finds nothing else. */
async function plant(
  page: Page,
): Promise<{ kind: string; uid: string; title: string; product: number; address: string }> {
  const kind = `rare-${randomUUID().slice(0, 8)}`;
  const [uid, title] = [`under-100-${kind}`, `Under 100 ${kind}`];
  const body = {
    uid: kind,
    sku: kind.toUpperCase(),
    kind,
    name: `Lucky ${kind}`,
    is_visible: true,
    variants: [{ sku: `${kind.toUpperCase()}-1`, inventory_level: 9, prices: [{ region: "us", price: 140 }] }],
  };
  const made = await askOffice(page, "POST", "/catalog/products", body);
  const category = await askOffice(page, "POST", "/catalog/categories", { uid, name: title });
  const address = `/office/categories/${category.data.id}`;
  return { kind, uid, title, product: made.data.id, address };
}

async function isSaved(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
}

test("a rule shows what it finds before it is saved, and follows the price of a product", async () => {
  const { page, complaints } = await browser.open(desktop);
  const { page: shop } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  const { kind, uid, title, product, address } = await plant(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByText("Complete the conditions", { exact: false }).waitFor();
  await page.getByLabel("Below (USD)").fill("100");
  await page.getByText(/^The rule finds \d+ products\.$/).waitFor();
  await page.getByRole("button", { name: "Add a condition" }).click();
  const second = page.getByRole("group", { name: "Condition 2" });
  await second.getByLabel("Condition 2", { exact: true }).selectOption({ label: "Kind" });
  await second.getByLabel("Values, separated by commas").fill(kind);
  await page.getByText("The rule finds 0 products.").waitFor();
  await save(page);
  await isSaved(page);
  const list = page.getByRole("list", { name: "As shoppers find them" });
  expect(await list.getByRole("listitem").count()).toBe(0);

  const reprice = (price: number) =>
    askOffice(page, "PUT", `/catalog/products/${product}`, {
      variants: [{ sku: `${kind.toUpperCase()}-1`, prices: [{ region: "us", price }] }],
    });
  await reprice(80);
  await list.getByRole("link", { name: `Lucky ${kind}` }).waitFor();
  expect(await list.getByText("By rule").count()).toBe(1);
  await shop.goto(`/en-us/c/${uid}`);
  await shop.getByRole("heading", { level: 1, name: title }).waitFor();
  await shop
    .getByRole("link", { name: new RegExp(`Lucky ${kind}`) })
    .first()
    .waitFor();
  await reprice(120);
  await expect.poll(() => list.getByRole("listitem").count()).toBe(0);
  await expect
    .poll(async () => {
      await shop.reload();
      return shop.getByText(`Lucky ${kind}`).count();
    })
    .toBe(0);

  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();
  await page.getByRole("link", { name: "Bin" }).click();
  await page.getByRole("button", { name: `Restore: ${title}` }).click();
  await page.getByText(`${title} is back.`).waitFor();
  await askOffice(page, "POST", `/staff/categories/${address.split("/").at(-1)}/bin`);
  await askOffice(page, "POST", `/staff/products/${product}/bin`);
  expect(complaints).toEqual([]);
});

test("what is picked and put first in a market comes first there; a German text is on the German page", async () => {
  const { page, complaints } = await browser.open(desktop);
  const { page: shop } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const { kind, uid, product, address } = await plant(page);
  await page.goto(address);
  for (const name of ["Kestrel", "Weekday"]) {
    await page.getByRole("group", { name: "Add a product by hand" }).getByLabel("Search").fill(name);
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
    await page.getByRole("list", { name: "As shoppers find them" }).getByRole("link", { name, exact: true }).waitFor();
  }
  await askOffice(page, "POST", address.replace("/office", "/staff").concat("/products"), { add: [product] });
  await page.getByLabel("Order in the shop").selectOption({ label: "Highest price first" });
  await page.getByRole("button", { name: `Put Lucky ${kind} first` }).click();
  await page.getByLabel("Market").selectOption({ label: "Canada" });
  await page.getByRole("button", { name: "Put Weekday first" }).click();
  await page.getByLabel("Title (German)").fill(`Glück ${kind}`);
  await page.getByRole("region", { name: "Save" }).getByText("Texts (German)", { exact: false }).waitFor();
  await save(page);
  await isSaved(page);
  const firstIn = async (locale: string) => {
    await shop.goto(`/${locale}/c/${uid}`);
    return shop.getByRole("main").getByRole("heading", { level: 2 }).first().textContent();
  };
  await expect.poll(() => firstIn("en-us")).toContain(`Lucky ${kind}`);
  await expect.poll(() => firstIn("en-ca")).toContain("Weekday");
  await shop.goto(`/de-de/c/${uid}`);
  await shop.getByRole("heading", { level: 1, name: `Glück ${kind}` }).waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText(`Glück ${kind}`).first().waitFor();
  await askOffice(page, "POST", address.replace("/office", "/staff").concat("/bin"));
  await askOffice(page, "POST", `/staff/products/${product}/bin`);
  expect(complaints).toEqual([]);
});

test("a language has a picture of its own above the list, and gives it back", async () => {
  const { page, complaints } = await browser.open(desktop);
  const { page: shop } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const { uid, product, address } = await plant(page);
  const { data: library } = await askOffice(page, "GET", "/staff/pictures?limit=2");
  const [usual, own] = library as { id: string; title: string }[];
  const id = Number(address.split("/").at(-1));
  await askOffice(page, "PUT", `/catalog/categories/${id}`, { hero_image: usual?.id });
  await page.goto(address);
  await page.getByLabel("Add a language").selectOption("German");
  const choice = page.getByRole("group", { name: "German: Picture above the list" });
  await choice.getByRole("button", { name: "Choose from the library" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose pictures" });
  await dialog.getByRole("searchbox").fill(own?.id ?? "");
  await dialog
    .getByRole("button", { name: own?.title || own?.id || "", exact: true })
    .first()
    .click();
  await save(page);
  await isSaved(page);
  const shownIn = async (locale: string) => {
    await shop.goto(`/${locale}/c/${uid}`);
    return shop.locator(".category-hero img, img.category-hero").first().getAttribute("src");
  };
  await expect.poll(() => shownIn("de-de")).toContain(own?.id);
  expect(await shownIn("en-us")).toContain(usual?.id);
  await choice.getByRole("button", { name: "Remove" }).click();
  await save(page);
  await isSaved(page);
  await expect.poll(() => shownIn("de-de")).toContain(usual?.id);
  await askOffice(page, "POST", address.replace("/office", "/staff").concat("/bin"));
  await askOffice(page, "POST", `/staff/products/${product}/bin`);
  expect(complaints).toEqual([]);
});

test("by keyboard alone: a rule is added, its product put first, and saved", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  const { kind, product, address } = await plant(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Add a rule" }).waitFor();
  await tabTo(page, "Add a rule");
  await page.keyboard.press("Enter");
  await page.getByLabel("Condition 1", { exact: true }).waitFor();
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, "Condition 1");
  await page.keyboard.type("Kind");
  await tabTo(page, "Values, separated by commas");
  await page.keyboard.type(kind);
  await page.getByText("The rule finds 1 product.").waitFor();
  await page.keyboard.press("Control+s");
  await isSaved(page);
  const put = `Put Lucky ${kind} first`;
  await page.getByRole("button", { name: put }).waitFor();
  await tabTo(page, put);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "These come first" }).getByText(`Lucky ${kind}`).waitFor();
  await page.keyboard.press("Control+s");
  await isSaved(page);
  await page.reload();
  await page.getByRole("list", { name: "These come first" }).getByText(`Lucky ${kind}`).waitFor();
  await askOffice(page, "POST", address.replace("/office", "/staff").concat("/bin"));
  await askOffice(page, "POST", `/staff/products/${product}/bin`);
});

test.each([
  ["light", phone],
  ["dark", desktop],
] as const)("a category's page fits, and axe finds nothing on it (%s)", async (colorScheme, device) => {
  const { page } = await browser.open({ ...device, colorScheme });
  await signInToOffice(page, "catalogue");
  const { data } = await askOffice(page, "GET", "/catalog/categories");
  await page.goto(`/office/categories/${data[0].id}`);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("Below (USD)").fill("300");
  await page.getByText(/^The rule finds/).waitFor();
  await page.getByRole("list", { name: "As shoppers find them" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await expectFits(page);
  await page.getByRole("button", { name: "Discard" }).click();
});

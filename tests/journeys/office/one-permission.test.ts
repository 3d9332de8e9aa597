import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { areas } from "#office/runtime/areas.ts";
import { settingsPages } from "#office/runtime/settings-groups.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { accept, askOffice, invite, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

/** Pages that the navigation does not name, and what their own frame asks for. */
const beside = [
  ["/prices", "catalogue:read"],
  ["/products/new", "catalogue:write"],
  ["/categories/bin", "catalogue:read"],
  ["/documents", "media:read"],
  ["/stock/count", "stock:write"],
  ["/dispatch/pick-ups", "orders:read"],
  ["/orders/10001", "orders:read"],
  ["/customers/groups", "customers:read"],
  ["/pro/accounts", "pro:read"],
  ["/promotions/bin", "promotions:read"],
  ["/setup?step=taxes", "settings:write"],
] as const;

const shown = [...areas, ...settingsPages].flatMap(({ path, permission }) =>
  permission === null ? [] : [[path, permission] as const],
);

test("who has only the permission that a page asks for sees the whole page, and it asks for nothing that they lack", async () => {
  const { page: owner } = await browser.open(desktop);
  const name = `One at a time ${randomUUID().slice(0, 8)}`;
  await signInToOffice(owner, "owner");
  const { data: role } = await askOffice(owner, "POST", "/staff/roles", { name, permissions: ["orders:read"] });
  const { page, complaints } = await browser.open(desktop);
  const link = await invite((await browser.open(desktop)).page, name);
  await accept(page, link, "Oda One");
  const wrong: string[] = [];
  for (const [path, permission] of [...shown, ...beside]) {
    await askOffice(owner, "PUT", `/staff/roles/${role.id}`, { name, permissions: [permission] });
    await page.goto(`/office${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.getByRole("status", { name: "Loading" }).count()).toBe(0);
    for (const refused of complaints.splice(0)) wrong.push(`${path} with ${permission}: ${refused}`);
    const isShut = (await page.getByRole("main").getByRole("alert").count()) > 0;
    if (isShut) wrong.push(`${path} is shut to ${permission}`);
  }
  expect(wrong).toEqual([]);
  // Delivery has permissions of its own: that step of the set-up names the one that is lacking.
  await askOffice(owner, "PUT", `/staff/roles/${role.id}`, { name, permissions: ["settings:write"] });
  await page.goto("/office/setup?step=delivery");
  await page.getByRole("alert").getByText("shipping:read").waitFor();
  expect(complaints).toEqual([]);
  const members = await askOffice(owner, "GET", "/staff/members");
  const { id } = members.data.find((one: { role: { id: number } }) => one.role.id === role.id);
  await askOffice(owner, "DELETE", `/staff/members/${id}`);
  await askOffice(owner, "DELETE", `/staff/roles/${role.id}`);
});

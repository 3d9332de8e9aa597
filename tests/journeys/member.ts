import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";

export const demoPassword = "first-tracks-2026";

/** Signs a member of the demo world in at an address of the office, which then shows itself. */
export async function signInToOffice(page: Page, who: string, path = "/office"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("E-mail").fill(`${who}@firn.example`);
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sign in" }).waitFor();
}

/** Invites somebody new as the owner; the answer is the link that their invitation brought. */
export async function invite(owner: Page, role: string): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@members.example`;
  await signInToOffice(owner, "owner", "/office/settings/members");
  await owner.getByRole("button", { name: "Invite a member" }).click();
  const dialog = owner.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Role").selectOption({ label: role });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const outbox = join(inject("shopData"), "outbox");
  const find = () => readdirSync(outbox).find((file) => file.endsWith(`-${email}.html`));
  await expect.poll(find).toBeDefined();
  const [link] = /\/office\/invitation#[\w.-]+/.exec(readFileSync(join(outbox, find() ?? ""), "utf8")) ?? [];
  if (!link) throw new Error(`The invitation of ${email} has no link.`);
  return link;
}

/** Follows an invitation, which leads to the office's home. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("New password").fill(demoPassword);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
}

/** A product that nobody else touches, on its page; a journey that is repeated makes another. */
export async function addProduct(page: Page, title: string): Promise<void> {
  const name = `${title} ${randomUUID().slice(0, 8)}`;
  await page.goto("/office/products/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Save" }).getByRole("button", { name: "Save" }).click();
}

export async function removeProduct(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/products");
}

/** What a journey that failed on its way may have left: the second factor of a member, taken away by the owner. */
export async function withoutSecondFactor(page: Page, email: string): Promise<void> {
  await signInToOffice(page, "owner");
  await page.evaluate(async (wanted) => {
    const ask = async (path: string) => (await fetch(`/office/api${path}`)).json();
    const member = (await ask("/staff/members")).data.find((one: { email: string }) => one.email === wanted);
    if (!member.hasSecondFactor) return;
    const headers = { "csrf-token": (await ask("/csrf")).token };
    const answer = await fetch(`/office/api/staff/members/${member.id}/second-factor`, { method: "DELETE", headers });
    if (!answer.ok) throw new Error(await answer.text());
  }, email);
}

/** What the member who is signed in on this page asks of the office's API: for what a journey finds or leaves behind. */
// biome-ignore lint/suspicious/noExplicitAny: what came back is the journey's to know
export function askOffice(page: Page, method: string, path: string, body?: object): Promise<any> {
  return page.evaluate(
    async ([how, where, given]) => {
      const { token } = await (await fetch("/office/api/csrf")).json();
      const headers = { "csrf-token": token, ...(given && { "content-type": "application/json" }) };
      const answer = await fetch(`/office/api${where}`, { method: how, headers, ...(given && { body: given }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      return text ? JSON.parse(text) : null;
    },
    [method, path, body && JSON.stringify(body)] as [string, string, string | undefined],
  );
}

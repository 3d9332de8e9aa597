import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { askOffice, demoPassword } from "#tests/journeys/member.ts";

/** Somebody who opens an account in the shop; a journey that is repeated makes another. */
export async function openAccount(
  page: Page,
  { first = "Ada", last = "Ridge" }: { first?: string; last?: string } = {},
): Promise<{ id: number; email: string }> {
  const email = `${randomUUID()}@firn.example`;
  await page.goto("/en-us");
  const id = await page.evaluate(
    async ([first_name, last_name, address, password]) => {
      const { token } = await (await fetch("/api/csrf")).json();
      const headers = { "content-type": "application/json", "csrf-token": token };
      const authentication = { new_password: password };
      const body = JSON.stringify({ email: address, first_name, last_name, authentication });
      const answer = await fetch("/api/customers/create", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).id as number;
    },
    [first, last, email, demoPassword] as const,
  );
  return { id, email };
}

/** The office gives a customer the code of a professional, which ends after so many days. */
export async function givePro(
  office: Page,
  id: number,
  { days = 90, isEmployee = false }: { days?: number; isEmployee?: boolean } = {},
): Promise<void> {
  const ends = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const code = { region: "pro", expiration_date: ends, ...(isEmployee && { employee_group: true }) };
  const fields = [{ name: "Pro Code", value: JSON.stringify(code) }];
  await askOffice(office, "PUT", `/customers/${id}`, { form_fields: fields });
}

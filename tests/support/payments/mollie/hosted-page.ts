import type { IncomingMessage, ServerResponse } from "node:http";
import { textOf } from "../request-text.ts";
import type { MollieLedger } from "./ledger.ts";

/**
 * The page where Mollie's shoppers pay, fail or cancel. Mollie then informs the shop, and the shoppers return to it.
 */
export async function hostedPage(
  ledger: MollieLedger,
  notify: (id: string) => Promise<unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id = ""] = /^\/checkout\/select-method\/(tr_\w+)$/.exec(request.url ?? "") ?? [];
  const payment = ledger.payments.get(id);
  if (!payment) return void response.writeHead(404).end();
  if (request.method !== "POST") {
    const button = (choice: string) => `<button name="choice" value="${choice}">${choice}</button>`;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    const { amount, description } = payment;
    const buttons = ["pay", "fail", "cancel"].map(button).join(" ");
    const form = `<form method="post">${buttons}</form>`;
    return void response.end(
      `<!doctype html><title>Mollie</title><h1>${description}</h1><p>${amount.currency} ${amount.value}</p>${form}`,
    );
  }
  const choice = new URLSearchParams(await textOf(request)).get("choice");
  if (choice === "pay") ledger.pay(id);
  else ledger.end(id, choice === "fail" ? "failed" : "canceled");
  await notify(id);
  response.writeHead(303, { location: payment.redirectUrl }).end();
}

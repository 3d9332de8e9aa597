import { beforeAll, expect } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { type Data, useMerchant } from "#tests/support/merchant.ts";

type ApiAnswer = { status: number; body: Data };

/** A merchant's shop, called with a key that may define and fill all own fields, or with another key. */
export function useOwnFields() {
  const merchant = useMerchant();
  let key = "";
  beforeAll(async () => {
    const scopes = ["settings:write", "catalogue:write", "customers:write", "orders:write", "audit:read"] as const;
    key = (await addKey(merchant.database.db, "Owner", [...scopes])).key;
  });
  const ask = async (method: string, path: string, payload?: unknown, as = key): Promise<ApiAnswer> => {
    const headers = { authorization: `Bearer ${as}` };
    const request = { method, url: `/api${path}`, headers, ...(payload !== undefined && { payload }) };
    const answer = await merchant.app.inject(request as never);
    return { status: answer.statusCode, body: answer.body === "" ? {} : answer.json() };
  };
  /** Adds an own field; by default a text of products. */
  const define = async (more: object): Promise<Data> => {
    const field = { aggregate: "product", kind: "text", labels: { en: "X" }, ...more };
    const { status, body } = await ask("POST", "/own-fields", field);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  };
  return { merchant, ask, define };
}

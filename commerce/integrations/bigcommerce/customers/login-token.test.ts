import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { loginToken } from "./login-token.ts";

test("7.4 bclogin: the token says who, where to, and is signed with the app's secret", () => {
  const now = new Date("2026-11-02T10:00:00Z");
  const login = { clientId: "app", storeHash: "abc", customerId: 5, redirectTo: "/account.php", channelId: 2 };
  const [head = "", body = "", signature] = loginToken(login, "secret", now).split(".");
  expect(signature).toBe(createHmac("sha256", "secret").update(`${head}.${body}`).digest("base64url"));
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(read(head)).toEqual({ alg: "HS256", typ: "JWT" });
  expect(read(body)).toMatchObject({
    iss: "app",
    iat: 1_793_613_600,
    operation: "customer_login",
    store_hash: "abc",
    customer_id: 5,
    redirect_to: "/account.php",
    channel_id: 2,
  });
  expect(read(body).jti).not.toBe(read(loginToken(login, "secret", now).split(".")[1] ?? "").jti);
});

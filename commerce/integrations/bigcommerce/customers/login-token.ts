import { createHmac, randomUUID } from "node:crypto";

/** The content of a sign-in token for the store's storefront. `redirectTo` is a path of that storefront. */
export type Login = {
  clientId: string;
  storeHash: string;
  customerId: number;
  redirectTo: string;
  channelId: number | null;
};

/** The seconds for which the store accepts a token. */
export const tokenLife = 30;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Returns a JSON web token (HS256) that signs a customer in at {storefront}/login/token/{token}, once and within half a
 * minute. It is signed with the secret of an app to which the store has given the scope "customers login".
 */
export function loginToken(login: Login, secret: string, now = new Date()): string {
  const { clientId, storeHash, customerId, redirectTo, channelId } = login;
  const head = encoded({ alg: "HS256", typ: "JWT" });
  const body = encoded({
    iss: clientId,
    iat: Math.floor(now.getTime() / 1000),
    jti: randomUUID(),
    operation: "customer_login",
    store_hash: storeHash,
    customer_id: customerId,
    redirect_to: redirectTo,
    ...(channelId !== null && { channel_id: channelId }),
  });
  const signature = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
  return `${head}.${body}.${signature}`;
}

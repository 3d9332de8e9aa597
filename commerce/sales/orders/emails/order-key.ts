import { createHmac, timingSafeEqual } from "node:crypto";

/** The key in a message's link to its order: whoever holds the message may see the order. */
export const orderKeyOf = (orderId: number, secret: string): string =>
  createHmac("sha256", secret).update(`order-mail:${orderId}`).digest("hex");

/** Whether that is the order's key. Without a secret there are no such keys. */
export function isOrderKey(key: string, orderId: number, secret: string): boolean {
  const own = Buffer.from(orderKeyOf(orderId, secret));
  const given = Buffer.from(key);
  return secret !== "" && given.length === own.length && timingSafeEqual(given, own);
}

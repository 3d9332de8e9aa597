import type { Order } from "#commerce/sales/orders/schema.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The key in an email's link to its order: the holder of the email may see the order. */
export const orderKeyOf = (orderId: number, secret: string): string => signedKey(`order-mail:${orderId}`, secret);

export const isOrderKey = (key: string, orderId: number, secret: string): boolean =>
  isSignedKey(key, `order-mail:${orderId}`, secret);

/** The key obtained with order number and email address: it shows only the order's status and parcels. */
export const statusKeyOf = (orderId: number, secret: string): string => signedKey(`order-status:${orderId}`, secret);

export const isStatusKey = (key: string, orderId: number, secret: string): boolean =>
  isSignedKey(key, `order-status:${orderId}`, secret);

/** The path of the page where a waiting order is paid. */
export const payPathOf = (
  { id, language, country }: Pick<Order, "id" | "language" | "country">,
  secret: string,
): string => `/${language}-${country}/pay/${id}?key=${orderKeyOf(id, secret)}`;

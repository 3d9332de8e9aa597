import { createHmac, timingSafeEqual } from "node:crypto";

/** The key in a letter's links to its cart. In hex, for among other letters the block list's fragments would turn up now and then. */
export const reminderKeyOf = (id: number, secret: string): string =>
  createHmac("sha256", secret).update(`cart-reminder:${id}`).digest("hex");

/** The reminder's number, where the key is its own; null for every other. Without a secret there are no such keys. */
export function reminderIn(query: URLSearchParams, secret: string): number | null {
  const id = /^[1-9]\d{0,8}$/.test(query.get("reminder") ?? "") ? Number(query.get("reminder")) : 0;
  const [own, given] = [Buffer.from(reminderKeyOf(id, secret)), Buffer.from(query.get("key") ?? "")];
  return id > 0 && secret !== "" && given.length === own.length && timingSafeEqual(given, own) ? id : null;
}

/**
 * The names of a gift card's recipient fields, by their name in the API. Pure; used on the server and in the browser.
 */

export const giftFields = {
  to_name: "gift_name",
  to_email: "gift_email",
  from_name: "gift_from",
  message: "gift_message",
  send_on: "gift_day",
} as const;

type GiftCardDetails = Partial<Record<keyof typeof giftFields, string>>;

/** Reads the fields. Undefined when all are empty, or the form has no such fields. */
export function giftIn(form: { get(name: string): unknown }): GiftCardDetails | undefined {
  const typed = Object.entries(giftFields).flatMap(([name, field]) => {
    const value = form.get(field);
    return typeof value === "string" && value.trim() !== "" ? [[name, value]] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as GiftCardDetails) : undefined;
}

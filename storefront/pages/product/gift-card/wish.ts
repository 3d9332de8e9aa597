/** Whom a gift card goes to, as the fields of its page name it and as the API takes it. Pure; used on server and browser. */

export const giftFields = {
  to_name: "gift_name",
  to_email: "gift_email",
  from_name: "gift_from",
  message: "gift_message",
  send_on: "gift_day",
} as const;

type GiftWish = Partial<Record<keyof typeof giftFields, string>>;

/** What was typed; undefined where nothing was, or the form has no such fields. */
export function giftIn(form: { get(name: string): unknown }): GiftWish | undefined {
  const typed = Object.entries(giftFields).flatMap(([name, field]) => {
    const value = form.get(field);
    return typeof value === "string" && value.trim() !== "" ? [[name, value]] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as GiftWish) : undefined;
}

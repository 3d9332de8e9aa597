/** Texts next to the fields of forms: the benefits of signing up, and where to find what a field asks for. */
export default {
  "gain.orders": "Orders, parcels and invoices in one place",
  "gain.wishlist": "A wishlist that follows you",
  "gain.returns": "Returns without looking up a number",
  "letters.latest": "Last in the journal",
  "gift.none": "No card yet?",
  "gift.give": "Give one",
  "order.where": "You find it in the subject line of every e-mail about the order.",
  "hours.in": "{hours} in {city}",
} as const;

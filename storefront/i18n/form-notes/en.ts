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
  "topic.label": "What is it about?",
  "topic.choose": "Choose",
  "topic.order": "An order or a parcel",
  "topic.back": "A return or an exchange",
  "topic.warranty": "Something that broke",
  "topic.goods": "Choosing a product or a size",
  "topic.other": "Something else",
} as const;

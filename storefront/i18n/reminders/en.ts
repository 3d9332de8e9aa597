/** Texts of the pages behind the links of an email about an abandoned cart; English is the list of keys. */
export default {
  "restore.title": "Your cart",
  "restore.text": "This is what you left. With one click it is in this browser's cart, at today's prices.",
  "restore.submit": "Put it into my cart",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "This cart is gone",
  "restore.over": "It has become an order, or was emptied since. The shelves are still full.",
  "restore.home": "Look around",
  "restore.some": {
    one: "Not everything is to be had any more. In the cart: {added} of {count} article.",
    other: "Not everything is to be had any more. In the cart: {added} of {count} articles.",
  },
  "restore.cart": "To the cart",
  "reminders.title": "No more letters about carts",
  "reminders.text": "We no longer write to you when something stays behind in your cart.",
  "reminders.submit": "No more of these letters",
  "reminders.done": "Done. There will be no more letters about carts you left.",
} as const;

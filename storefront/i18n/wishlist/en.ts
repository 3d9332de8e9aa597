export default {
  "wish.title": "Wishlist",
  "wish.shared": "Somebody’s wishlist",
  "wish.empty": "Nothing on the hook yet.",
  "wish.empty.text": "The heart on a product keeps it here.",
  "wish.signin": "Sign in to find your old list",
  "wish.guest": "It stays in this browser. Sign in to keep it.",
  "wish.cart": "Add to cart",
  "wish.share": "Link to show it to others",
  "wish.share.text": "Whoever has this link sees the list, and nothing else of you.",
  "wish.full": {
    one: "The list is full: it holds {count} product.",
    other: "The list is full: it holds {count} products.",
  },
  "wish.missing": "That product is no longer there.",
} as const;

/** Texts next to a professional's price; English is the list of keys. */
export default {
  "example.title": "For example",
  "example.shop": "In the shop",
  "example.pro": "For pros",
  "pro.saving": "Pro: {percent} less",
  "example.saved": "You save",
} as const;

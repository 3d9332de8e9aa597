/** What stands beside a professional's price; English is the list of keys. */
export default {
  "pro.saving": "Pro: {percent} less",
} as const;

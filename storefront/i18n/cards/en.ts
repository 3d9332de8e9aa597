/** Facts as cards tell them: short, and without the name of the attribute. English is the list of keys. */
export default {
  "cards.flex-soft": "Soft flex",
  "cards.flex-medium": "Medium flex",
  "cards.flex-stiff": "Stiff flex",
  "cards.lacing-single-dial": "One dial",
  "cards.lacing-dual-dial": "Two dials",
  "cards.lacing-speed-lace": "Speed lace",
  "cards.lacing-laces": "Laces",
} as const;

/** Texts of the page of viewed products; English is the list of keys. */
export default {
  "viewed.empty": "No tracks yet.",
  "viewed.text": "What you look at leaves a track here.",
} as const;

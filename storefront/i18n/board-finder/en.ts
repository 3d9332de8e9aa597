/** Texts of the board finder; English is the list of keys. */
export default {
  "finder.title": "Find your board",
  "finder.intro": "Four questions. Answer as many as you like, and see which boards suit you, and why.",
  "finder.riding": "Where do you ride most?",
  "finder.level": "How well do you ride?",
  "finder.weight": "Your weight ({unit})",
  "finder.boot": "Your boot size",
  "finder.any": "No matter",
  "finder.show": "Show my boards",
  "finder.about": "About {length} cm long, {waist} cm at the waist",
  "finder.found": { one: "{count} board suits you", other: "{count} boards suit you" },
  "finder.before": "Answer one question, and your boards stand here.",
  "finder.none": "No board suits all of that.",
  "finder.none.text": "Leave one question open, and there will be some.",
  "finder.size": "Length {size}",
  "finder.why.riding": "{riding}: {points} of 10",
  "finder.why.level": "Made for: {levels}",
} as const;

export default {
  accountNote: "Note in the account",
  accountNoteHint: "The customer can read it, and it is part of their copy. A professional’s code may stand here.",
  askedAt: "Asked {time}",
};

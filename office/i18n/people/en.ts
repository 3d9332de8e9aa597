export default {
  staffNote: "Staff note",
  staffNoteHint: "It is part of the copy that customers can ask for. A professional’s code may stand here.",
  languageOfVisit: "As they visit",
};

/** Texts of the rows on the comparison page; English is the list of keys. */
export default {
  only: "Only what differs",
  differs: "differs",
  pick: "Choose one",
  add: "Add",
  see: "See the board",
  remove: "Remove",
  example: "This is how three look",
  "example.open": "Compare these three",
};

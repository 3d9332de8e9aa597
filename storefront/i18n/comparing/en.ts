/** Texts of the rows on the comparison page; English is the list of keys. */
export default {
  only: "Only what differs",
  differs: "differs",
  pick: "Choose one",
  add: "Add",
  remove: "Remove",
  start: "Three to start with",
  "start.own": "What you looked at last",
  most: "Orange: the highest in its row.",
  unsure: "Not sure? Find your board",
};

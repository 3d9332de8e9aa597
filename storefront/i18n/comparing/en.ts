/** Texts of the rows on the comparison page; English is the list of keys. */
export default {
  only: "Only what differs",
  differs: "differs",
  example: "This is how three look",
  "example.open": "Compare these three",
};

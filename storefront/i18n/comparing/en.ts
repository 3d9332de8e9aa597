/** What the page with boards side by side says of its rows; English is the list of keys. */
export default {
  only: "Only what differs",
  differs: "differs",
  example: "This is how two look",
  "example.open": "Compare these two",
};

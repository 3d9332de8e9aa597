export default {
  who: "Who",
  record: "Record",
};

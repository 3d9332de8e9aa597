export default {
  countList: "Count a list",
  countLead: "Go through a list and type what you count, or what came and went. What is sold meanwhile stays sold.",
  countEntered: { one: "{count} number entered", other: "{count} numbers entered" },
  countWrong: { one: "{count} is no whole number", other: "{count} are no whole numbers" },
  countChanges: { one: "{count} level changes. Reason: {reason}", other: "{count} levels change. Reason: {reason}" },
  countLeave: {
    one: "{count} number is not saved. Leave all the same?",
    other: "{count} numbers are not saved. Leave all the same?",
  },
  lowFrom: "Low from",
  lowFromHint: "At so many pieces or fewer, stock is low. Variants may have a number of their own in the list.",
};

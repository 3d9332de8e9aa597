/** What the support pages say around their answers; English is the list of keys. */
export default {
  "group.order": "Ordering and paying",
  "group.delivery": "Delivery",
  "group.returns": "Returns and warranty",
  "group.sizes": "Sizes and fit",
  "group.care": "Care and repair",
  "group.account": "Account and us",
  "group.more": "More answers",
  "way.order": "Where is my order?",
  "way.return": "Start a return",
  "way.size": "Find my size",
  find: "What is it about?",
  "find.submit": "Search",
  nothing: "No short answer has these words. Ask us, and a person answers.",
  related: "Goes with this",
  all: "All answers",
} as const;

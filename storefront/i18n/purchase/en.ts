/**
 * Texts of a product page about delivery, sets and sizes, used in server markup or in parts that load later; English is
 * the list of keys.
 */
export default {
  "purchase.arrives": "Arrives {dates}",
  "purchase.express": "Express: {dates}",
  "purchase.free": "Delivery is free",
  "purchase.freeFrom": "Free from {amount}",
  "purchase.return": "Return it until {date}",
  "purchase.collect": {
    one: "Collect it in a store: ready {dates}",
    other: "Collect it in one of {count} stores: ready {dates}",
  },
  "purchase.shelf": "In stores now",
  "purchase.shelfAll": "all sizes",
  "purchase.shelfSome": "{some} of {of} sizes",
  "purchase.shelfMore": { one: "and in {count} more store", other: "and in {count} more stores" },
  "purchase.setup": "Complete the setup",
  "purchase.setupMatched": "Mount, flex and level go together. You only choose the sizes.",
  "purchase.setupWorn": "Made to be worn together. You only choose the sizes.",
  "purchase.total": "All together",
  "purchase.kept": "You keep {money}.",
  "purchase.addAll": "Add all {all} to cart",
  "purchase.size": "Choose size",
  "purchase.missing": "Choose a size of each first.",
  "purchase.sheet": "Which size?",
  "purchase.addOne": "Add {size} · {price}",
  "purchase.count": "{number} of {all}",
  "purchase.zoomIn": "Enlarge",
  "purchase.zoomOut": "Make smaller",
  "purchase.ordered": "Ordered",
} as const;

/** The rooms of the house and who may enter whom. Each rule says why it is there. */
const rooms = [
  "money",
  "regions",
  "letters",
  "staff",
  "stores",
  "webhooks",
  "catalogue",
  "customers",
  "stock",
  "pro",
  "programme",
  "newsletter",
  "wishlists",
  "pricing",
  "promotions",
  "gift-cards",
  "tax",
  "shipping",
  "cart",
  "orders",
  "payments",
  "checkout",
  "fulfilment",
  "returns",
  "reviews",
  "backend",
  "bigcommerce",
];

// The order of business: a later room may import earlier ones. Rooms in one bracket may import each other.
const order = [
  ["money", "regions"],
  ["letters", "staff"],
  ["stores", "webhooks"],
  ["catalogue", "customers"],
  ["stock", "pro", "wishlists"],
  ["programme"],
  ["newsletter"],
  ["pricing"],
  ["promotions", "tax", "shipping"],
  ["gift-cards"],
  ["cart"],
  ["orders", "payments"],
  ["checkout"],
  ["fulfilment"],
  ["returns"],
  ["reviews"],
  ["backend"],
  ["bigcommerce"],
];
const later = (level) =>
  order
    .slice(level + 1)
    .flat()
    .join("|");

/** Files that a room offers to others: shapes and pure decisions may be read even against the order. */
const shared = "/(schema|rules|visit|provider|address|names)\\.ts$";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or the shape between them is missing.",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "platform-knows-nothing-of-ours",
      comment: "The platform would serve any product; what it must know is passed in.",
      severity: "error",
      from: { path: "^platform/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(commerce|database|demo|server|services|shop|office|ui|tests|bench)/" },
    },
    {
      name: "nobody-imports-the-composition-root",
      comment: "server/ puts everything together; a room that needs something of it takes it as an argument.",
      severity: "error",
      from: { path: "^(commerce|database|demo|platform|services|shop|ui)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^server/" },
    },
    {
      name: "services-stand-alone",
      comment:
        "Content, search and media can be replaced by hosted ones, so they know neither commerce nor each other.",
      severity: "error",
      from: { path: "^services/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(commerce|shop|ui|demo)/|^services/(?!$1/)" },
    },
    {
      name: "commerce-knows-no-pages",
      comment: "Business rooms serve the shop, the API and the staff alike.",
      severity: "error",
      from: { path: "^commerce/" },
      to: { path: "^(shop|office|ui|demo)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "shop-and-office-are-neighbours",
      comment: "What both need belongs to ui or to a business room.",
      severity: "error",
      from: { path: "^shop/" },
      to: { path: "^office/" },
    },
    {
      name: "ui-knows-no-shop-words",
      comment: "The design system is as plain as a box of bricks.",
      severity: "error",
      from: { path: "^ui/" },
      to: { path: "^(commerce|database|demo|platform|server|services|shop)/" },
    },
    {
      name: "browser-code-stays-pure",
      comment: "Components ship to browsers: from other rooms they import rules and shapes only.",
      severity: "error",
      from: {
        path: "^(shop/(pages|parts|layout|frame)|ui)/.*\\.tsx$",
        pathNot: "\\.test\\.tsx$|^shop/frame/render\\.tsx$",
      },
      to: { path: "^(commerce|services|platform|database|demo)/", pathNot: shared, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "demo-is-data",
      comment: "The product runs without the demo world; only the composition root loads it.",
      severity: "error",
      from: { path: "^(commerce|services|shop|ui|platform)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^demo/" },
    },
    ...order.flatMap((level, index) =>
      later(index) === ""
        ? []
        : [
            {
              name: `order-of-business-${level.join("-")}`,
              comment: "The rooms of commerce build on one another in one direction.",
              severity: "error",
              from: { path: `^commerce/(${level.join("|")})/`, pathNot: "\\.test\\.ts$" },
              to: { path: `^commerce/(${later(index)})/`, pathNot: shared, dependencyTypesNot: ["type-only"] },
            },
          ],
    ),
    {
      name: "known-rooms-only",
      comment: "A new room gets its place in the order above.",
      severity: "error",
      from: {},
      to: { path: "^commerce/[^/]+/", pathNot: `^commerce/(${rooms.join("|")})/` },
    },
    {
      name: "not-declared",
      comment: "A package that package.json does not name works only by chance.",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};

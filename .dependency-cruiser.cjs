/** The modules of the house and who may import whom. Each rule says why it is there. */

/** A group's modules, in their order. */
const within = (group, ...names) => names.map((name) => `${group}/${name}`);

/** The order of business, module by module: a later one may import earlier ones, and none imports a later one. */
const order = [
  ...within("shared", "boards", "colours", "credentials", "csv", "money", "passkeys", "reasons", "sizes", "stripe"),
  ...within("shared", "discounts", "regions", "address", "rest", "lists", "postal-codes", "store-data", "texts"),
  ...within("shared", "dates", "email", "own-fields"),
  ...within("staff", "versions", "audit", "exports", "permissions", "keys", "members", "guard", "audit-log", "system"),
  ...within("staff", "own-fields", "jobs", "imports", "emails", "sign-in", "passkeys", "views", "notices"),
  ...within("staff", "administration"),
  "settings",
  ...within("stores", "directory", "maps", "office", "stock"),
  "webhooks",
  ...within("catalog", "shared", "stock", "texts", "products", "prices", "listings", "categories", "management"),
  ...within("catalog", "api", "office", "import", "schedule"),
  ...within("customers", "sign-in", "account-emails", "accounts", "addresses", "groups", "privacy", "backend"),
  ...within("customers", "passkeys", "office", "pro", "wishlists", "pro-applications", "pro-accounts", "newsletter"),
  ...within("customers", "import"),
  ...within("sales", "totals", "promotions", "tax", "shipping", "gift-cards", "cart", "orders", "payments"),
  ...within("sales", "checkout"),
  ...within("aftersales", "fulfilment", "returns", "office", "translations", "reviews"),
  "setup",
  ...within("integrations", "backend", "bigcommerce"),
];

/** The office's folders, from the lowest: none imports a later one. Its texts and its runtime are one step. */
const officeOrder = ["(?:runtime|i18n)/", "components/", "layout/", "pages/", "[^/]+$"];

/** The office's pages of which other pages show parts. No page imports one that is not named here. */
const sharedPages = ["categories", "products", "promotions", "pictures", "settings", "shop", "signing-in", "setup"];

/**
 * The storefront's folders, from the lowest: none imports a later one. What the browser begins with and what the server
 * renders with put the rest together.
 */
const storefrontOrder = [
  "(?:i18n|routing)/",
  "app/",
  "runtime/",
  "components/",
  "layout/",
  "pages/",
  "(?:brand|browser|render)/",
];

/** The folders of each service, from the lowest: none imports a later one. */
const servicesOrder = {
  content: ["delivery", "rich-text", "management"],
  media: ["image-request", "storage", "rendering", "uploads", "studio", "delivery"],
  search: ["language", "engine", "query", "suggestions", "indexing"],
};

/** Files that run in a browser too: shapes, and decisions without I/O. */
const pure = "/(schema|rules|visit|provider|names)\\.ts$";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or the shape between them is missing.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "platform-knows-nothing-of-ours",
      comment: "The platform would serve any product; what it must know is passed in.",
      severity: "error",
      from: { path: "^platform/" },
      to: { path: "^(api|commerce|database|demo|discovery|office|server|services|storefront|ui|tests|bench)/" },
    },
    {
      name: "database-imports-nothing-from-above",
      comment: "Modules declare their tables themselves, in tables.ts; the database knows none of them.",
      severity: "error",
      from: { path: "^database/" },
      to: { path: "^(api|commerce|demo|discovery|office|server|services|storefront|ui|tests|bench)/" },
    },
    {
      name: "nobody-imports-the-composition-root",
      comment: "server/ puts everything together; a module that needs something of it takes it as an argument.",
      severity: "error",
      from: {
        path: "^(api|commerce|database|demo|discovery|platform|services|storefront|ui)/",
      },
      to: { path: "^server/" },
    },
    {
      name: "services-stand-alone",
      comment:
        "Content, search and media can be replaced by hosted ones, so they know neither commerce nor each other.",
      severity: "error",
      from: { path: "^services/([^/]+)/" },
      to: { path: "^(api|commerce|discovery|storefront|ui|demo)/|^services/(?!$1/)" },
    },
    {
      name: "commerce-knows-no-pages",
      comment: "Business modules serve the storefront, the API and the staff alike.",
      severity: "error",
      from: { path: "^commerce/" },
      to: { path: "^(api|discovery|storefront|ui|demo)/" },
    },
    {
      name: "storefront-knows-no-surroundings",
      comment: "What makes the shop findable, and what programs use, is built on the storefront's pages and texts.",
      severity: "error",
      from: { path: "^storefront/" },
      to: { path: "^(api|discovery)/" },
    },
    {
      name: "surroundings-stand-side-by-side",
      comment: "The API and discovery serve different readers: neither needs the other.",
      severity: "error",
      from: { path: "^(api|discovery)/" },
      to: { path: "^(api|discovery)/", pathNot: "^$1/" },
    },
    {
      name: "ui-knows-no-shop-words",
      comment: "The design system knows nothing of what the shop sells.",
      severity: "error",
      from: { path: "^ui/" },
      to: { path: "^(api|commerce|database|demo|discovery|platform|server|services|storefront)/" },
    },
    {
      name: "browser-code-stays-pure",
      comment: "Components ship to browsers: from other modules they import rules and shapes only.",
      severity: "error",
      from: {
        path: "^(storefront/(app|browser|components|layout|pages|runtime)|ui)/.*\\.tsx$",
      },
      to: { path: "^(commerce|services|platform|database|demo)/", pathNot: pure, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "office-stands-on-its-own",
      comment:
        "The office is an app in the browser: of other modules it takes shapes and decisions, and speaks to the rest by HTTP.",
      severity: "error",
      from: { path: "^office/", pathNot: "^office/serve\\.ts$" },
      to: {
        path: "^(api|commerce|database|demo|discovery|platform|server|services|storefront)/",
        pathNot: pure,
        dependencyTypesNot: ["type-only"],
      },
    },
    ...officeOrder.slice(0, -1).map((folder, index) => ({
      name: `order-of-the-office-${index + 1}`,
      comment: "Components know no frame, the frame knows no page, and a page is known by the table of routes alone.",
      severity: "error",
      from: { path: `^office/${folder}` },
      to: { path: `^office/(${officeOrder.slice(index + 1).join("|")})` },
    })),
    ...storefrontOrder.slice(0, -1).map((folder, index) => ({
      name: `order-of-the-storefront-${index + 1}`,
      comment: "Components know no frame, the frame knows no page, and pages know nothing of how they are rendered.",
      severity: "error",
      from: { path: `^storefront/${folder}` },
      to: { path: `^storefront/(${storefrontOrder.slice(index + 1).join("|")})` },
    })),
    ...Object.entries(servicesOrder).flatMap(([service, folders]) =>
      folders.slice(0, -1).map((folder, index) => ({
        name: `order-of-${service}-${folder}`,
        comment: "What is asked is read before it is worked on, and the engine does not know who asks it.",
        severity: "error",
        from: { path: `^services/${service}/${folder}/` },
        to: { path: `^services/${service}/(${folders.slice(index + 1).join("|")})/` },
      })),
    ),
    {
      name: "office-pages-stand-apart",
      comment: "What several pages need is a component; only a few pages lend parts of themselves.",
      severity: "error",
      from: { path: "^office/pages/([^/]+)/" },
      to: { path: "^office/pages/", pathNot: `^office/pages/($1|${sharedPages.join("|")})/` },
    },
    {
      name: "loose-components-know-no-folder",
      comment: "Of the office's components those that stand loose are the simplest; folders of them build on these.",
      severity: "error",
      from: { path: "^office/components/[^/]+$" },
      to: { path: "^office/components/[^/]+/" },
    },
    {
      name: "no-folder-cycles",
      comment: "Folders that need each other are one folder, or what both need belongs below them.",
      severity: "error",
      scope: "folder",
      from: { path: "^(office|services|storefront)/" },
      to: { circular: true },
    },
    {
      name: "nobody-imports-the-office",
      comment: "What the office loads never reaches a shopper; only the server serves it.",
      severity: "error",
      from: {
        path: "^(api|commerce|database|demo|discovery|platform|services|storefront|ui)/",
      },
      to: { path: "^office/" },
    },
    {
      name: "demo-is-data",
      comment:
        "A deployment works without this folder: what the demo world does is done by programs of its own, which the shop starts by name.",
      severity: "error",
      from: {
        path: "^(api|commerce|database|discovery|platform|server|services|storefront|ui)/",
      },
      to: { path: "^demo/" },
    },
    ...order.slice(0, -1).map((module, index) => ({
      name: `order-of-business-${module}`,
      comment: "The modules of commerce build on one another in one direction.",
      severity: "error",
      from: { path: `^commerce/${module}/` },
      to: { path: `^commerce/(${order.slice(index + 1).join("|")})/` },
    })),
    {
      name: "known-modules-only",
      comment: "A new module gets its place in the order above.",
      severity: "error",
      from: {},
      to: { path: "^commerce/[^/]+/", pathNot: `^commerce/(${order.join("|")})/` },
    },
    {
      name: "not-declared",
      comment: "A package that package.json does not name works only by chance.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests may use whatever they need.
    exclude: { path: "\\.test\\.tsx?$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};

/**
 * The requests of bench/office.ts, each with as many addresses as there are different responses. Lists whose rows the
 * office shows before the count are requested the same way: once for rows, and once for the count ("counting").
 */
export type Case = { title: string; paths: string[] };
export type Samples = {
  goods: readonly { id: number; name: string; sku: string }[];
  past: readonly { id: number; email: string; name: string; phone: string; tracking: string; last4: string }[];
  category: number;
  group: number;
  promotion: number;
  webhook: number;
};

const q = (text: string) => encodeURIComponent(text);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const each = <T>(list: readonly T[], path: (one: T) => string) => list.map(path);

export const casesOf = (samples: Samples): Case[] => [
  { title: "look-up by key: a product", paths: each(samples.goods, ({ id }) => `/api/products/${id}`) },
  ...casesOfGoods(samples),
  ...casesOfOrders(samples),
  ...casesOfTheRest(samples),
];

function casesOfGoods({ goods, category }: Samples): Case[] {
  const list = (title: string, query: string): Case => ({ title, paths: [`/api/staff/products?count=no&${query}`] });
  const stock = (title: string, query: string): Case => ({ title, paths: [`/api/staff/stock?count=no&${query}`] });
  const count = (title: string, list: string, query: string): Case => ({
    title: `counting ${title}`,
    paths: [`/api/staff/${list}?count=only&${query}`],
  });
  return [
    list("products, as they changed", ""),
    list("products by name, page 100", "sort=name&page=100"),
    list("products by stock, the fewest first", "sort=stock"),
    list("products by stock, the most first", "sort=-stock"),
    list("products by price, the lowest first", "sort=price:us"),
    list("products by price, the highest first", "sort=-price:ca"),
    list("products by price, page 100", "sort=price:us&page=100"),
    {
      title: "products by price, the page after a product",
      paths: each(goods, ({ id }) => `/api/staff/products?count=no&sort=-price:us&page=900&after=${id}`),
    },
    {
      title: "products by stock, the page after a product",
      paths: each(goods, ({ id }) => `/api/staff/products?count=no&sort=stock&page=900&after=${id}`),
    },
    list("products of a category by price, out of stock", `sort=-price:us&category=${category}&stock=out`),
    list("products out of stock, by stock falling", "sort=-stock&stock=out"),
    list("products that are low, by stock falling", "sort=-stock&stock=low"),
    list("products with a word that many have, by price", "sort=price:us&q=snowboard"),
    {
      title: "products with a part of a name, by stock",
      paths: each(goods, ({ name }) => `/api/staff/products?count=no&sort=-stock&q=${q(name.slice(1, 8))}`),
    },
    {
      title: "products, a part of a name",
      paths: each(goods, ({ name }) => `/api/staff/products?count=no&q=${q(name.slice(1, 8))}`),
    },
    list("products, a word that many have", "q=snowboard"),
    {
      title: "products, a SKU's beginning",
      paths: each(goods, ({ sku }) => `/api/staff/products?count=no&q=${q(sku.slice(0, 7))}`),
    },
    { title: "products, a whole SKU", paths: each(goods, ({ sku }) => `/api/staff/products?count=no&q=${q(sku)}`) },
    list("products, what every SKU begins with", "q=frn-"),
    list("products of a category", `category=${category}`),
    list("products, hidden", "status=hidden"),
    list("products, out of stock", "stock=out"),
    list("products, low", "stock=low"),
    list("products without a price in Canada", "missing_price=ca"),
    list("products of a category, out of stock", `category=${category}&stock=out`),
    list("products of a category, out of stock, a word", `category=${category}&stock=out&q=pass`),
    list("products of a category, low, by name", `category=${category}&stock=low&sort=name`),
    stock("stock, the fewest first", ""),
    stock("stock by SKU", "sort=sku&page=50"),
    stock("stock, low", "stock=low"),
    stock("stock of a category, out", `category=${category}&stock=out`),
    stock("stock of a category, in, by name", `category=${category}&stock=in&sort=name`),
    stock("stock, a word, low", "q=hoodie&stock=low"),
    count("products", "products", ""),
    count("products of a category", "products", `category=${category}`),
    count("products of a category, out of stock", "products", `category=${category}&stock=out`),
    count("products, what every SKU begins with", "products", "q=frn-"),
    count("stock", "stock", ""),
    count("stock of a category, in", "stock", `category=${category}&stock=in`),
    count("products, low", "products", "stock=low"),
    count("stock with a word, low", "stock", "q=hoodie&stock=low"),
    stock("stock, a word that many have", "q=snowboard"),
    { title: "the sheet of prices", paths: ["/api/staff/sheet?market=us"] },
    { title: "the sheet of a category, page 20", paths: [`/api/staff/sheet?market=us&category=${category}&page=20`] },
  ];
}

function casesOfOrders({ goods, past }: Samples): Case[] {
  const list = (title: string, query: string): Case => ({ title, paths: [`/api/staff/orders?count=no&${query}`] });
  const count = (title: string, query: string): Case => ({
    title: `counting ${title}`,
    paths: [`/api/staff/orders?count=only&${query}`],
  });
  const asked = <T>(title: string, rows: readonly T[], text: (row: T) => string, more = ""): Case => ({
    title,
    paths: each(rows, (row) => `/api/staff/orders?count=no&q=${q(text(row))}${more}`),
  });
  return [
    list("orders, newest", ""),
    list("orders, the highest totals", "sort=-total"),
    list("orders to pack", "status=awaiting_fulfillment"),
    list("orders of a market", "market=ca"),
    list("orders of a market in a state", "market=us&status=completed"),
    list("orders of a week, paid, of customers", "days=7&payment=paid&buyer=customer"),
    asked("orders by a part of the number", past, ({ id }) => String(id).slice(1)),
    asked("orders by e-mail", past, ({ email }) => email),
    asked("orders by a part of an e-mail", past, ({ email }) => email.slice(0, 9)),
    asked("orders by last name", past, ({ name }) => name),
    list("orders by a first name that many have", "q=ana"),
    list("orders by such a name, in a state", "q=ana&status=awaiting_fulfillment"),
    list("orders by such a name, in a state and a market", "q=ana&status=completed&market=us"),
    count("orders", ""),
    count("orders of a market in a state", "market=us&status=completed"),
    count("orders that are paid", "payment=paid"),
    count("orders with a return", "needs=return"),
    ...pairs.flatMap(([title, query]) => [list(title, query), count(title, query)]),
    list("orders of a week two years ago", `from=${daysAgo(730)}&to=${daysAgo(724)}`),
    count("orders by a first name that many have", "q=ana"),
    count("orders by such a name, in a state and a market", "q=ana&status=completed&market=us"),
    count("orders by such a name, of thirty days", "q=ana&days=30"),
    count("orders by such a name, of thirty days a year ago", `q=ana&from=${daysAgo(395)}&to=${daysAgo(365)}`),
    count("orders by such a name, with a return", "q=ana&needs=return"),
    asked("orders by last name, in a state and a market", past, ({ name }) => name, "&status=completed&market=us"),
    asked("orders by phone", past, ({ phone }) => phone),
    asked("orders by SKU", goods, ({ sku }) => sku),
    list("orders by what every SKU begins with", "q=frn-"),
    asked("orders by tracking number", past, ({ tracking }) => tracking),
    asked("orders by a card's last digits", past, ({ last4 }) => last4),
  ];
}

/** Filters of the list of orders, in pairs: of frequent and rare things, of which some never come together. */
const pairs = [
  ["orders by such a name, paid", "q=ana&payment=paid"],
  ["orders by such a name, paid back", "q=ana&payment=refunded"],
  ["orders by such a name, called off", "q=ana&payment=ended"],
  ["orders by such a name, of customers", "q=ana&buyer=customer"],
  ["orders by such a name, paid back, of a year", "q=ana&payment=refunded&days=365"],
  ["orders by what every e-mail has, paid back", "q=past.firn&payment=refunded"],
  ["orders by what every e-mail has, of a market", "q=past.firn&market=us"],
  ["orders paid back, of a market", "payment=refunded&market=ca"],
  ["orders paid, of customers", "payment=paid&buyer=customer"],
  ["orders called off, of thirty days", "payment=ended&days=30"],
  ["orders paid back, of a year", "payment=refunded&days=365"],
  ["orders completed and paid back, of which there are none", "status=completed&payment=refunded"],
  ["orders of a market with a return", "market=us&needs=return"],
  ["orders of a market, of thirty days", "market=us&days=30"],
  ["orders of a market, of a year", "market=ca&days=365"],
  ["orders of a market that are held, called off", "market=us&needs=hold&payment=ended"],
] as const satisfies readonly (readonly [title: string, query: string])[];

const casesOfTheRest = ({ past, promotion, webhook, group }: Samples): Case[] => [
  { title: "customers, newest", paths: ["/api/staff/customers"] },
  { title: "customers by name", paths: each(past, ({ name }) => `/api/staff/customers?q=${q(name.slice(0, 8))}`) },
  { title: "customers with a tag", paths: ["/api/staff/customers?tag=regular"] },
  { title: "customers of a group", paths: [`/api/staff/customers?group=${group}`] },
  { title: "customers of a group, by name", paths: [`/api/staff/customers?group=${group}&q=berg&sort=name`] },
  { title: "customers by an own field", paths: ["/api/staff/customers?own=past_size:m"] },
  { title: "customers by an own field that few say", paths: ["/api/staff/customers?own=past_size:xl&sort=name"] },
  {
    title: "customers by an own field, group, name",
    paths: [`/api/staff/customers?own=past_size:m&group=${group}&q=berg`],
  },
  { title: "customers with a tag, by name", paths: ["/api/staff/customers?tag=rare&q=berg&sort=name"] },
  {
    title: "home: the day",
    paths: [`/api/staff/today?from=${q(`${new Date().toISOString().slice(0, 11)}00:00:00.000Z`)}`],
  },
  {
    title: "home: what waits",
    paths: [
      "needs=pack",
      "needs=late",
      "needs=hold",
      "payment=unclear",
      "status=disputed",
      "needs=return",
      "needs=withdrawal",
      "needs=invoice",
    ].map((query) => `/api/staff/orders?count=only&${query}`),
  },
  { title: "home: what comes back", paths: ["/api/staff/waiting"] },
  { title: "home: low stock", paths: ["/api/staff/stock?count=only&stock=low"] },
  { title: "audit log, latest", paths: ["/api/audit?count=no"] },
  { title: "audit log of an aggregate's kind", paths: ["/api/audit?count=no&type=customer"] },
  { title: "audit log of a record", paths: ["/api/audit?count=no&type=product&id=1237"] },
  { title: "audit log, exports", paths: ["/api/audit?count=no&action=export"] },
  { title: "audit log, a member's prices", paths: ["/api/audit?count=no&actor=member:3&type=price&action=update"] },
  { title: "audit log, exports by a key", paths: ["/api/audit?count=no&actor=key:1&action=export"] },
  { title: "counting the audit log", paths: ["/api/audit?count=only"] },
  { title: "counting an aggregate's kind in it", paths: ["/api/audit?count=only&type=customer"] },
  {
    title: "counting a member's prices in it",
    paths: ["/api/audit?count=only&actor=member:3&type=price&action=update"],
  },
  { title: "jobs, page 50", paths: ["/api/jobs?page=50"] },
  { title: "gift cards by recipient", paths: ["/api/gift-certificates?q=ana"] },
  { title: "gift cards, page 100", paths: ["/api/gift-certificates?page=100"] },
  { title: "a promotion's 10,000 codes, page 100", paths: [`/api/promotions/${promotion}/codes?page=100`] },
  { title: "promotions by a code's beginning", paths: ["/api/promotions?q=past-a"] },
  { title: "returns, newest", paths: ["/api/staff/returns"] },
  { title: "returns to receive", paths: ["/api/staff/returns?view=to-receive"] },
  { title: "returns by a first name that many have", paths: ["/api/staff/returns?count=no&q=ana"] },
  { title: "returns by what every e-mail address has", paths: ["/api/staff/returns?count=no&q=past.firn"] },
  { title: "counting returns by such a name", paths: ["/api/staff/returns?count=only&q=ana"] },
  { title: "reviews that wait", paths: ["/api/staff/moderation?status=pending"] },
  { title: "reviews with a word", paths: ["/api/staff/moderation?q=rides"] },
  { title: "reviews with a rare word, published", paths: ["/api/staff/moderation?q=a3f9c&status=published"] },
  { title: "a webhook's log, page 100", paths: [`/api/webhooks/${webhook}/deliveries?page=100`] },
  { title: "pictures, newest", paths: ["/api/staff/pictures?count=no"] },
  ...["name", "-size"].map((sort) => ({
    title: `pictures by ${sort.replace("-", "")}, page 100`,
    paths: [`/api/staff/pictures?count=no&sort=${sort}&page=100`],
  })),
  { title: "pictures that nothing shows", paths: ["/api/staff/pictures?count=no&show=unused"] },
  { title: "pictures that nothing shows, a word", paths: ["/api/staff/pictures?count=no&show=unused&q=a3f"] },
  { title: "counting pictures that nothing shows", paths: ["/api/staff/pictures?count=only&show=unused"] },
];

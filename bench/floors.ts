/** What the shop promises of one run of the benchmark, each as a ratio to a reference that was measured in the same run. */
export type Floor = { what: string; unit: string; found: number } & ({ least: number } | { most: number });

/** The rates of one run, per second, with memory in MB and JavaScript in KB. */
export type Run = {
  fastify: number;
  /** Bare React, rendering the product page. */
  react: number;
  /** Each cached page with Fastify's rate for a body of its size. */
  cached: Record<string, { rate: number; fastify: number }>;
  uncached: Record<string, number>;
  product: number;
  list: number;
  carts: number;
  orders: number;
  memory: number;
  script: number;
};

const share = (rate: number, reference: number): number => (100 * rate) / reference;

/** Pure. */
export function floorsOf(run: Run): Floor[] {
  const ofFastify = (what: string, rate: number, least: number) => ({
    what,
    unit: "% of Fastify",
    found: share(rate, run.fastify),
    least,
  });
  return [
    ...Object.entries(run.cached).map(([name, { rate, fastify }]) => ({
      what: `cached ${name} page`,
      unit: "% of Fastify, a body of its size",
      found: share(rate, fastify),
      least: 60,
    })),
    ofFastify("GET /api/products/{id}", run.product, 15),
    ofFastify("GET /api/products?limit=24", run.list, 5),
    ofFastify("cart create + add, pairs", run.carts, 5),
    ofFastify("guest order, whole", run.orders, 1),
    ...Object.entries(run.uncached).map(([name, rate]) => ({
      what: `uncached ${name} page`,
      unit: "% of bare React, the product page",
      found: share(rate, run.react),
      least: name === "product" ? 60 : 35,
    })),
    { what: "JavaScript of the product page", unit: "KB, gzip", found: run.script, most: 100 },
    { what: "resident memory at rest", unit: "MB", found: run.memory, most: 200 },
  ];
}

/** Pure. A floor of which nothing was measured fails. */
export const holds = (floor: Floor): boolean =>
  "least" in floor ? floor.found >= floor.least : floor.found <= floor.most;

/** The floors as a table in Markdown. Pure. */
export function floorTable(floors: readonly Floor[]): string {
  const lines = floors.map((floor) => {
    const bound = "least" in floor ? `at least ${floor.least}` : `at most ${floor.most}`;
    const digits = floor.found < 10 ? 2 : 1;
    return `| ${floor.what} | ${floor.found.toFixed(digits)} | ${bound} ${floor.unit} | ${holds(floor) ? "holds" : "fails"} |`;
  });
  return ["| floor | found | wanted | |", "| --- | ---: | --- | --- |", ...lines].join("\n");
}

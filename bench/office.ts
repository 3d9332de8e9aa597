import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import pg from "pg";
import { deriveOrderSearch } from "#commerce/aftersales/office/list.ts";
import { deriveIdlePictures } from "#commerce/catalog/office/pictures/reads.ts";
import { fillOrders } from "#demo/generator/orders.ts";
import { onCore } from "./load.ts";
import { type Case, casesOf, type Samples } from "./office-cases.ts";
import { fillOffice } from "./office-past.ts";
import { openScale } from "./scale-database.ts";

/**
 * npm run bench:office: the office's lists over 800,000 variants and 1,000,000 orders. Target: a 95th percentile at
 * most ten times that of a look-up by key in the same run. SCALE_DIR keeps the database for the next run; PRODUCTS,
 * ORDERS and ROUNDS set the sizes. Writes bench/RESULTS-office.md.
 */
const products = Number(process.env.PRODUCTS ?? 100_000);
const orders = Number(process.env.ORDERS ?? 1_000_000);
const rounds = Number(process.env.ROUNDS ?? 25);
const wanted = 10;
/** A case is asked at least so often in each round: the 95th percentile of ten times would be the worst of them. */
const leastAsked = 5;
/** ONLY="low" measures the cases with this in their title alone, and writes no results. */
const only = process.env.ONLY ?? "";
/** The demo world's staff key, which has all permissions. */
const key = "firn-demo-management";

type Row = { title: string; p50: number; p95: number };

execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const scale = await openScale();
try {
  await scale.prepare(products, async (db) => {
    await fillOrders(db, orders, { onProgress: (done) => done % 100_000 === 0 && console.log(`${done} orders`) });
    await deriveOrderSearch(db);
    await fillOffice(db);
    // The first time notes them, the second settles them.
    for (const _ of [1, 2]) await deriveIdlePictures(db);
  });
  if (onCore(1).length > 0) execFileSync("taskset", ["-cp", "1", String(process.pid)], { stdio: "ignore" });
  const cases = casesOf(await findSamples()).filter(({ title }, at) => at === 0 || title.includes(only));
  const { url, program } = await scale.startShop(products, 3232, 0);
  try {
    report(await measureAll(url, cases));
  } finally {
    await program.stop();
  }
} finally {
  await scale.close();
}

/** Measures the cases in turns, so that anything that disturbs the machine affects all of them. */
async function measureAll(url: string, cases: readonly Case[]): Promise<Row[]> {
  const times = cases.map((): number[] => []);
  // The first two rounds warm up plans and code, and are not counted.
  for (let round = -2; round < rounds; round++)
    for (const [at, { paths }] of cases.entries())
      for (let step = 0; step < Math.max(paths.length, leastAsked); step++) {
        const took = await ask(url + paths[step % paths.length]!);
        if (round >= 0) times[at]!.push(took);
      }
  return cases.map(({ title }, at) => {
    const sorted = times[at]!.sort((a, b) => a - b);
    const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { title, p50: part(0.5), p95: part(0.95) };
  });
}

/** Milliseconds until the whole response has arrived. */
async function ask(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${body.slice(0, 300)}`);
  return performance.now() - began;
}

async function findSamples(): Promise<Samples> {
  const client = new pg.Client(scale.settingsOf(products));
  await client.connect();
  const read = async <T extends object>(text: string) => (await client.query<T>(text)).rows;
  const goods = await read<Samples["goods"][number]>(
    "select p.id, p.name, v.sku from products p join variants v on v.product_id = p.id order by md5(v.id::text) limit 20",
  );
  const past = await read<Samples["past"][number]>(
    `select o.id, o.email, o.shipping_address ->> 'lastName' as name, o.shipping_address ->> 'phone' as phone,
       s.tracking_number as tracking, p.paid_with #>> '{card,last4}' as last4
     from orders o join shipments s on s.order_id = o.id join payments p on p.order_id = o.id
     where o.email like '%@past.firn.example' order by md5(o.id::text) limit 20`,
  );
  const [ids] = await read<Pick<Samples, "category" | "promotion" | "webhook" | "group">>(
    `select (select id from categories where uid = 'snowboards') as category,
       (select id from promotions where name = 'Past codes') as promotion,
       (select id from customer_groups where name = 'Past') as group,
       (select id from webhooks where salt = 'past') as webhook`,
  );
  await client.end();
  return { goods, past, category: 0, group: 0, promotion: 0, webhook: 0, ...ids };
}

function report(rows: readonly Row[]): void {
  const byKey = rows[0]?.p95 ?? 1;
  const text = [
    "# The office's lists at full size",
    "",
    `One run of \`npm run bench:office\` on ${new Date().toISOString().slice(0, 10)}: ${products.toLocaleString("en")} products with some eight variants each, ${orders.toLocaleString("en")} orders, one request after the other, each case at least ${leastAsked * rounds} times in ${rounds} rounds. Wanted: a 95th percentile at most ${wanted} times that of a look-up by key.`,
    "",
    "| list | p50 ms | p95 ms | times the look-up | |",
    "| --- | ---: | ---: | ---: | --- |",
    ...rows.map(({ title, p50, p95 }) => {
      const figures = [p50, p95, p95 / byKey].map((figure) => figure.toFixed(1));
      return `| ${[title, ...figures, p95 > wanted * byKey ? "fails" : "holds"].join(" | ")} |`;
    }),
    "",
  ].join("\n");
  console.log(`\n${text}`);
  if (only === "") writeFileSync("bench/RESULTS-office.md", text);
}

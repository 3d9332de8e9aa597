import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { guest, type payFor } from "#tests/support/checkout.ts";
import { type CrashPoint, openMortal } from "./mortal.ts";

/** A program that places an order, and is killed by SIGKILL on the way: killed.test.ts starts it. */

export type VictimTask = {
  host: string;
  name: string;
  secret: string;
  input: ReturnType<typeof payFor>;
  death: CrashPoint;
};

const { host, name, secret, input, death } = JSON.parse(process.argv[2] ?? "{}") as VictimTask;
const { db } = openMortal({ host, name }, death, () => process.kill(process.pid, "SIGKILL"));
const pool = openPool({ host, user: "firn", database: name }, 2, () => undefined);
const log = openLog("silent");
const jobs = await openJobs(pool, log);
// The provider keeps its books elsewhere, so they are asked through the mortal connection, too: before and after count.
const services = {
  db,
  jobs,
  log,
  config: { SECRET: secret },
  payments: makeTestProvider(db),
  tax: makeTaxTables(db),
};
await placeOrder(services, input, guest);
console.log("still alive");
await openDatabase(pool).destroy();

import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { HopelessJob, openJobs } from "./jobs.ts";
import { openLog } from "./log.ts";

const base = useDatabase();

test("of jobs that are taken together, one that fails is done again alone", async () => {
  const jobs = await openJobs(base.pool, openLog("silent"), { pollSeconds: 0.5 });
  const done: string[] = [];
  const names = ["before", "fails once", "after"];
  await base.db.transaction().execute(async (trx) => {
    for (const name of names) await jobs.send("letters", { name }, trx);
  });
  let fails = 1;
  await jobs.work("letters", async ({ name }) => {
    if (name === "fails once" && fails-- > 0) throw new Error("no answer");
    done.push(String(name));
  });
  await expect.poll(() => done.length).toBe(names.length);
  expect(done.slice(0, 2).sort()).toEqual(["after", "before"]);
  expect(done[2]).toBe("fails once");
  const read = "select data ->> 'name' as name, retry_count as tries, state from pgboss.job where name = 'letters'";
  await expect
    .poll(async () =>
      (await base.pool.query(`${read} order by created_on, id`)).rows
        .map(({ tries, state }) => `${tries} ${state}`)
        .sort(),
    )
    .toEqual(["0 completed", "0 completed", "1 completed"]);
  await jobs.stop();
});

test("a job that no retry mends fails for good at once and keeps what went wrong", async () => {
  const jobs = await openJobs(base.pool, openLog("silent"), { pollSeconds: 0.5 });
  await jobs.work("wrong", async () => {
    throw new HopelessJob("no such address");
  });
  await jobs.send("wrong", {});
  const read = "select output ->> 'message' as message, state from pgboss.job where name = 'wrong'";
  const failed = { message: "no such address", state: "failed" };
  await expect.poll(async () => (await base.pool.query(read)).rows).toEqual([failed]);
  await jobs.stop();
});

test("a queue may retry for a day, also one that was there before, and each failure is logged with its queue", async () => {
  const lines: string[] = [];
  const log = openLog("warn", { write: (line) => void lines.push(line) });
  const jobs = await openJobs(base.pool, log, { pollSeconds: 0.5 });
  await jobs.send("parcels", { name: "before" });
  await jobs.work(
    "parcels",
    async () => {
      throw new Error("the mail server is out");
    },
    "day",
  );
  await jobs.send("parcels", { name: "after" });
  const read = `select retry_limit, retry_delay_max from pgboss.job where name = 'parcels' and data ->> 'name' = 'after'`;
  const { rows } = await base.pool.query<{ retry_limit: number; retry_delay_max: number }>(read);
  const [{ retry_limit: tries = 0, retry_delay_max: longest = 0 } = {}] = rows;
  // Pauses of 2, 4, 8 … seconds up to the longest.
  const pauses = Array.from({ length: tries }, (_, index) => Math.min(longest, 2 ** (index + 1)));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(28);
  await expect.poll(() => lines.join()).toContain('"queue":"parcels"');
  expect(lines.join()).toContain("the mail server is out");
  await jobs.stop();
});

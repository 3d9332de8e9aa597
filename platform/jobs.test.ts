import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { openJobs } from "./jobs.ts";
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

test("a job that failed for good keeps what went wrong", async () => {
  const jobs = await openJobs(base.pool, openLog("silent"), { pollSeconds: 0.5 });
  await jobs.work("wrong", async () => {
    throw new Error("no such address");
  });
  await jobs.send("wrong", {});
  const read = "select output ->> 'message' as message from pgboss.job where name = 'wrong'";
  await expect.poll(async () => (await base.pool.query(read)).rows).toEqual([{ message: "no such address" }]);
  await jobs.stop();
});

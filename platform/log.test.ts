import { expect, test } from "vitest";
import { openLog } from "./log.ts";

function lines() {
  const written: Record<string, { message?: string; stack?: string; code?: string; client?: unknown }>[] = [];
  return { written, log: openLog("info", { write: (line: string) => void written.push(JSON.parse(line)) }) };
}

test.each(["error", "err"])("what went wrong stands in the line, whole, when it is given as %s", (name) => {
  const { written, log } = lines();
  const broken = Object.assign(new Error("terminating connection"), { code: "57P01", client: { password: "one" } });
  log.error({ [name]: broken }, "database");
  expect(written[0]?.[name]).toMatchObject({ message: "terminating connection", code: "57P01" });
  expect(written[0]?.[name]?.stack).toContain("log.test.ts");
  // The connection an error happened on is left out: it is large and says nothing useful.
  expect(written[0]?.[name]).not.toHaveProperty("client");
});

test("secrets never stand in a line", () => {
  const { written, log } = lines();
  log.info({ request: { headers: { authorization: "Bearer a", cookie: "b" } }, password: "c" }, "asked");
  expect(JSON.stringify(written)).not.toMatch(/Bearer a|"b"|"c"/);
});

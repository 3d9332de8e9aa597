import { expect, test } from "vitest";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { changedBy } from "./jobs.ts";

const job = (report: StaffJob["report"]) => ({ done: 5, report }) as StaffJob;

test("what was refused or found as it is counts as changed by no job", () => {
  expect(changedBy(job({ counts: { made: 1, changed: 2, unchanged: 1, refused: 1 } }))).toBe(3);
  expect(changedBy(job({ counts: { changed: 4 } }))).toBe(4);
  expect(changedBy(job({ counts: { refused: 5 } }))).toBe(0);
  expect(changedBy(job({}))).toBe(5);
});

import { expect, test } from "vitest";
import { allJobKinds } from "#server/staff-jobs.ts";
import { jobKindNames } from "./job-kinds.ts";

test("every kind of job has a name", () => {
  const kinds = Object.keys(allJobKinds({ send: async () => undefined }));
  expect(kinds).toContain("sheet");
  expect(Object.keys(jobKindNames).sort()).toEqual(kinds.sort());
});

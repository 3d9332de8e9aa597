import { lazy, Suspense } from "react";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { sharedValue } from "../runtime/shared-value.ts";

/** Jobs that were started in this window. How they are shown is loaded with the first of them. */

const ShownJobs = lazy(() => import("./shown-jobs.tsx").then(({ ShownJobs: default_ }) => ({ default: default_ })));

const followed = sharedValue<readonly StaffJob[]>([]);

/** Shows a job's progress until it is dismissed. */
export const follow = (job: StaffJob): void => followed.set([...followed.get(), job]);

export function Jobs() {
  const jobs = followed.use();
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      <ShownJobs jobs={jobs} set={followed.set} />
    </Suspense>
  );
}

import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { CloseIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";
import { send } from "../runtime/api.ts";
import { isOpen, useJob } from "../runtime/jobs.ts";
import { sharedValue } from "../runtime/shared-value.ts";
import { tell } from "./toasts.tsx";

const Skipped = lazy(() =>
  import("../components/skipped.tsx").then(({ Skipped: default_ }) => ({ default: default_ })),
);

/** Jobs that were started in this window: their progress, and a button to undo each when it is done. */

const followed = sharedValue<readonly StaffJob[]>([]);

/** Shows a job's progress until it is dismissed. */
export const follow = (job: StaffJob): void => followed.set([...followed.get(), job]);

export function Jobs() {
  const shown = followed.use();
  if (shown.length === 0) return null;
  return (
    <div className="jobs">
      {shown.map((job) => (
        <Job key={job.id} started={job} close={() => followed.set(followed.get().filter(({ id }) => id !== job.id))} />
      ))}
    </div>
  );
}

function Job({ started, close }: { started: StaffJob; close: () => void }) {
  const say = useText();
  const job = useJob(started);
  const { mutate, isPending } = useMutation({
    mutationFn: (act: "cancel" | "revert") => send<{ job: StaffJob }>("POST", `/jobs/${job.id}/${act}`),
    onSuccess: ({ job: next }, act) => {
      if (act === "revert") {
        close();
        follow(next);
      }
    },
    onError: (error) => tell(error.message),
  });
  const { status, done, total, reverts, report } = job;
  const text = isOpen(job)
    ? say("jobRunning", { done, total })
    : status === "failed"
      ? say("jobFailed")
      : say(reverts === null ? "jobDone" : "jobReverted", { done: report.counts?.changed ?? done });
  return (
    <div className="job" role="status">
      <span>
        {text}
        {report.skippedCount !== undefined && (
          <details className="list-sub">
            <summary>{say("jobSkipped", { count: report.skippedCount })}</summary>
            <Suspense>
              <Skipped skipped={report.skipped ?? []} />
            </Suspense>
          </details>
        )}
      </span>
      {job.canCancel && isOpen(job) && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate("cancel")}>
          {say("cancel")}
        </button>
      )}
      {job.canRevert && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate("revert")}>
          {say("undo")}
        </button>
      )}
      {!isOpen(job) && (
        <button type="button" className="icon-button" aria-label={say("close")} onClick={close}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}

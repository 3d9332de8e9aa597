import { useMutation } from "@tanstack/react-query";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { useFormats, useText } from "../i18n/text.tsx";
import { send } from "../runtime/api.ts";
import { changedBy, isOpen, useJob } from "../runtime/jobs.ts";
import { CloseIcon } from "./icons.tsx";
import { Skipped } from "./skipped.tsx";
import { tell } from "./toasts.tsx";

type Props = { jobs: readonly StaffJob[]; set: (jobs: readonly StaffJob[]) => void };

/** The progress of jobs, what they left, and a button to undo each when it is done. */
export function ShownJobs({ jobs, set }: Props) {
  return (
    <div className="jobs">
      {jobs.map((job) => (
        <Job
          key={job.id}
          started={job}
          instead={(next) => set(jobs.flatMap((one) => (one.id === job.id ? next : one)))}
        />
      ))}
    </div>
  );
}

/** `instead` shows other jobs in this one's place: the one that undoes it, or none. */
function Job({ started, instead }: { started: StaffJob; instead: (next: StaffJob[]) => void }) {
  const say = useText();
  const { number } = useFormats();
  const job = useJob(started);
  const { mutate, isPending } = useMutation({
    mutationFn: (act: "cancel" | "revert") => send<{ job: StaffJob }>("POST", `/jobs/${job.id}/${act}`),
    onSuccess: ({ job: next }, act) => {
      if (act === "revert") instead([next]);
    },
    onError: (error) => tell(error.message),
  });
  const { status, done, total, reverts, report } = job;
  const text = isOpen(job)
    ? say("jobRunning", { done: number(done), total: number(total) })
    : status === "failed"
      ? say("jobFailed")
      : say(reverts === null ? "jobDone" : "jobReverted", { done: number(changedBy(job)) });
  return (
    <div className="job" role="status">
      <span>
        {text}
        {report.skippedCount !== undefined && (
          <details className="list-sub">
            <summary>{say("jobSkipped", { count: report.skippedCount })}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
            <section tabIndex={0} aria-label={say("jobSkipped", { count: report.skippedCount })}>
              <Skipped skipped={report.skipped ?? []} />
            </section>
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
        <button type="button" className="icon-button" aria-label={say("close")} onClick={() => instead([])}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}

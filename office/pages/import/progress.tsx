import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { follow } from "../../components/jobs.tsx";
import { Skipped } from "../../components/skipped.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { addressOf, send } from "../../runtime/api.ts";
import { isOpen, useJob } from "../../runtime/jobs.ts";
import { useMay } from "../../runtime/session.ts";
import { Counts } from "./report.tsx";

type ImportCounts = NonNullable<StaffJob["report"]["counts"]>;

/** Pictures are fetched after all rows are done. */
function Pictures({ counts: { pictures = 0, picturesLeft = 0 } }: { counts: ImportCounts }) {
  const say = useText();
  if (pictures + picturesLeft === 0) return null;
  return (
    <p>
      {say("importPictures", { count: pictures })}
      {picturesLeft > 0 && ` · ${say("importPicturesLeft", { count: picturesLeft })}`}
    </p>
  );
}

type WarningsProps = { skipped: NonNullable<StaffJob["report"]["skipped"]>; title?: Key };

/** The parts of the file that were refused or could not be loaded, or that could not be put back, with reasons. */
function Warnings({ skipped, title = "importWarnings" }: WarningsProps) {
  const say = useText();
  if (skipped.length === 0) return null;
  return (
    <details>
      <summary>{say(title)}</summary>
      <Skipped skipped={skipped} />
    </details>
  );
}

const over: Partial<Record<StaffJob["status"], Key>> = {
  failed: "jobFailed",
  cancelled: "importCancelled",
  reverted: "importUndone",
};

/** How far an import is, or how it ended. */
function State({ job }: { job: StaffJob }) {
  const say = useText();
  const { number } = useFormats();
  const { status, done, total } = job;
  const howFar = say("jobRunning", { done: number(done), total: number(total) });
  if (!isOpen(job)) {
    const isWhole = status === "done" || status === "reverted";
    return (
      <p role="status">
        {say(over[status] ?? "importDone")} {!isWhole && `${howFar}.`}
      </p>
    );
  }
  return (
    <>
      <p role="status">{howFar}</p>
      <progress className="import-bar" aria-label={say("import")} value={done} max={Math.max(1, total)} />
    </>
  );
}

/** The job that undoes the import, until it is done, and what it had to leave. */
function Undoing({ started }: { started: StaffJob }) {
  const say = useText();
  const job = useJob(started);
  const isDone = !isOpen(job) && job.status !== "failed";
  return (
    <>
      <p role="status">{say(isOpen(job) ? "importUndoing" : isDone ? "importUndone" : "jobFailed")}</p>
      <Warnings skipped={job.report.skipped ?? []} title="importStays" />
    </>
  );
}

/**
 * Leads to the job's changes in the audit log. Who may not read it is led to the products instead, of which the latest
 * changed come first.
 */
function Brought({ job, isThere }: { job: StaffJob; isThere: boolean }) {
  const say = useText();
  const readsLog = useMay("audit:read");
  const seesProducts = useMay("catalogue:read");
  const words = { className: "button", children: say("importSee") };
  if (readsLog) return <Link {...words} to="/audit" search={{ job: String(job.id) } as never} />;
  return isThere && seesProducts && <Link {...words} to="/products" />;
}

/** A running or finished import: its counts, what it refused, and a button to undo it. */
export function Progress({ started }: { started: StaffJob }) {
  const say = useText();
  const client = useQueryClient();
  const job = useJob(started);
  const acting = useMutation({
    mutationFn: (act: "cancel" | "revert") => send<{ job: StaffJob }>("POST", `/jobs/${job.id}/${act}`),
    onSuccess: ({ job: next }, act) => {
      if (act === "revert") follow(next);
      else void client.invalidateQueries({ queryKey: ["job", job.id] });
    },
  });
  const { report } = job;
  const undoing = acting.variables === "revert" ? acting.data?.job : undefined;
  // What was put back is not there any more, so its counts would only mislead.
  const isThere = !undoing && job.status !== "reverted";
  return (
    <section className="card stack" aria-label={say("importReport")}>
      {undoing ? <Undoing started={undoing} /> : <State job={job} />}
      {isThere && (
        <>
          <Counts counts={report.counts ?? {}} />
          <Pictures counts={report.counts ?? {}} />
          <Warnings skipped={report.skipped ?? []} />
        </>
      )}
      <div className="import-acts">
        {!isOpen(job) && <Brought job={undoing ?? job} isThere={isThere} />}
        {(report.counts?.refused ?? 0) > 0 && (
          <a className="button" href={addressOf(`/jobs/${job.id}/refused.csv`)} download>
            {say("importRefusedFile")}
          </a>
        )}
        {isOpen(job) && job.canCancel && (
          <button type="button" className="button" disabled={acting.isPending} onClick={() => acting.mutate("cancel")}>
            {say("cancel")}
          </button>
        )}
        {job.canRevert && !undoing && (
          <button type="button" className="button" disabled={acting.isPending} onClick={() => acting.mutate("revert")}>
            {say("undo")}
          </button>
        )}
      </div>
      <FormProblem error={acting.error} />
    </section>
  );
}

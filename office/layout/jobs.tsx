import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { CloseIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";
import { get, send } from "../runtime/api.ts";
import { tell } from "./toasts.tsx";

/** Jobs that were started in this window: their progress, and a button to undo each when it is done. */

let followed: readonly StaffJob[] = [];
const watchers = new Set<() => void>();
function change(next: readonly StaffJob[]): void {
  followed = next;
  for (const watcher of watchers) watcher();
}

/** Shows a job's progress until it is dismissed. */
export const follow = (job: StaffJob): void => change([...followed, job]);

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export function Jobs() {
  const shown = useSyncExternalStore(subscribe, () => followed);
  if (shown.length === 0) return null;
  return (
    <div className="jobs">
      {shown.map((job) => (
        <Job key={job.id} started={job} close={() => change(followed.filter(({ id }) => id !== job.id))} />
      ))}
    </div>
  );
}

const isOpen = ({ status }: StaffJob) => status === "queued" || status === "running";

function Job({ started, close }: { started: StaffJob; close: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { data: job = started } = useQuery({
    queryKey: ["job", started.id],
    queryFn: ({ signal }) => get<StaffJob>(`/jobs/${started.id}`, {}, signal),
    initialData: started,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? 400 : false),
  });
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
  const { status, done, total, reverts } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists show what a job did as soon as it is done.
  useEffect(() => {
    if (!isOpen(job)) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "job" });
  }, [status]);
  const text = isOpen(job)
    ? say("jobRunning", { done, total })
    : status === "failed"
      ? say("jobFailed")
      : say(reverts === null ? "jobDone" : "jobReverted", { done });
  return (
    <div className="job" role="status">
      <span>{text}</span>
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

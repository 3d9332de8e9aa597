import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { follow } from "../../components/jobs.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { CountAnswer, ListOf } from "../../components/list/types.ts";
import { Skipped } from "../../components/skipped.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { ToSettings } from "../settings/page.tsx";
import { jobKindNames, nameOfJob } from "./job-kinds.ts";

const states: Record<StaffJob["status"], { key: Key; tag: string }> = {
  queued: { key: "jobQueued", tag: "tag" },
  running: { key: "jobIsRunning", tag: "tag tag-info" },
  done: { key: "jobIsDone", tag: "tag tag-good" },
  failed: { key: "jobIsFailed", tag: "tag tag-bad" },
  cancelled: { key: "jobCancelled", tag: "tag" },
  reverted: { key: "jobUndone", tag: "tag" },
};

/** The list's filters as API parameters. */
const asked = ({ q, kind, status }: ListSearch) => ({ q, kind, status });

const list: ListOf<StaffJob> = {
  name: "jobs",
  empty: "jobsNone",
  isSearchable: true,
  searchHint: "searchJobs",
  load: async (search, signal) => {
    const query = { ...asked(search), page: pageOf(search), limit: limitOf(search) };
    return { rows: (await get<{ data: StaffJob[] }>("/jobs", query, signal)).data };
  },
  count: async (search, signal) => (await get<CountAnswer>("/jobs/count", asked(search), signal)).meta,
  id: ({ id }) => String(id),
  title: ({ kind, id }) => `${kind} ${id}`,
  columns: [
    {
      id: "kind",
      label: "jobKind",
      cell: ({ report, ...job }, { say }) => (
        <>
          <strong>{nameOfJob(job, say)}</strong>
          {report.error && <span className="list-sub">{report.error}</span>}
          {report.skippedCount !== undefined && (
            <details className="list-sub">
              <summary>{say("jobSkipped", { count: report.skippedCount })}</summary>
              <Skipped skipped={report.skipped ?? []} />
            </details>
          )}
        </>
      ),
    },
    {
      id: "status",
      label: "status",
      cell: ({ status }, { say }) => <span className={states[status].tag}>{say(states[status].key)}</span>,
    },
    {
      id: "progress",
      label: "jobProgress",
      cell: ({ done, total }, { say, formats }) =>
        say("jobProgressOf", { done: formats.number(done), total: formats.number(total) }),
    },
    { id: "by", label: "jobStartedBy", cell: ({ startedBy }) => startedBy.name },
    { id: "when", label: "when", cell: ({ createdAt }, { formats }) => formats.moment(createdAt) },
    { id: "do", label: "actions", cell: (job) => <Actions job={job} /> },
  ],
  filters: [
    {
      name: "kind",
      label: "jobKind",
      options: ({ say }) => Object.entries(jobKindNames).map(([kind, key]) => [kind, say(key)] as const),
    },
    {
      name: "status",
      label: "status",
      options: ({ say }) => Object.entries(states).map(([state, { key }]) => [state, say(key)] as const),
    },
  ],
};

export function JobsPage() {
  const say = useText();
  const search = useSearch({ strict: false }) as ListSearch;
  const actions = <ExportLink path="/jobs/export" query={asked(search)} />;
  return (
    <Page name={say("jobsPage")} permission="jobs:read" above={<ToSettings />} actions={actions}>
      <List list={list} />
    </Page>
  );
}

const acts = { cancel: "cancel", retry: "again", revert: "undo" } as const;

/**
 * Buttons for the actions that the job's state allows. The server checks the permission, which depends on the kind of
 * job.
 */
function Actions({ job }: { job: StaffJob }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: keyof typeof acts) => send<{ job: StaffJob }>("POST", `/jobs/${job.id}/${act}`),
    onSuccess: ({ job: next }) => follow(next),
    onError: (error) => tell(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["list", "jobs"] }),
  });
  const open = { cancel: job.canCancel, retry: job.canRetry, revert: job.canRevert };
  const names = (Object.keys(acts) as (keyof typeof acts)[]).filter((act) => open[act]);
  return (
    <span className="button-row">
      {names.map((act) => (
        <button key={act} type="button" className="button" disabled={isPending} onClick={() => mutate(act)}>
          {say(acts[act])}
        </button>
      ))}
    </span>
  );
}

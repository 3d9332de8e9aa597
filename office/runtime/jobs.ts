import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { get } from "./api.ts";

export const isOpen = ({ status }: StaffJob): boolean => status === "queued" || status === "running";

/** How many a job added or changed: of an import those that it did not refuse or find as they are. */
export const changedBy = ({ done, report: { counts } }: StaffJob): number =>
  counts ? (counts.made ?? 0) + (counts.changed ?? 0) : done;

/** A job that was started here, as it stands now. Lists show what it did as soon as it is done. */
export function useJob(started: StaffJob): StaffJob {
  const client = useQueryClient();
  const { data: job = started } = useQuery({
    queryKey: ["job", started.id],
    queryFn: ({ signal }) => get<StaffJob>(`/jobs/${started.id}`, {}, signal),
    initialData: started,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? 400 : false),
  });
  const isOver = !isOpen(job);
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "job" });
  }, [isOver, client]);
  return job;
}

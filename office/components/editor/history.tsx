import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { Static } from "typebox";
import type { AuditPage } from "#commerce/staff/audit-log/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { Failed, Skeleton } from "../states.tsx";

const Changes = lazy(async () => ({ default: (await import("../changes/changes.tsx")).Changes }));

/** The history of one record, latest first. */
export function History({ type, id }: { type: string; id: string }) {
  const say = useText();
  const { moment } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ["history", type, id],
    queryFn: ({ signal }) => get<Static<typeof AuditPage>>("/audit", { type, id, limit: 100 }, signal),
    staleTime: 0,
  });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (data.data.length === 0) return <p className="lead">{say("listEmpty")}</p>;
  return (
    <ol className="history">
      {data.data.map((entry) => (
        <li key={entry.id} className="card">
          <p>
            <strong>{entry.actor.name || say("customer")}</strong> <time dateTime={entry.at}>{moment(entry.at)}</time>
          </p>
          <Suspense>
            <Changes entry={entry} />
          </Suspense>
        </li>
      ))}
    </ol>
  );
}

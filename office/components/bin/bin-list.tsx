import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get, messageOf, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Failed, Skeleton } from "../states.tsx";
import { tell } from "../toasts.tsx";

type BinRow = { id: number; name: string; deletedAt: string };
/** What a category answers that did not come back to where it was. */
type Restored = { data?: { isMoved?: boolean; parent?: { name: string } | null } } | undefined;
type Props = { path: string; permission: string; more: readonly string[]; nameOf?: (one: BinRow) => string };

/**
 * Lists deleted records, which can be restored for 30 days. `path` is the API path of the records: the list is read
 * from `{path}/bin`, and `{path}/{id}/restore` restores one.
 */
export function BinList({ path, permission, more, nameOf = ({ name }) => name }: Props) {
  const say = useText();
  const { moment, pair } = useFormats();
  const client = useQueryClient();
  const mayWrite = useMay(permission);
  const key = ["bin", path];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get<{ data: BinRow[] }>(`${path}/bin`, {}, signal),
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: BinRow) => send<Restored>("POST", `${path}/${id}/restore`),
    onSuccess: async (answer, one) => {
      const name = nameOf(one);
      const { isMoved, parent } = answer?.data ?? {};
      if (isMoved) tell(parent ? say("restoredBelow", { name, parent: parent.name }) : say("restoredOnTop", { name }));
      else tell(say("restored", { name }));
      for (const queryKey of [key, ...more.map((name) => [name])]) await client.invalidateQueries({ queryKey });
    },
    onError: (failed) => tell(messageOf(failed, say)),
  });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (data.data.length === 0)
    return (
      <div className="state" role="status">
        <h2>{say("binEmpty")}</h2>
      </div>
    );
  return (
    <section className="card">
      <ul className="plain-list">
        {data.data.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{nameOf(one)}</strong>
              <span className="list-sub">{pair(say("binnedAt"), moment(one.deletedAt))}</span>
            </span>
            {mayWrite && (
              <button
                type="button"
                className="button"
                aria-label={`${say("restore")}: ${nameOf(one)}`}
                disabled={isPending}
                onClick={() => mutate(one)}
              >
                {say("restore")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

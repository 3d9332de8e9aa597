import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormProblem } from "../../components/form-problem.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { send } from "../../runtime/api.ts";
import { canUsePasskeys, findPasskeys, makePasskey } from "../../runtime/passkeys.ts";
import { useRefreshMember } from "../../runtime/session.ts";
import { browserOf } from "./browsers.ts";

/** The member's own passkeys: creates one on this device, lists and removes them. */
export function Passkeys() {
  const say = useText();
  const { moment } = useFormats();
  const client = useQueryClient();
  const refresh = useRefreshMember();
  const { data = [] } = useQuery({ queryKey: ["passkeys"], queryFn: ({ signal }) => findPasskeys(signal) });
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: ["passkeys"] });
    await refresh();
  };
  const adding = useMutation({
    mutationFn: () => confirmed(() => makePasskey(browserOf(navigator.userAgent).slice(0, 60))),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: number) => confirmed(() => send("DELETE", `/passkeys/${id}`)),
    onSuccess,
  });
  return (
    <section className="card">
      <h2>{say("passkeys")}</h2>
      <div className="stack">
        <p className="lead">{say("passkeysText")}</p>
        {data.length > 0 && (
          <ul className="plain-list">
            {data.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <span className="list-sub">{moment(lastUsedAt ?? createdAt)}</span>
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={`${say("remove")}: ${name}`}
                  onClick={() => removing.mutate(id)}
                >
                  {say("remove")}
                </button>
              </li>
            ))}
          </ul>
        )}
        {adding.data === false && <p className="note">{say("noPasskey")}</p>}
        <FormProblem error={adding.error ?? removing.error} />
        {canUsePasskeys() && (
          <button type="button" className="button" disabled={adding.isPending} onClick={() => adding.mutate()}>
            {say("addPasskey")}
          </button>
        )}
      </div>
    </section>
  );
}

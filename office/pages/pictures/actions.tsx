import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { dropDraft } from "../../components/editor/drafts.ts";
import { Removal } from "../../components/removal.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { messageOf, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** The picture or document, and the texts of the dialog before it is moved to the bin. */
type Props = {
  kind: "picture" | "document";
  of: { id: string; title: string; deletedAt: string | null; uses: readonly unknown[] };
  text: Key;
  used: Key;
};

/** Moves it to the bin after showing where it is used, or restores it. */
export function LibraryActions({ kind, of: { id, title, deletedAt, uses }, text, used }: Props) {
  const say = useText();
  const { pair } = useFormats();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useMay("media:write");
  const name = title || id;
  const path = `/staff/${kind}s/${encodeURIComponent(id)}`;
  const refresh = () => {
    for (const queryKey of [["list"], [`${kind}s`]]) void client.invalidateQueries({ queryKey });
  };
  const { mutate: restore, isPending } = useMutation({
    mutationFn: () => send("POST", `${path}/restore`),
    onSuccess: () => {
      refresh();
      tell(say("restored", { name }));
      return client.invalidateQueries({ queryKey: [kind, id] });
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  if (!mayWrite) return null;
  if (deletedAt)
    return (
      <button type="button" className="button button-main" disabled={isPending} onClick={() => restore()}>
        {say("restore")}
      </button>
    );
  return (
    <Removal
      act={say("toBin")}
      title={pair(say("toBin"), name)}
      remove={() => send("POST", `${path}/bin`)}
      onRemoved={async () => {
        refresh();
        await dropDraft(`media/firn/${kind === "picture" ? "image" : kind}/${id}`);
        await navigate({ to: `/${kind}s` });
        client.removeQueries({ queryKey: [kind, id] });
      }}
    >
      {uses.length > 0 && <strong>{say(used, { count: uses.length })} </strong>}
      {say(text)}
    </Removal>
  );
}

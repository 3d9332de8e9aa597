import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { NamesByLanguage } from "../../../components/names-by-language.tsx";
import { useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { catalogueNames } from "../../../runtime/catalogue-names.ts";

type Props = { kind: string; onClose: () => void };

/** Names a kind of products in each language, for everybody who works in the office. */
export function KindDialog({ kind, onClose }: Props) {
  const say = useText();
  const client = useQueryClient();
  const { data } = useQuery(catalogueNames);
  const [changed, setChanged] = useState<DisplayNames | null>(null);
  const names = changed ?? data?.data.kinds[kind] ?? {};
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send("PUT", `/staff/kinds/${kind}`, { names }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: catalogueNames.queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={say("kindNames", { kind })} onClose={onClose}>
      <DialogForm
        act={say("save")}
        isDisabled={isPending || !data}
        error={error}
        onLeave={onClose}
        onSubmit={() => mutate()}
      >
        <p className="lead">{say("kindNamesText")}</p>
        <NamesByLanguage names={names} onChange={setChanged} />
      </DialogForm>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PictureWithUses } from "#commerce/catalog/office/pictures/schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { dropDraft } from "../../components/editor/drafts.ts";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** Into the bin, after it was said who shows it; and out of it. */
export function PictureActions({ picture }: { picture: PictureWithUses }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useMay("media:write");
  const [isAsking, setIsAsking] = useState(false);
  const name = picture.title || picture.id;
  const { mutate, isPending } = useMutation({
    mutationFn: (step: "bin" | "restore") => send("POST", `/staff/pictures/${encodeURIComponent(picture.id)}/${step}`),
    onSuccess: async (_, step) => {
      for (const queryKey of [["list"], ["pictures"]]) void client.invalidateQueries({ queryKey });
      if (step === "restore") {
        tell(say("restored", { name }));
        return client.invalidateQueries({ queryKey: ["picture", picture.id] });
      }
      await dropDraft(`media/firn/image/${picture.id}`);
      await navigate({ to: "/pictures" });
      client.removeQueries({ queryKey: ["picture", picture.id] });
    },
    onError: (error) => tell(error instanceof ApiProblem ? error.message : say("failedText")),
  });
  if (!mayWrite) return null;
  if (picture.deletedAt)
    return (
      <button type="button" className="button button-main" disabled={isPending} onClick={() => mutate("restore")}>
        {say("restore")}
      </button>
    );
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setIsAsking(true)}>
        {say("toBin")}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`${say("toBin")}: ${name}`}
          act={say("toBin")}
          isPending={isPending}
          onConfirm={() => mutate("bin")}
          onClose={() => setIsAsking(false)}
        >
          {picture.uses.length > 0 && <strong>{say("pictureBinUsed", { count: picture.uses.length })} </strong>}
          {say("pictureBinText")}
        </ConfirmDialog>
      )}
    </>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextArea } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";

type RejectProps = { count: number; reject: (reason: string) => Promise<void>; onClose: () => void };

export function Reject({ count, reject, onClose }: RejectProps) {
  const say = useText();
  const [isPending, setIsPending] = useState(false);
  const submit = (values: FormData) => {
    setIsPending(true);
    void reject(String(values.get("reason") ?? "").trim());
  };
  return (
    <Dialog title={say("modRejectTitle", { count })} onClose={onClose}>
      <DialogForm act={say("modReject")} isDanger isDisabled={isPending} isChecked onLeave={onClose} onSubmit={submit}>
        <TextArea label={say("modReason")} name="reason" hint={say("modReasonHint")} maxLength={500} autoFocus />
      </DialogForm>
    </Dialog>
  );
}

export function Reply({ question, onClose }: { question: ModerationRow; onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (text: string) => send("POST", `/questions/${question.id}/answers`, { text }),
    onSuccess: async () => {
      tell(say("saved"));
      onClose();
      await client.invalidateQueries({ queryKey: ["list"] });
    },
  });
  const submit = (values: FormData) => mutate(String(values.get("text") ?? ""));
  return (
    <Dialog title={say("modReply")} onClose={onClose}>
      <DialogForm act={say("modReply")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <blockquote lang={question.language}>{question.text}</blockquote>
        <TextArea
          label={say("modReply")}
          name="text"
          hint={say("modReplyHint")}
          problem={problemsOf(error).text}
          rows={6}
          autoFocus
        />
      </DialogForm>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { TextArea } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { send } from "../../runtime/api.ts";

type RejectProps = { count: number; reject: (reason: string) => Promise<void>; onClose: () => void };

export function Reject({ count, reject, onClose }: RejectProps) {
  const say = useText();
  const [isPending, setIsPending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsPending(true);
    void reject(String(new FormData(event.currentTarget).get("reason") ?? "").trim());
  };
  return (
    <Dialog title={say("modRejectTitle", { count })} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <TextArea label={say("modReason")} name="reason" hint={say("modReasonHint")} maxLength={500} autoFocus />
        <div className="dialog-foot">
          <button type="submit" className="button button-danger" disabled={isPending}>
            {say("modReject")}
          </button>
        </div>
      </form>
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get("text") ?? ""));
  };
  return (
    <Dialog title={say("modReply")} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <blockquote lang={question.language}>{question.text}</blockquote>
        <TextArea
          label={say("modReply")}
          name="text"
          hint={say("modReplyHint")}
          problem={problemsOf(error).text}
          rows={6}
          autoFocus
        />
        <FormProblem error={error} />
        <div className="dialog-foot">
          <button type="submit" className="button button-main" disabled={isPending}>
            {say("modReply")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

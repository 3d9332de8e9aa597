import { useState } from "react";
import { Dialog } from "../components/dialog.tsx";
import { DialogForm } from "../components/dialog-form.tsx";
import { TextField } from "../components/field.tsx";
import { useText } from "../i18n/text.tsx";
import { ApiProblem, send } from "../runtime/api.ts";
import { useMember } from "../runtime/session.ts";

/** An action that waits for the password: `go` resumes it, `stop` cancels it. */
export type PendingAction = { go: () => void; stop: (reason: unknown) => void };

/** Asks for the password, and for a code when the member has a second factor. */
export default function PasswordDialog({ asked, end }: { asked: PendingAction; end: () => void }) {
  const say = useText();
  const { hasCodes } = useMember();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: FormData) => {
    const code = String(values.get("code") ?? "");
    try {
      await send("POST", "/session/confirm", { password: values.get("password"), ...(code && { code }) });
      setProblem(null);
      end();
      asked.go();
    } catch (error) {
      const isWrong = error instanceof ApiProblem && error.body.status < 500;
      setProblem(say(isWrong ? (error.body.status === 429 ? "tooManyTries" : "wrongCredentials") : "failedText"));
    }
  };
  const close = () => {
    end();
    asked.stop(null);
  };
  return (
    <Dialog title={say("confirmTitle")} onClose={close}>
      <DialogForm act={say("confirm")} onLeave={close} onSubmit={(values) => void submit(values)}>
        <p className="lead">{say("confirmText")}</p>
        <TextField label={say("password")} name="password" type="password" autoComplete="current-password" autoFocus />
        {hasCodes && <TextField label={say("code")} name="code" autoComplete="one-time-code" hint={say("codeHint")} />}
        {problem && (
          <p className="note note-signal" role="alert">
            {problem}
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
}

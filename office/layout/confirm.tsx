import { type FormEvent, useState, useSyncExternalStore } from "react";
import { Dialog } from "../components/dialog.tsx";
import { TextField } from "../components/field.tsx";
import { useText } from "../i18n/text.tsx";
import { ApiProblem, send } from "../runtime/api.ts";
import { useMember } from "../runtime/session.ts";

/** Dangerous steps ask for the password again; they wait here until it has come, and go on by themselves. */

type Waiting = { go: () => void; stop: (reason: unknown) => void };
let waiting: Waiting | null = null;
const watchers = new Set<() => void>();
const change = (next: Waiting | null) => {
  waiting = next;
  for (const watcher of watchers) watcher();
};

/** Does something; if the server wants to know first that it is still the same person, asks them and does it again. */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "confirm-first") throw error;
    await new Promise<void>((go, stop) => change({ go, stop: () => stop(error) }));
    return work();
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export function ConfirmDialog() {
  const say = useText();
  const { hasCodes } = useMember();
  const asked = useSyncExternalStore(subscribe, () => waiting);
  const [problem, setProblem] = useState<string | null>(null);
  if (!asked) return null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const code = String(values.get("code") ?? "");
    try {
      await send("POST", "/session/confirm", { password: values.get("password"), ...(code && { code }) });
      setProblem(null);
      change(null);
      asked.go();
    } catch (error) {
      const isWrong = error instanceof ApiProblem && error.body.status < 500;
      setProblem(say(isWrong ? (error.body.status === 429 ? "tooManyTries" : "wrongCredentials") : "failedText"));
    }
  };
  const close = () => {
    change(null);
    asked.stop(null);
  };
  return (
    <Dialog title={say("confirmTitle")} onClose={close}>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <p className="lead">{say("confirmText")}</p>
        <TextField label={say("password")} name="password" type="password" autoComplete="current-password" autoFocus />
        {hasCodes && <TextField label={say("code")} name="code" autoComplete="one-time-code" hint={say("codeHint")} />}
        {problem && (
          <p className="note note-signal" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-foot">
          <button type="submit" className="button button-main">
            {say("confirm")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

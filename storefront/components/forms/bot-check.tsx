import { useEffect, useRef } from "react";
import { TextField } from "#ui/field.tsx";
import type { BotQuestion } from "./bot-question.ts";
import type { FormTask } from "./form-check.ts";

/**
 * A form's hidden bot check field. The script that computes its value is loaded only with the form. Without scripts a
 * question is shown instead, and also to every visitor once the script's answer was missing or invalid.
 */
export function BotCheckField({ task }: { task: FormTask }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form || task.kind === "off") return;
    let isOver = false;
    let isWaiting = false;
    const answer = import("./bot-check-answer.ts").then(({ answerTo }) => answerTo(task));
    answer.catch(() => undefined);
    const onSubmit = (event: SubmitEvent) => {
      if (isOver) return;
      event.preventDefault();
      // A second click must not send again, because an answer is valid once.
      if (isWaiting) return;
      isWaiting = true;
      const sender = event.submitter;
      const go = (value: string) => {
        input.value = value;
        isOver = true;
        // When the answer is already available, this runs while the submit event is still being dispatched, and a form
        // cannot be submitted then.
        setTimeout(() => form.requestSubmit(sender));
      };
      answer.then((give) => give()).then(go, () => go(""));
    };
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, [task]);
  if (task.kind === "off") return null;
  const { question } = task;
  return (
    <>
      <input ref={field} type="hidden" name="_person" />
      {question &&
        (question.isFirst ? (
          <noscript>
            <Sum question={question} />
          </noscript>
        ) : (
          <Sum question={question} />
        ))}
    </>
  );
}

function Sum({ question: { token, label, hint, error, isFirst } }: { question: BotQuestion }) {
  return (
    <>
      <input type="hidden" name="_question" value={token} />
      <TextField
        label={label}
        hint={hint}
        error={error}
        id="sum"
        name="_sum"
        inputMode="numeric"
        autoComplete="off"
        // The question is shown again, so it gets the focus.
        autoFocus={!isFirst}
      />
    </>
  );
}

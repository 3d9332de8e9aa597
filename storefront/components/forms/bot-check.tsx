import { useEffect, useRef } from "react";
import { TextField } from "#ui/field.tsx";
import type { BotQuestion } from "./bot-question.ts";
import type { FormTask } from "./form-check.ts";

/**
 * The hidden field of a form that proves a person; what works it out is fetched with the form alone. Where no script runs a
 * question stands in its place, and so it does for everybody once the script's answer was missing or no good.
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
      // Whoever presses twice sends once: an answer is good once.
      if (isWaiting) return;
      isWaiting = true;
      const sender = event.submitter;
      const go = (value: string) => {
        input.value = value;
        isOver = true;
        // An answer that is there already comes while the event is still on its way, when a form cannot be sent again.
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
        // Asked again: it is what the form waits for.
        autoFocus={!isFirst}
      />
    </>
  );
}

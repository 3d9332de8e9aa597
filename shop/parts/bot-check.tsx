import { useEffect, useRef } from "react";
import type { BotCheckTask } from "#platform/bot-check/bot-check.ts";
import { useText } from "#shop/frame/shop.tsx";
import { supportEmail } from "./contact.ts";

/** The hidden field of a form that proves a person; what works it out is fetched with the form alone. */
export function BotCheckField({ task }: { task: BotCheckTask }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form || task.kind === "off") return;
    let isOver = false;
    const answer = import("./bot-check-answer.ts").then(({ answerTo }) => answerTo(task));
    answer.catch(() => undefined);
    const onSubmit = (event: SubmitEvent) => {
      if (isOver) return;
      event.preventDefault();
      const sender = event.submitter;
      const go = (value: string) => {
        input.value = value;
        isOver = true;
        form.requestSubmit(sender);
      };
      answer.then((give) => give()).then(go, () => go(""));
    };
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, [task]);
  if (task.kind === "off") return null;
  return (
    <>
      <input ref={field} type="hidden" name="_person" />
      <noscript>
        <p className="field-hint">{t("form.robot.script", { email: supportEmail })}</p>
      </noscript>
    </>
  );
}

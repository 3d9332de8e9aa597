import type { ReactNode } from "react";
import type { BotCheckTask } from "#platform/bot-check/bot-check.ts";
import { localePath, useShop, useText } from "#shop/frame/shop.tsx";
import { Notice } from "#ui/notice.tsx";
import { BotCheckField } from "./bot-check.tsx";
import type { Message } from "./message.ts";

/** What every form for everybody carries. */
export type PublicForm = { csrf: string; task: BotCheckTask; problem: Message | null; errors: Record<string, Message> };

type Props = { form: PublicForm; action: string; className?: string; children: ReactNode };

/** A plain HTML form with its token, its bot check, and what went wrong with all of it. */
export function PublicFormFrame({ form: { csrf, task, problem }, action, className, children }: Props) {
  const t = useText();
  const { locale } = useShop();
  return (
    <form method="post" action={localePath(locale, action)} className={className} noValidate>
      <input type="hidden" name="_csrf" value={csrf} />
      {problem && (
        <Notice kind="error" live>
          {t(problem.key, problem.values)}
        </Notice>
      )}
      {children}
      <BotCheckField task={task} />
    </form>
  );
}
